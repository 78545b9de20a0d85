### التعلّم: الأسئلة في سطر الأوامر، وما أُنجز، وأوراق للطباعة.

-quiz-sheet-option = {"\u2066"}--sheet{"\u2069"}
-quiz-stats-option = {"\u2066"}--stats{"\u2069"}
-quiz-json-word = {"\u2066"}JSON{"\u2069"}
-quiz-form = {"\u2066"}oddchip/progress/1{"\u2069"}
-quiz-anki = {"\u2066"}Anki{"\u2069"}
-quiz-md = {"\u2066"}md{"\u2069"}
-quiz-apkg = {"\u2066"}apkg{"\u2069"}
-quiz-html = {"\u2066"}html{"\u2069"}
-quiz-pdf = {"\u2066"}PDF{"\u2069"}
-quiz-pango = {"\u2066"}Pango{"\u2069"}
-quiz-debian = {"\u2066"}Debian{"\u2069"}
-quiz-install = {"\u2066"}apt install libpango-1.0-0 libpangoft2-1.0-0{"\u2069"}
-quiz-break = {"\u2066"}Ctrl-C{"\u2069"}
-quiz-mark = {"\u2066"}?{"\u2069"}
-quiz-q = {"\u2066"}q{"\u2069"}
-quiz-program = {"\u2066"}oddchip{"\u2069"}

## الأمر

cli-quiz =
    التدرب على قراءة كشف الأوراق وتقسيم الوعاء: أسئلة توزَّع من جديد كل مرة، والجواب الخاطئ يسمّي الخطأ.

    يتوقف السؤال التالي على ما حان تكراره وعلى مواضع الخطأ. تُحفظ النتائج على هذا الجهاز وحده. والجولة التي قُطعت تُستأنف من موضعها.

    مع { -quiz-sheet-option } تُكتب الأسئلة والأجوبة للطباعة، أو حزمةً لبرنامج { -quiz-anki }.

    رمز الخروج: 0 إذا تم كل شيء، و2 إذا كان في المعطيات خطأ، و130 بعد { -quiz-break }.
cli-quiz-short = التدرب بالأسئلة، وأوراق أسئلة للطباعة، وحزم { -quiz-anki }
cli-quiz-examples =
    oddchip quiz
    oddchip quiz --variant omaha8 --count 10
    oddchip quiz --kind who-wins --plain
    oddchip quiz --stats
    oddchip quiz --sheet 20 --seed 7 --format html --output sheet.html
cli-metavar-kind = نوع
cli-metavar-sheet-format = md|html|pdf|json|apkg
cli-option-quiz-variant = اللعبة التي تدور عليها الأسئلة: { $known }. والمعتاد هولدم.
cli-option-quiz-kind = نوع الأسئلة: { $known }. والمعتاد كل الأنواع.
cli-option-quiz-count = عدد أسئلة الجولة؛ والمعتاد 20.
cli-option-quiz-seed = أخذ الأسئلة من هذا العدد وحده مهما حان تكراره: العدد الواحد يعطي الجميع الأسئلة نفسها.
cli-option-quiz-new = بدء جولة جديدة وإن لم تكتمل السابقة.
cli-option-quiz-sheet = كتابة ورقة أسئلة بهذا العدد، وبعدها الأجوبة.
cli-option-quiz-format = صيغة ورقة الأسئلة؛ والمعتاد { -quiz-md }، أما { -quiz-apkg } فحزمة لبرنامج { -quiz-anki } بكل اللغات.
cli-option-quiz-output = كتابة ورقة الأسئلة في هذا الملف.
cli-option-quiz-stats = عرض الأجوبة والسلاسل ومواضع الضعف.
cli-option-quiz-export = كتابة النتائج كلها في هذا الملف بصيغة { -quiz-json-word } على الشكل { -quiz-form }.
cli-option-quiz-import = إضافة نتائج ملف كهذا؛ وما كان محفوظًا من قبل لا يُحتسب مرتين.
cli-option-quiz-forget = حذف كل نتائج هذا المتعلم.
cli-option-quiz-yes = الحذف بلا سؤال.
cli-option-quiz-json = مع { -quiz-stats-option }: كتابة { -quiz-json-word } للبرامج.

## جولة أسئلة

quiz-every-game = كل الألعاب
quiz-begin = { $count ->
    [zero] لا أسئلة: { $game }.
    [one] سؤال واحد: { $game }.
    [two] سؤالان: { $game }.
    [few] { $count } أسئلة: { $game }.
    [many] { $count } سؤالًا: { $game }.
   *[other] { $count } سؤال: { $game }.
}
quiz-resume = لم تكتمل الجولة السابقة، وتُستأنف الآن: السؤال { $number } من { $count }. لبدء جولة جديدة: { $command }
quiz-how = الجواب رقم الخيار أو كلمات منه. العلامة { -quiz-mark } تعرض الجواب، و{ -quiz-q } للخروج.
quiz-placing = الأسئلة الأولى لمعرفة المستوى.
quiz-question = السؤال { $number } من { $count }
quiz-title = { $title } ({ $game })
quiz-choice = { $number }. { $text }
quiz-ask = الجواب:
quiz-again = «{ $given }» لا يطابق أي خيار، أو يطابق أكثر من خيار. المطلوب رقم من 1 إلى { $count }، أو { -quiz-mark }، أو { -quiz-q }.
quiz-shown = الجواب الصحيح: «{ $answer }».
quiz-left = قُطعت الجولة. حُفظت الأجوبة كلها، وتُستأنف الجولة بالأمر: { $command }
quiz-score = الأجوبة الصحيحة: { $right } من { $count }.
quiz-made = الأخطاء في هذه الجولة
quiz-made-row = { $times ->
    [zero] { $slip } (لم يقع)
    [one] { $slip } (مرة واحدة)
    [two] { $slip } (مرتان)
    [few] { $slip } ({ $times } مرات)
    [many] { $slip } ({ $times } مرة)
   *[other] { $slip } ({ $times } مرة)
}

## ما أُنجز

stats-title = النتائج
stats-none = لا أجوبة بعد.
stats-answered = عدد الأجوبة: { $count }. الصحيح منها: { $right } ({ $share }).
stats-streak = أجوبة صحيحة متتالية: { $now }. أطول سلسلة: { $best }.
stats-days = أيام متتالية: { $count }.
stats-skills = المهارات التي سُئل عنها: { $met } من { $all }. ما حان تكراره: { $due }.
stats-weak = مواضع الضعف
stats-no-weak = لا مواضع ضعف.
stats-mistake = الخطأ
stats-taken = مرات الوقوع
stats-offered = عدد الفرص
stats-kinds = أنواع الأسئلة
stats-kind = النوع
stats-count = الأجوبة
stats-right = الصحيح
stats-path = مكان الحفظ: { $path }
quiz-exported = كُتب الملف { $path }. عدد الأجوبة: { $count }.
quiz-imported = عدد الأجوبة الجديدة: { $count }.
quiz-forget-ask = حذف كل النتائج ({ $path })؟ لا يمكن استرجاعها بعد ذلك. نعم أو لا:
quiz-yes-words = نعم ن
quiz-forgotten = حُذفت النتائج كلها.
quiz-kept = لم يُحذف شيء.

## أوراق للطباعة

sheet-title = قراءة كشف الأوراق
sheet-about = { $count ->
    [zero] لا أسئلة، { $game }، ورقة الأسئلة رقم { $seed }
    [one] سؤال واحد، { $game }، ورقة الأسئلة رقم { $seed }
    [two] سؤالان، { $game }، ورقة الأسئلة رقم { $seed }
    [few] { $count } أسئلة، { $game }، ورقة الأسئلة رقم { $seed }
    [many] { $count } سؤالًا، { $game }، ورقة الأسئلة رقم { $seed }
   *[other] { $count } سؤال، { $game }، ورقة الأسئلة رقم { $seed }
}
sheet-name = الاسم:
sheet-date = التاريخ:
sheet-score = الأجوبة الصحيحة: ____ من { $count }
sheet-written = كُتب الملف { $path }.
sheet-answers = الأجوبة
sheet-number = السؤال { $number }
sheet-right = الجواب { $number }: { $text }
sheet-wrong = الخيار { $number }: { $text }.
sheet-picture = صورة السؤال { $number }

## ما يُرفض

error-no-question = لم توجد في لعبة «{ $variant }» توزيعة تصلح لسؤال من نوع «{ $kind }». يمكن اختيار نوع آخر أو لعبة أخرى.
error-progress-busy = { $path }: عملية أخرى تكتب منذ وقت طويل. تلزم إعادة المحاولة.
error-progress-newer = { $path }: كتبه إصدار أحدث من { -quiz-program } (الجداول { $given }، والمعروف { $known }). يلزم تثبيت ذلك الإصدار.
error-progress-unusable = { $path }: لا يصلح هذا الملف أو المجلد لحفظ النتائج.
error-quiz-number = القيمة { $given } لا تصلح للخيار { $option }. المطلوب عدد من { $first } إلى { $last }.
error-quiz-together = لا يجتمع { $first } و{ $second }.
error-sheet-binary = الصيغة { $format } ليست نصًّا يُعرض في الطرفية. يلزم اسم ملف: { $option }
error-pdf-libraries = تحتاج صيغة { -quiz-pdf } إلى مكتبة { -quiz-pango }، وهي غير موجودة على هذا النظام. في { -quiz-debian }: { -quiz-install }. ويمكن كذلك طباعة صيغة { -quiz-html } من المتصفح.
