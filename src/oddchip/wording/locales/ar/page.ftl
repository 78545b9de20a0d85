### الصفحة: الأقسام، وحساب النتيجة، والاحتمالات، والقواعد.

page-nav = الأقسام
page-skip = إلى المحتوى
page-languages = اللغة
page-settle = حساب النتيجة
page-odds = الاحتمالات
page-learn = التعلّم
page-rules = القواعد
page-title-settle = حساب وعاء البوكر: لمن كل نصيب، ولماذا
page-title-odds = احتمالات البوكر: الأوراق المحسِّنة والسحب والنطاقات
page-title-learn = كيف يُقرأ كشف الأوراق
page-title-rules = الألعاب وقواعد المكان ومصطلحات البوكر
page-about-settle = بلمس الأوراق أو بسطر واحد: لمن الوعاء، وبأي خمس أوراق، وأي ورقة تحسم، ونصيب كل مقعد حتى آخر رقاقة.
page-about-odds = عدّ الأوراق المحسِّنة، وأسماء أنواع السحب، وثمن المجاراة مقابل الوعاء، ونطاق الأيدي الابتدائية في جدول.
page-about-learn = ترتيب الأيدي والكيكر والتعادل والأوعية الجانبية والرقائق المتبقية، وكل مثال محسوب ورقة بعد ورقة.
page-about-rules = كل الألعاب مع ترتيب أيديها، وكل قواعد المكان وما تغيّره، ومعجم البوكر.
page-footer = حساب دقيق لكشف الأوراق مع بيان السبب. كل ما يُكتب هنا يبقى على هذا الخادم.

## حساب النتيجة: النموذج

page-settle-heading = لمن كل نصيب؟
page-settle-lead = بلمس الأوراق أو بكتابة سطر، وتظهر النتيجة فورًا.
page-example = مثال
page-examples = أمثلة
page-example-prompt = عشرون مثالًا بلمسة واحدة
page-recent = أوعية حديثة
page-table = طاولة اللعب
page-game = اللعبة
page-games-board = ألعاب بأوراق مشتركة
page-games-split = ألعاب يُقسم فيها الوعاء
page-games-stud = الستاد
page-games-draw = بوكر السحب
page-mode-chips = الرقائق فقط: ترتيب الأيدي معروف على الطاولة
page-mode-chips-about = لكل يد مرتبتها، و1 للأفضل؛ والأيدي المتساوية لها مرتبة واحدة.
page-board = التوزيعة { $number }
page-board-cards = أوراق الطاولة
page-add-board = إضافة توزيعة
page-remove-board = إزالة توزيعة
page-seats = المقاعد في اتجاه اللعب
page-seat = المقعد { $number }
page-seat-name = المقعد { $number }
page-player-name = اسم اللاعب
page-cards = الأوراق
page-cards-hint = مثال: { $example }
page-chips = الرقائق المدفوعة
page-chips-hint = الرقائق الميتة بعد علامة الجمع: { $example }
page-place = المرتبة
page-state = اليد
page-state-in = في اللعب
page-state-folded = انسحاب
page-state-mucked = لم تُكشف
page-state-unseen = غير معروفة
page-button = الزر
page-no-button = لا زر على أي مقعد هنا
page-add-seat = إضافة مقعد
page-remove = إزالة
page-move-up = إلى أعلى
page-move-down = إلى أسفل
page-drag = السحب لتغيير الترتيب
page-house = قواعد المكان
page-house-about = لمن تذهب الرقاقة المتبقية، وما تأخذه الصالة.
page-preset = مجموعة القواعد
page-setting-own = كما في المجموعة: { $choice }
page-chip = أصغر رقاقة
page-chip-hint = إن تُرك فارغًا: 1 أو أصغر كسر في المبالغ
page-pot = الوعاء
page-pot-hint = فقط إذا كانت المساهمات غير معروفة
page-rake = العمولة
page-rake-hint = مثل { $example }
page-settle-now = حساب
page-clear = مسح
page-undo = تراجع
page-line = سطر الكشف
page-line-about = الوعاء كله في سطر واحد: اللعبة، ثم أوراق الطاولة، ثم المقاعد في اتجاه اللعب. النجمة تعيّن الزر، والعدد بعد الأوراق هو الرقائق المدفوعة.
page-line-settle = حساب هذا السطر

## حساب النتيجة: اختيار الأوراق

page-picker = الأوراق
page-picker-for = الورقة إلى: { $place }
page-picker-close = تم
page-picker-unseen = ورقة غير معروفة
page-picker-erase = محو
page-slot = { $place }، الورقة { $number }
page-slot-empty = فارغة
page-card-used = { $card }، مستخدمة

## حساب النتيجة: الجواب

page-answer = الجواب
page-answer-empty = هنا يظهر الجواب.
page-answer-empty-about = المطلوب يدان وأوراق الطاولة، أو أحد الأمثلة للبدء.
page-waiting = ما زال ينقص
page-missing-cards = { $place }: { $cards }
page-missing-seats = يدان على الأقل
page-wrong = لا يمكن الحساب هكذا
page-offline = لا اتصال. تبقى الأوعية المحسوبة من قبل متاحة للقراءة.
page-why = لماذا؟
page-picture = الرسم
page-picture-settlement = رسم كشف الأوراق: أوراق الطاولة والأيدي والأوراق التي تدخل والأوعية. والنص يقول الشيء نفسه.
page-link = رابط هذا الوعاء
page-copy = نسخ
page-copied = نُسخ
page-copy-link = نسخ الرابط
page-copy-text = نسخ الجواب
page-link-copied = نُسخ الرابط
page-print = طباعة
page-share = مشاركة الرابط
page-check = حُسبت كل رقاقة.

## عناوين الأمثلة

example-kicker = الكيكر الأول يحسم
example-two-pair-kicker = زوجان لكل يد، وكيكر واحد
example-second-kicker = ثلاثيتان متساويتان: تعادل
example-quads-on-board = رباعية على الطاولة
example-board-plays = أفضل يد هي الطاولة نفسها
example-card-not-playing = ورقة لا تدخل
example-flush-on-board = فلاش على الطاولة بلا تعادل
example-straight-on-board = ستريت على الطاولة بلا تعادل
example-wheel = الآس أدنى ورقة
example-full-house = فل هاوس بثلاثية مشتركة
example-three-pairs = ثلاثة أزواج، ويدخل زوجان
example-set = سِت أمام زوجين
example-odd-chips = تعادل ثلاثي ورقاقتان متبقيتان
example-side-pot = وعاء رئيسي ووعاء جانبي
example-two-side-pots = وعاءان جانبيان ورهان مُعاد
example-chips-only = الرقائق فقط، بلا أوراق
example-omaha-two = أوماها: ورقتان خاصتان بالضبط
example-hi-lo-quarter = عالية ومنخفضة: نصف مشترك
example-run-twice = توزيعتان للطاولة
example-short-deck = الرزمة القصيرة: الفلاش فوق الفل هاوس

## الاحتمالات والقواعد وما تشترك فيه الصفحات

page-contents = في هذه الصفحة
page-games = الألعاب
page-terms = المصطلحات
page-settle-game = حساب وعاء من هذه اللعبة
page-picture-ladder = { $game }: ترتيب الأيدي، ولكل فئة مثال.
page-change-example = تغيير هذا المثال
page-house-lead = ما تختلف فيه القواعد من مكان إلى آخر، وفي كل مرة وعاء واحد محسوب بكل الطرق.
page-house-same-pot = الوعاء نفسه مع كل اختيار
page-house-choice = اختيار المكان
page-house-result = نصيب كل مقعد

page-chance = { $percent } ({ $exact })
page-outs = الأوراق المحسِّنة والسحب
page-outs-about = الأوراق التي تفيد اليد على الفلوب أو التيرن. وإن عُرفت يد المنافس فلا يُحتسب إلا ما يجعل اليد في المقدمة.
page-outs-hole = الأوراق الخاصة
page-outs-board = الطاولة، ثلاث أوراق أو أربع
page-outs-against = يد المنافس، إن عُرفت
page-outs-do = عدّ الأوراق
page-outs-count = الأوراق المحسِّنة
page-outs-next = في الورقة التالية
page-outs-river = حتى الريفر
page-outs-win = فوز في النهاية
page-outs-tie = تعادل في النهاية
page-outs-lose = خسارة في النهاية
page-outs-other = أوراق مفيدة أخرى
page-outs-pairing = تصنع زوجًا على الطاولة، فيفيد الجميع
page-outs-conditions = حساب شامل لا تقدير. لم يُكشف بعد: { $cards }، وكلها متساوية الاحتمال.
page-draws = أنواع السحب
page-no-draws = لا سحب أعلى من اليد الحالية.
page-draw-nut = { $draw } (أقوى يد ممكنة)
page-draw-straight-flush-draw = سحب ستريت فلاش
page-draw-quads-draw = سحب رباعية
page-draw-flush-draw = سحب فلاش
page-draw-full-house-draw = سحب فل هاوس
page-draw-open-ended = سحب ستريت مفتوح الطرفين
page-draw-double-gutshot = سحب ستريت داخلي مزدوج
page-draw-wrap = سحب ستريت متعدد الرتب
page-draw-gutshot = سحب ستريت داخلي
page-draw-set-draw = زوج نحو سِت
page-draw-trips-draw = زوج نحو تريبس
page-draw-two-pair-draw = سحب زوجين
page-draw-overcards = ورقتان أعلى من الطاولة
page-draw-backdoor-flush-draw = سحب فلاش بورقتين
page-draw-backdoor-straight-draw = سحب ستريت بورقتين
page-call = ثمن المجاراة
page-call-about = كم مرة يجب أن تفوز المجاراة حتى لا تخسر، بصرف النظر عن الرهانات اللاحقة.
page-call-amount = مبلغ المجاراة
page-call-pot = الوعاء، ومعه الرهان المطلوب مجاراته
page-call-do = حساب
page-call-required = المطلوب
page-call-ratio = نسبة الوعاء إلى المجاراة: { $ratio }.
page-range = نطاق الأيدي الابتدائية
page-range-about = الأيدي كما تُكتب عادة: أزواج، وأوراق من شكل واحد أو شكلين، وسلاسل بعلامة الجمع. الأزواج في الجدول على القطر، وما كان من شكل واحد فوقه، وما كان من شكلين تحته.
page-range-text = النطاق
page-range-do = عرض
page-range-share = من كل الأيدي
page-range-combos = عدد الأيدي
page-picture-outs = اليد والطاولة والأوراق المفيدة.
page-picture-range = النطاق في جدول الأيدي الابتدائية.

page-error-again = أعد المحاولة
page-error-back = إلى البداية
