### سطر الأوامر: المساعدة وأخطاء الاستدعاء والجداول.

-program = {"\u2066"}oddchip{"\u2069"}
-form = {"\u2066"}oddchip/showdown/1{"\u2069"}
-json-word = {"\u2066"}JSON{"\u2069"}
-json-ending = {"\u2066"}.json{"\u2069"}
-bar = {"\u2066"}|{"\u2069"}
-dash = {"\u2066"}-{"\u2069"}
-comment = {"\u2066"}#{"\u2069"}
-status-regular = {"\u2066"}regular{"\u2069"}
-command-variants = {"\u2066"}oddchip variants{"\u2069"}
-command-rules = {"\u2066"}oddchip rules{"\u2069"}
-command-settle = {"\u2066"}settle{"\u2069"}
-variable = {"\u2066"}ODDCHIP_LANG{"\u2069"}
-brief = {"\u2066"}brief{"\u2069"}
-full = {"\u2066"}full{"\u2069"}
-teach = {"\u2066"}teach{"\u2069"}
-text = {"\u2066"}text{"\u2069"}
-light = {"\u2066"}light{"\u2069"}
-svg = {"\u2066"}SVG{"\u2069"}
-png = {"\u2066"}PNG{"\u2069"}
-png-ending = {"\u2066"}.png{"\u2069"}
-number-place = {"\u2066"}{"{n}"}{"\u2069"}
-numbered-name = {"\u2066"}pot-{"{n}"}.svg{"\u2069"}
-example-cards = {"\u2066"}As Kd{"\u2069"}
-example-paid = {"\u2066"}A=100,B=50{"\u2069"}
-letters-ru = {"\u2066"}ru{"\u2069"}
-letters-ar = {"\u2066"}ar{"\u2069"}
-russian-letters = {"\u2066"}Т К Д В, п ч б т{"\u2069"}
-arabic-digits = {"\u2066"}٠-٩{"\u2069"}

cli-about = يحسب نتيجة كشف الأوراق في البوكر: لمن الوعاء، وبأي أوراق، وكم لكل لاعب حتى آخر رقاقة، ولماذا.
cli-about-examples =
    oddchip settle "holdem | Qs 9h 6d 4c 2s | *Ann: Ad Qc 100 | Bob: Kd Qh 100"
    oddchip settle --help
cli-help-usage = الاستخدام:
cli-help-options-metavar = [خيارات]
cli-help-command-metavar = أمر …
cli-help-arguments = المعطيات:
cli-help-options = الخيارات:
cli-help-commands = الأوامر:
cli-help-examples = أمثلة:
cli-labelled = { $label }: { $value }
cli-title-with-key = { $title } ({ $key })

## الأوامر

cli-settle =
    حساب نتيجة الكشف: كم رقاقة لكل لاعب، وبأي أوراق، ولماذا.

    في السطر اسم اللعبة ثم أوراق الطاولة ثم المقاعد في اتجاه اللعب، وبينها العلامة { -bar }. النجمة علامة الزر، والرقم بعد الأوراق هو المساهمة. ويصلح كذلك كائن { -json-word } على الصيغة { -form }.

    رمز الخروج: 0 إذا حُسب كل شيء، و2 إذا كان في المدخلات خطأ.
cli-settle-short = حساب النتيجة مع التعليل
cli-settle-examples =
    oddchip settle "holdem | Qs 9h 6d 4c 2s | *Ann: Ad Qc 50 | Bob: Kd Qh 200 | Cy: Jc Td 200"
    oddchip settle "holdem | - | *Ann: #1 100 | Bob: #1 101 | Cy: fold 25" --detail brief
    oddchip settle "omaha8 | 3h 4s 8h Qh 9s | A: As 2d Kh Ks | B: Qc Qd Jc Jd" --detail teach --svg pot.svg
    oddchip settle pots.txt --json
cli-hand =
    تسمية أفضل يد من أوراق معطاة، لكل نصف من الوعاء.
cli-hand-short = تسمية أفضل يد
cli-hand-examples =
    oddchip hand holdem "Ad Qc" -b "Qs 9h 6d 4c 2s"
    oddchip hand razz "As 2d 3c 4h 9s Kd Kc"
cli-compare =
    مقارنة يدين أو أكثر: أيها أفضل وأي ورقة تحسم.
cli-compare-short = مقارنة الأيدي: أيها أفضل وأي ورقة تحسم
cli-compare-examples =
    oddchip compare holdem "Ad Qc" "Kd Qh" -b "Qs 9h 6d 4c 2s"
cli-verify =
    مقارنة مبالغ صُرفت بحسابنا: المقاعد المختلفة والقاعدة وراء الاختلاف.

    رمز الخروج: 0 عند التطابق، و1 عند الاختلاف، و2 إذا لم يوجد ما يُقارن.
cli-verify-short = التحقق من المبالغ المصروفة
cli-verify-examples =
    oddchip verify "holdem | As Kd Qc Jh Ts | *A: 2c 3c 25 | B: 4c 5c 25 | C: fold 1" --paid "A=26,B=25"
cli-variants =
    قائمة الألعاب: الرزمة والتوزيع والأوراق الداخلة ونظام الترتيب وشرط التأهل، أو شرح لعبة منها.
cli-variants-short = قائمة الألعاب أو شرح لعبة
cli-variants-examples =
    oddchip variants omaha8
cli-rules =
    قائمة قواعد المكان وما تحسمه كل منها، أو شرح مجموعة أو إعداد أو موضوع.
cli-rules-short = قواعد المكان وما تحسمه
cli-rules-examples =
    oddchip rules tda-2026
    oddchip rules odd-chip
    oddchip rules standard,odd-chip:suit
cli-terms =
    قائمة مصطلحات البوكر كما يستعملها { -program }.
cli-terms-short = المصطلحات
cli-terms-examples =
    oddchip terms كيكر
cli-audit =
    إعادة حساب أدوار مسجلة ومقارنتها بما صُرف.

    رمز الخروج: 1 إذا اختلف صف حالته { -status-regular }، و2 إذا تعذرت قراءة ملف، وإلا 0.
cli-audit-short = فحص أدوار مسجلة
cli-audit-examples =
    oddchip audit hands.jsonl

## المعطيات والخيارات

cli-metavar-input = سطر|ملف|-
cli-metavar-line = سطر
cli-metavar-files = ملف
cli-metavar-variant = لعبة
cli-metavar-hand = أوراق
cli-metavar-hands = يد
cli-metavar-board = طاولة
cli-metavar-preset = مجموعة|إعداد|موضوع
cli-metavar-term = كلمة
cli-metavar-lang = لغة
cli-metavar-detail = brief|full|teach
cli-metavar-format = text|markdown|html
cli-metavar-picture = ملف
cli-metavar-theme = light|dark
cli-metavar-rules = مجموعة[,إعداد:قيمة]
cli-metavar-chip = مبلغ
cli-metavar-cards = حروف
cli-metavar-paid = اسم=مبلغ,…
cli-argument-input = سطر كشف (فيه العلامة { -bar })، أو ملف في كل سطر منه كشف واحد (أسطر أو { -json-word }، وتُهمل الأسطر الفارغة وما بدأ بالعلامة { -comment })، أو { -dash } للإدخال القياسي مع جواب لكل سطر.
cli-argument-line = سطر كشف، أو ملف فيه سطر.
cli-argument-files = ملفات في كل سطر منها كشف مسجل واحد: كائن { -json-word } على الصيغة { -form } مع ما صُرف؛ أو ملفات { -json-ending } فيها مصفوفة من هذه الكائنات.
cli-argument-variant = اللعبة برمزها أو باسم آخر مقبول؛ والقائمة في { -command-variants }.
cli-argument-variant-key = اللعبة المطلوب شرحها؛ وبدونها تظهر القائمة.
cli-argument-hand = الأوراق الخاصة، مثل { -example-cards }.
cli-argument-hands = يدان أو أكثر، كل منها بين علامتي اقتباس، مثل { -example-cards }.
cli-argument-board = أوراق الطاولة.
cli-argument-preset = مجموعة قواعد، مع إعدادات مغيّرة عند الحاجة، أو إعداد، أو موضوع؛ وبدون ذلك يظهر كل شيء.
cli-argument-term = المصطلحات التي فيها هذه الكلمة فقط.
cli-option-help = عرض هذه المساعدة.
cli-option-version = عرض رقم الإصدار.
cli-option-install-completion = تثبيت الإكمال التلقائي لهذه الصدفة.
cli-option-show-completion = طباعة نص الإكمال التلقائي لهذه الصدفة.
cli-option-lang = لغة كل النصوص، ومنها المساعدة والأخطاء: { $known }. وتُؤخذ كذلك من متغير البيئة { -variable }.
cli-option-json = كتابة { -json-word } للبرامج.
cli-option-plain = بلا جداول ولا أشرطة ولا رموز ورق: لقارئات الشاشة.
cli-option-no-isolates = بلا العلامات الخفية التي تحفظ ترتيب الأسماء والأوراق وسط الكلام من اليمين إلى اليسار: للطرفيات التي تُظهرها.
cli-option-detail = مقدار الشرح: { -brief } سطر واحد، و{ -full } خطوة بخطوة حتى الورقة الحاسمة، و{ -teach } يضيف الأخطاء التي تغري بها اليد. المعتاد { -full }، وللإدخال القياسي { -brief }.
cli-option-format = صيغة النص؛ والمعتاد { -text }.
cli-option-svg = رسم النتيجة أيضًا: بصيغة { -svg }، أو بصيغة { -png } إذا انتهى اسم الملف بـ{ -png-ending }. لعدة كشوف تُكتب { -number-place } في الاسم، مثل { -numbered-name }، ويأتي مكانها رقم الكشف. ومع { -dash } تُكتب الصورة إلى الخرج القياسي بدل الجواب.
cli-option-theme = ألوان الصورة؛ والمعتاد { -light }.
cli-option-four-colour = لكل شكل من أشكال الورق لون خاص به في الصورة.
cli-option-rules = قواعد المكان لكل كشف، بدل ما في سطره؛ والقائمة في { -command-rules }.
cli-option-chip = أصغر رقاقة في اللعب، بدل ما في السطر.
cli-option-cards = قراءة حروف الورق بلغة أخرى أيضًا: { -letters-ru } ({ -russian-letters }) أو { -letters-ar } (الأرقام { -arabic-digits }).
cli-option-paid = ما صُرف لكل مقعد، مثل { -example-paid }. ويجوز أن يُحسب فيه الرهان المُعاد أو يُترك.
cli-option-board = أوراق الطاولة.

## أخطاء الاستدعاء

cli-usage-see-help = المساعدة: { $command }
cli-usage-no-option = لا خيار باسم { $given }.
cli-usage-no-option-near = لا خيار باسم { $given }. هل المقصود { $suggestion }؟
cli-usage-no-command = لا أمر باسم { $given }. يُكتب سطر الكشف بعد { -command-settle } بين علامتي اقتباس.
cli-usage-no-command-near = لا أمر باسم { $given }. هل المقصود { $suggestion }؟
cli-usage-missing = المطلوب ولم يُذكر: { $name }.
cli-usage-option-needs = تلزم قيمة بعد { $name }.
cli-usage-option-switch = الخيار { $name } مفتاح بلا قيمة.
cli-usage-number = القيمة المطلوبة للخيار { $name } عدد صحيح.
cli-usage-number-between = القيمة المطلوبة للخيار { $name } عدد صحيح من { $first } إلى { $last }.
cli-usage-extra = معطيات زائدة: { $given }. يُكتب السطر، وكذلك كل يد، بين علامتي اقتباس.
cli-usage-unclear = تعذر فهم هذا الأمر.

## الأيدي

cli-hand-cards = الأوراق الداخلة: { $cards }
cli-hand-sources = من اليد { $hole }، ومن الطاولة { $board }
cli-hand-board-plays = كلها من الطاولة: لا تدخل أي ورقة خاصة.
cli-hand-unqualified = شرط التأهل غير متحقق. المطلوب: { $qualifier }.
cli-compare-place = { $place }. { $hand }: { $name }
cli-compare-against = { $better } مقابل { $worse }: { $text }
cli-compare-nobody = شرط التأهل غير متحقق في أي يد. المطلوب: { $qualifier }.
cli-compare-two = المطلوب يدان أو أكثر، والمذكور { $given }.

## التحقق من المبالغ المصروفة

cli-verify-payouts = المبالغ المصروفة صحيحة.
cli-verify-payouts-plus-refunds = المبالغ المصروفة صحيحة، والرهان المُعاد محسوب فيها.
cli-verify-differs = المبالغ المصروفة مختلفة:
cli-verify-player = المقعد
cli-verify-paid = المصروف
cli-verify-owed = المستحق
cli-verify-rule = تذهب الرقائق المتبقية { $rule ->
    [left-of-button] إلى أول المقاعد الفائزة بعد الزر، رقاقة لكل مقعد.
    [suit] إلى اليد التي فيها أعلى ورقة بحسب الشكل.
    [all-cards] بحسب الشكل، مع احتساب كل أوراق اليد.
    [lowest-seat] إلى أصغر أرقام المقاعد الفائزة.
   *[highest-seat] إلى أكبر أرقام المقاعد الفائزة.
}

## فحص السجلات

cli-audit-variant = اللعبة
cli-audit-status = الحالة
cli-audit-rows = الصفوف
cli-audit-total = المجموع
cli-outcome-agrees = مطابق
cli-outcome-agrees-with-refunds = مطابق مع الرهان المُعاد
cli-outcome-agrees-by-room-rules = مطابق بقواعد المكان
cli-outcome-winners-and-totals = الفائزون والمجموع بلا اختلاف
cli-outcome-differs = مختلف
cli-outcome-waits = يتوقف على يد غير معروفة
cli-outcome-refused = لا يمكن حسابه
cli-reason-winners = صُرف لمقاعد أخرى.
cli-reason-total = المجموع المصروف مختلف.
cli-reason-odd-chip = الرقاقة المتبقية وحدها ذهبت إلى مكان آخر.
cli-reason-rake = من أي وعاء أُخذت العمولة؟ لا يُعرف ذلك إلا في المكان نفسه.
cli-reason-shares = الفائزون أنفسهم والأنصبة مختلفة.
cli-reason-unseen = يتوقف وعاء على أوراق لم يرها أحد.
cli-audit-finding = { $name } ({ $variant }، { $status }، { $rules }): { $outcome }. { $reason }
cli-audit-difference = { $player }: المصروف { $paid }، والمستحق { $owed }
cli-audit-fails = عدد الصفوف المختلفة التي حالتها { -status-regular }: { $count }.
cli-audit-passes = كل الصفوف التي حالتها { -status-regular } مطابقة.

## المصطلحات

cli-terms-term = المصطلح
cli-terms-also = يقال أيضًا
cli-terms-definition = المعنى
cli-terms-none = لا مصطلح فيه «{ $word }».
