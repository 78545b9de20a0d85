### ما يُكتب في الرسوم: تسميات قصيرة، والوصف الذي يقرؤه قارئ الشاشة.

figure-board = الطاولة

## المقاعد

figure-button-sign = D
figure-button = الزر: { $player }.
figure-folded = انسحاب
figure-mucked = لم تُكشف الأوراق
figure-unseen = أوراق غير معروفة
figure-declared = المرتبة { $place } بحسب قول اللاعبين
figure-unqualified = { $half ->
    [low] لا يد منخفضة مؤهلة
   *[high] لا يد مؤهلة
}
figure-stake = المدفوع: { $amount }
figure-dead = رقائق ميتة: { $amount }
figure-wins = النصيب: { $amount }
figure-returned = المُعاد: { $amount }

## الأوراق

figure-decides = تحسم
figure-beaten = تخسر
figure-kickers = { $count ->
    [one] كيكر
    [two] ورقتان فاصلتان
   *[other] أوراق فاصلة
}
# بجانب اليد الخاسرة: يد من غلبتها، وبماذا.
figure-lost-category = { $winner }: { $best-def } أعلى من { $other-def }
figure-lost-rank = { $winner }: { $best-def } أعلى من { $other-def-obl }
figure-lost-kicker = { $winner }: { $best-def } أعلى من { $other-def-obl }، وهو الكيكر
figure-lost-low-category = { $winner }: { $best-low } أفضل من { $other-low }
figure-lost-low = { $winner }: { $best-def } أدنى من { $other-def-obl }
figure-legend-raised = الورقة المرفوعة تدخل
figure-legend-idle = الباهتة لا تدخل
figure-legend-hole = من اليد
figure-legend-decides = الورقة الحاسمة
figure-legend-beaten = الورقة الخاسرة أمامها
figure-legend-odd = الرقاقة المتبقية

## الأوعية

figure-amount = { $label }: { $amount }
figure-contending = { $players-count ->
    [1] المؤهل: { $players }
    [2] المؤهلان: { $players }
   *[other] المؤهلون: { $players }
}
figure-share = { $player }: { $amount }
figure-odd = الرقاقة المتبقية: { $amount }
figure-refund = رهان بلا مجاراة، أُعيد
figure-rake = العمولة
figure-waits = لا يُحسم قبل كشف أوراق { $players }

## الوصف

figure-said-board = { $label }: { $cards }.
figure-said-seat = { $player }: { $text }.
figure-said-hole = الأوراق { $cards }
figure-said-hand = { $label } { $hand }
figure-said-pot = { $label }: { $amount }. { $players-count ->
    [1] المؤهل: { $players }.
    [2] المؤهلان: { $players }.
   *[other] المؤهلون: { $players }.
}
figure-said-pot-plain = { $label }. { $players-count ->
    [1] المؤهل: { $players }.
    [2] المؤهلان: { $players }.
   *[other] المؤهلون: { $players }.
}
figure-said-award = { $label }: { $shares }.
figure-said-shares = { $shares }.

## رسوم أخرى

figure-ladder-title = ترتيب الأيدي: { $game }
figure-ladder-half = { $half }، من الأقوى إلى الأضعف
figure-ladder-whole = من الأقوى إلى الأضعف
figure-ladder-step = { $place }. { $category }: { $cards }؛ { $hand }.
figure-ladder-never = { $place }. { $category }: فئة لا وجود لها في هذه الرزمة.
figure-never = فئة لا وجود لها في هذه الرزمة
figure-kickers-title = كم كيكرًا في كل يد؟
figure-kickers-count = { $count ->
    [0] لا ورقة فاصلة
    [one] ورقة فاصلة واحدة
    [two] ورقتان فاصلتان
    [few] { $count } أوراق فاصلة
   *[other] { $count } ورقة فاصلة
}
figure-kickers-row = { $category }: { $count }.
figure-outs-title = السحب والأوراق المحسِّنة
figure-outs-hole = في اليد
figure-outs-count = { $count ->
    [zero] لا أوراق محسِّنة
    [one] ورقة محسِّنة واحدة
    [two] ورقتان محسِّنتان
    [few] { $count } أوراق محسِّنة
   *[other] { $count } ورقة محسِّنة
}
figure-outs-row = { $label }: { $count }؛ { $cards }.
figure-range-title = نطاق أيدي البداية
figure-range-about = الأزواج على القطر، والأيدي من شكل واحد فوقه، والأيدي من شكلين تحته.
figure-range-cell = { $hand } { $value }
figure-range-weight = اللون والرقم: نسبة دخول اليد في النطاق.
figure-range-equity = اللون والرقم: الحصة المتوقعة لليد.

## أمثلة المقالات

error-example-differs = في المثال: { $what }، وقيمته { $given }. والصحيح { $expected }.
error-example-key = لا إعداد باسم «{ $given }» في المثال. المعروف: { $known }.
error-example-value = «{ $given }» لا تصلح قيمة للإعداد { $what }. مثال: { $suggestion }.
error-example-twice = { $what }: إعداد مكرر في المثال.
error-example-empty = لا سطر لكشف الأوراق في المثال.
