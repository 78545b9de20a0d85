### ما قد يقع من أخطاء، بحسب رمز الخطأ. المعطيات هي معطيات القوالب الإنجليزية في oddchip.errors.

-sign-unseen = {"\u2066"}??{"\u2069"}
-sign-bar = {"\u2066"}|{"\u2069"}
-sign-slash = {"\u2066"}/{"\u2069"}
-sign-at = {"\u2066"}@{"\u2069"}
-sign-hash = {"\u2066"}#{"\u2069"}
-sign-star = {"\u2066"}*{"\u2069"}
-holding-words = {"\u2066"}?, fold, muck, #1{"\u2069"}
-sign-first = {"\u2066"}#1{"\u2069"}
-letter-ten = {"\u2066"}T{"\u2069"}
-install-all = {"\u2066"}pip install "oddchip[all]"{"\u2069"}

error-at-position = الموضع { $position }: { $message }
error-at-line = السطر { $line }: { $message }
error-at-item = العنصر { $item }: { $message }
error-place-board = { $board ->
    [1] الطاولة
    [2] التوزيعة الثانية
    [3] التوزيعة الثالثة
    [4] التوزيعة الرابعة
   *[other] التوزيعة { $board }
}
error-place-the-board = الطاولة
error-place-dead = أوراق خارج اللعب

## الأوراق

error-unknown-card = «{ $given }» ليست ورقة لعب. الورقة رتبة وشكل، مثل { $suggestion }.
error-look-alike =
    «{ $given }» { $letter ->
        [cyrillic] حرف سيريلي
        [greek] حرف يوناني
       *[other] حرف من أبجدية أخرى
    }. الصواب المحتمل: { $suggestion }.
error-numeric-rank = «{ $given }» ليست رتبة ورقة. الصواب المحتمل: { $suggestion }.
error-ambiguous-ten = مع الحروف الروسية قد يعني الحرف { -letter-ten } العشرة أو الآس. تُكتب العشرة هكذا: { $suggestion }.
error-card-repeated = الورقة { $card } مكررة، وأول ورودها في الموضع { $first }.
error-duplicate-card = الورقة { $card } مكررة: { $first } و{ $second }.
error-duplicate-in-one-place = الورقة { $card } مكررة ({ $first }).
error-card-not-in-deck = لا توجد الورقة { $card } في رزمة هذه اللعبة ({ $variant }، وعدد أوراق الرزمة { $size }).
error-unseen-card = { -sign-unseen } ورقة غير معروفة، والمطلوب هنا معرفة كل الأوراق.

## عدد الأوراق

error-hand-count = عدد الأوراق { $given }، والمطلوب { $expected } ({ $variant }).
error-holding-count = { $player }: عدد الأوراق الخاصة { $given }، والمطلوب في هذه اللعبة ({ $variant }) { $expected }.
error-holding-or-stake =
    { $player }: هل { $number } مساهمة أم رتبة ورقة؟ عدد الأوراق الخاصة { $given }، والمطلوب في هذه اللعبة ({ $variant }) { $expected }.
    إن كانت ورقة فيلزم ذكر شكلها، وإن كانت مساهمة فتلزم الورقة الناقصة.
error-holding-parts = { $player }: تُكتب الأوراق الخاصة في هذه اللعبة ({ $variant }) على هذا الشكل: { $expected }، وبين المجموعتين { -sign-slash }.
error-board-count = عدد أوراق الطاولة { $given }، والمطلوب في هذه اللعبة ({ $variant }) { $expected }.
error-boards-count = عدد توزيعات الطاولة { $given }، والمطلوب في هذه اللعبة ({ $variant }) { $expected }.
error-board-incomplete = التوزيعة { $board }: عدد الأوراق { $given }، ولا يتم الحساب في هذه اللعبة ({ $variant }) إلا عند { $expected }.
error-holding-incomplete = { $player }: عدد الأوراق { $given }، ولا يتم الحساب في هذه اللعبة ({ $variant }) إلا عند { $expected }.
error-board-repeat = الورقة { $card } واردة في التوزيعتين { $first } و{ $second }، لكن ليس في الموضع نفسه بعد الأوراق نفسها.

## المبالغ

error-bad-amount = «{ $given }» ليس مبلغًا. المطلوب أرقام ونقطة واحدة على الأكثر: { $suggestion }.
error-amount-too-long = «{ $given }» مبلغ أطول من اللازم: 15 رقمًا على الأكثر قبل النقطة، و8 أرقام على الأكثر بعدها.
error-chip-zero = يجب أن تكون أصغر رقاقة أكبر من الصفر، والقيمة المكتوبة { $given }.

## سطر الكشف

error-empty-line = لا شيء لحسابه. شكل السطر: { $suggestion }
error-line-parts = يلزم في السطر اسم اللعبة وأوراق الطاولة ومقعد واحد على الأقل، وبينها العلامة { -sign-bar }. عدد الأجزاء الموجودة: { $given }.
error-seat-form = «{ $given }» ليس وصفًا لمقعد. شكل المقعد: { $suggestion }
error-seat-name = «{ $given }» لا يصلح اسمًا. يلزم وضعه بين علامتي اقتباس مزدوجتين أو اختيار اسم آخر.
error-name-twice = اسم واحد لمقعدين: { $player }.
error-quote-open = علامة الاقتباس المزدوجة غير مغلقة.
error-seat-number = «{ $given }» ليس رقم مقعد. يُكتب { -sign-at } وبعدها رقم: 1، 2، 3…
error-seat-numbers-missing = { $player }: لا رقم لهذا المقعد، ولغيره أرقام. إما ترقيم المقاعد كلها وإما تركها بلا أرقام.
error-seat-order = يجب أن تتزايد أرقام المقاعد في دورة واحدة حول الطاولة. { $player }: الرقم { $given } يخالف الترتيب.
error-holding-word = «{ $given }» لا تصلح هنا. تُكتب الأوراق، أو إحدى هذه العلامات بدلًا منها: { -holding-words }.
error-holding-missing = { $player }: لا أوراق. المطلوب أوراق أو إحدى هذه العلامات: { -holding-words }.
error-declared-rank = «{ $given }» ليست مرتبة. مرتبة أفضل يد { -sign-first }.
error-button-twice = الزر مذكور مرتين: في الموضعين { $first } و{ $second }.
error-option-unknown = خيار غير معروف «{ $given }». الخيارات المعروفة: { $known }.
error-option-twice = الخيار { $given } مذكور مرتين.
error-option-value = القيمة «{ $given }» لا تصلح للخيار { $option }. مثال صحيح: { $suggestion }.

## الكشف

error-no-seats = لا مقاعد: لا أحد حول الطاولة.
error-stakes-missing = { $player }: لا مساهمة لهذا المقعد، ولغيره مساهمات. إما ذكر المساهمات كلها وإما تركها كلها.
error-pot-and-stakes = مجموع المساهمات { $total }، والوعاء المذكور { $pot }.
error-negative-amount = { $player }: المبلغ { $given } أقل من الصفر.
error-declared-mixed = { $player }: لا تجتمع المرتبة المعلنة ({ -sign-hash }) والأوراق.
error-declared-split = في هذه اللعبة ({ $variant }) يُقسم الوعاء، فلا تكفي مرتبة واحدة ({ -sign-hash }). المطلوب ذكر الأوراق.

## الحساب

error-no-live-hand = كل الأيدي منسحبة أو لم تُكشف، فلا يد تفوز بالوعاء.
error-nothing-at-stake = الوعاء فارغ: كل المساهمات صفر.
error-button-missing =
    تذهب الرقاقة المتبقية من { $pot ->
        [main] الوعاء الرئيسي
       *[other] الوعاء الجانبي
    } إلى أول مقعد فائز بعد الزر، ولا زر محدد. الحل: العلامة { -sign-star } قبل اسم، أو إضافة { $suggestion }.
error-rake-too-large = العمولة { $rake } أكبر مما في الأوعية ({ $total }).
error-verify-waits = لا يمكن التحقق من المبالغ المصروفة: يتوقف أحد الأوعية على أوراق غير معروفة لدى { $players }.
error-verify-no-chips = لا يمكن التحقق من المبالغ المصروفة: لا مساهمات ولا وعاء في السطر.
error-payout-unknown = { $player }: لا مقعد بهذا الاسم.

## الأسماء

error-unknown-variant = لعبة غير معروفة «{ $given }»: هل المقصود «{ $suggestion }»؟
error-unknown-rules = قواعد غير معروفة «{ $given }». المعروف منها: { $known }.
error-unknown-setting = إعداد غير معروف «{ $given }». الإعدادات المعروفة: { $known }.
error-setting-value = الإعداد { $setting } لا يقبل القيمة «{ $given }». القيم الممكنة: { $known }.
error-unknown-language = لغة غير معروفة «{ $given }». اللغات المتاحة: { $known }.
error-unknown-half = لا نصف باسم «{ $given }» في هذه اللعبة ({ $variant }). الموجود: { $known }.
error-unknown-choice = القيمة «{ $given }» غير صالحة ({ $option }). القيم الممكنة: { $known }.

## الأيدي

error-not-comparable = لا تُقارن يدان من نظامي ترتيب مختلفين: { $first } و{ $second }.

## النطاقات والأوراق المحسِّنة

-sign-colon = {"\u2066"}:{"\u2069"}
-mark-suited = {"\u2066"}s{"\u2069"}
-mark-offsuit = {"\u2066"}o{"\u2069"}

error-range-empty = لم تُذكر أي يد بداية. شكل النطاق: { $suggestion }
error-range-incomplete = تنقص هنا يد بداية. أمثلة صحيحة: { $suggestion }.
error-range-token = «{ $given }» ليست يد بداية. أمثلة صحيحة: { $suggestion }.
error-range-tail = «{ $given }» بعد اليد لا معنى لها في النطاق. الصواب المحتمل: { $suggestion }.
error-range-bracket = «{ $given }»: القوس غير مغلق أو لم يُفتح أو فارغ. مثال صحيح: { $suggestion }.
error-range-pair-suited = «{ $given }»: ورقتا الزوج لا تكونان من شكل واحد أبدًا. الصواب المحتمل: { $suggestion }.
error-range-ends =
    لا سلسلة من { $first } إلى { $last }. يلزم في الطرفين أعلى ورقة واحدة أو فارق واحد، وعلامة واحدة: { -mark-suited } أو { -mark-offsuit } أو بلا علامة.
    مثال صحيح: { $suggestion }.
error-range-weight = «{ $given }» ليس وزنًا. المطلوب عدد من 0 إلى 1 بعد { -sign-colon } أو نسبة مئوية من 0 إلى 100 بعد { -sign-at }، مثل { $suggestion }.
error-range-percent = «{ $given }» ليست نسبة من الأيدي. المطلوب عدد لا يزيد على 100: { $suggestion }.
error-range-percent-game = «{ $given }»: لا يُعرف لهذه اللعبة ({ $variant }) ترتيب لكل أيدي البداية. المطلوب ذكر الأيدي نفسها.
error-range-card-count = «{ $given }» أوراق أكثر مما يلزم: { $count }. في هذه اللعبة ({ $variant }) تُوزع { $expected }.
error-range-game = نطاقات أيدي البداية للألعاب التي فيها طاولة ويد واحدة لكل لاعب، وهذه اللعبة ليست منها ({ $variant }).
error-ranges-differ = لا يُجمع بين نطاقين من لعبتين مختلفتين: { $first } و{ $second }.
error-rank-not-in-deck = لا توجد الرتبة { $given } في رزمة هذه اللعبة ({ $variant }، وعدد أوراق الرزمة { $size }).
error-outs-board = عدد أوراق الطاولة { $given }. تُعد السحوب والأوراق المحسِّنة عند الفلوب أو التيرن، أي مع ثلاث أوراق أو أربع.
error-outs-game = السحوب والأوراق المحسِّنة تحتاج إلى طاولة، ولا طاولة في هذه اللعبة ({ $variant }).
error-outs-opponent = لا تُعد الأوراق التي تعطي الفوز إلا أمام يد معروفة. المطلوب ذكر أوراق المنافس.
error-outs-call = لا نسبة لمجاراة قدرها { $given }. يجب أن تكون المجاراة أكبر من الصفر، وألا يقل الوعاء عن الصفر.

## JSON

error-not-json = النص «{ $given }» ليس بصيغة { -json }.
-json = {"\u2066"}JSON{"\u2069"}
error-wrong-schema = المخطط «{ $given }» غير مناسب، والمطلوب { $expected }.
error-missing-field = { $path }: حقل ناقص.
error-unknown-field = { $path }: حقل غير معروف. الحقول المعروفة: { $known }.
error-wrong-type = { $path }: القيمة «{ $given }» غير مناسبة، والمطلوب: { $expected }.

## الملفات والتثبيت

error-file-missing = { $path }: لا ملف بهذا الاسم. (في سطر الكشف توجد العلامة { -sign-bar }.)
error-file-unreadable = { $path }: لا يُقرأ هذا الملف نصًّا بترميز { -utf8 }.
-utf8 = {"\u2066"}UTF-8{"\u2069"}
error-file-unwritable = { $path }: تعذرت الكتابة في هذا الملف.
error-picture-one = { $path }: يتسع هذا لصورة كشف واحد. لعدة كشوف يُكتب { $suggestion }، ومكان { -sign-number } يأتي رقم الكشف.
-sign-number = {"\u2066"}{"{n}"}{"\u2069"}
error-missing-extra = إضافة غير مثبّتة: { $extra }. للتثبيت: { -install-all }
error-record-differs = { $path }: في السجل { $given }، وحساب سطره يعطي { $expected }.
error-at-field = { $field }: { $message }

## المصفوفات

error-array-type = { $name }: المطلوب مصفوفة { $expected }، والمعطى { $given }.
error-array-shape = { $name }: أبعاد المصفوفة { $given }، والمطلوب { $expected }.
error-array-card = { $name }: العدد { $given } في الموضع { $place } ليس من أوراق هذه الرزمة، وأوراقها من { $first } إلى { $last }.
error-array-duplicate = { $name }: الورقة { $card } مكررة في الصف { $row }.
error-array-rows = عدد الصفوف مختلف: { $name } فيها { $given }، و{ $other } فيها { $expected }.
error-no-such-value = لا يد في نظام { $system } قيمتها { $given }.
error-no-kernel = لا نواة حساب لنظام { $system } مع { $selection } وعدد أوراق { $given }.

## HTTP

error-not-utf8 = نص الطلب ليس بترميز {"\u2066"}UTF-8{"\u2069"}.
error-media-type = لا يُقرأ هنا نص من النوع «{ $given }». المطلوب: { $expected }.
error-body-too-large = نص الطلب أطول من المسموح. الحد بالبايت: { $most }.
error-address-too-long = العنوان أطول من المسموح. الحد بالبايت: { $most }.
error-too-many = العدد المعطى: { $given }؛ الحد الأقصى: { $most }.
error-text-too-long = النص أطول من اللازم: عدد الحروف { $given }، والحد الأقصى { $most }.
error-host-unknown = لا يستجيب هذا الخادم للاسم «{ $given }».
error-cross-site = أُرسل هذا النموذج من صفحة لا تتبع هذا الخادم. يلزم إرساله من صفحة هذا الخادم نفسه.
error-not-found = لا شيء في هذا العنوان.
error-method-not-allowed = لا تُنفَّذ { $given } هنا. المتاح: { $known }.
error-job-unknown = لا توجد مهمة «{ $given }». تُحفظ المهمة المنتهية مدة ثم تُحذف.
error-job-stopped = أُوقف العمل قبل أن تظهر نتيجته.
error-work-too-long = { $seconds ->
    [one] يتطلب هذا الحساب أكثر من ثانية واحدة، فأُوقف.
    [two] يتطلب هذا الحساب أكثر من ثانيتين، فأُوقف.
    [few] يتطلب هذا الحساب أكثر من { $seconds } ثوانٍ، فأُوقف.
   *[other] يتطلب هذا الحساب أكثر من { $seconds } ثانية، فأُوقف.
}
error-server-busy = { $seconds ->
    [one] الخادم مشغول. تمكن إعادة المحاولة بعد ثانية واحدة.
    [two] الخادم مشغول. تمكن إعادة المحاولة بعد ثانيتين.
    [few] الخادم مشغول. تمكن إعادة المحاولة بعد { $seconds } ثوانٍ.
   *[other] الخادم مشغول. تمكن إعادة المحاولة بعد { $seconds } ثانية.
}
error-server-fault = حدث خطأ في الخادم، وقد سُجِّل.
error-port-taken = تعذر فتح المنفذ { $port } على { $host }. لعله مستخدم، ويمكن اختيار غيره بالخيار {"\u2066"}--port{"\u2069"}.
error-tls-files = يُعطى {"\u2066"}--certfile{"\u2069"} و{"\u2066"}--keyfile{"\u2069"} معًا، ويجب أن يكون الملفان مقروءين وبصيغة {"\u2066"}PEM{"\u2069"}.

## الاحتمالات

error-hands-count = حساب الاحتمالات يحتاج إلى يدين أو أكثر، والمعطى: { $given }.
error-no-deal = لا يمكن توزيع هذه الأيدي معًا لأنها تحتاج إلى الأوراق نفسها: { $hands }.
error-deck-too-small = { $variant }: المطلوب من الأوراق { $needed }، والباقي في الرزمة { $left }.
error-too-many-players = { $variant }: عدد اللاعبين { $given } أكبر من المسموح، والحد الأقصى { $most }.
error-over-budget = الحساب الشامل يحتاج إلى نحو { $steps } خطوة، والحد المسموح { $budget }. يمكن رفع الحد أو أخذ عينة.
error-option-needs = لا أثر للخيار «{ $given }» من دون «{ $option }».
error-exact-and-sampled = الخيار «{ $option }» خاص بالعينات، والمطلوب حساب شامل.
error-odds-option = القيمة «{ $given }» لا تصلح للخيار { $option }، والمطلوب: { $expected }.
error-too-few-cards = عدد الأوراق { $given } لا يكوّن يدًا في هذه المرحلة ({ $stage }).
error-range-too-wide = { $given }: عدد الأيدي { $combos } أكبر من أن تُسرد، والحد الأقصى { $most }.
error-declared-odds = { $player }: المرتبة المعلنة لا تدل على شيء من الأوراق القادمة.
error-community-card = { $variant }: حساب الاحتمالات لا يقبل ورقة مشتركة.
