### نتيجة كشف الأوراق: العناوين والأوعية والأنصبة والرقائق المتبقية والعمولة والمجاميع.

label = { $label }: { $text }
lead = { $lead }. { $text }
join-comma = { $first }، و{ $rest }
join-slot = { $first }، { $rest }
join-semicolon = { $first }؛ { $rest }
sentence = { $text }.

title-game = كشف الأوراق: { $game }
board-cards = الطاولة: { $cards }
board-cards-numbered = { $board-label }: { $cards }
heading-hands = أفضل الأيدي
heading-mistakes = أخطاء شائعة في مثل هذه الحالة
heading-totals = المجاميع

## الأشياء وصيغها

pot-nom = { $pot ->
    [only] الوعاء
    [main] الوعاء الرئيسي
    [side-one] الوعاء الجانبي
   *[side] الوعاء الجانبي { $number }
}
pot-label = { pot-nom }
board-nom = { $number ->
    [1] التوزيعة الأولى
    [2] التوزيعة الثانية
    [3] التوزيعة الثالثة
    [4] التوزيعة الرابعة
   *[other] التوزيعة { $number }
}
board-label = { board-nom }
board-short = { $number ->
    [1] للأولى
    [2] للثانية
    [3] للثالثة
    [4] للرابعة
   *[other] للتوزيعة { $number }
}
board-part = { $amount } { $board-short }
half-nom = { $half ->
    [high] اليد العالية
    [low] اليد المنخفضة
    [badugi] البادوغي
    [hand] يد الأوراق الخمس
    [draw] يد السحب
    [omaha] يد أوماها
   *[holdem] يد هولدم
}
half-label = { half-nom }

## الأيدي

hand-line = { $player }: { $cards }؛ { $hand }؛ من اليد { $hole }
hand-line-whole = { $player }: { $cards }؛ { $hand }
hand-line-board = { $player }: { $cards }؛ { $hand }؛ كلها من الطاولة
hand-unqualified = { $player }: { $half ->
    [high] لا يد عالية مؤهلة
   *[low] لا يد منخفضة مؤهلة
}
hand-declared = { $player }: المرتبة { $place ->
    [1] الأولى
    [2] الثانية
    [3] الثالثة
    [4] الرابعة
    [5] الخامسة
    [6] السادسة
    [7] السابعة
    [8] الثامنة
    [9] التاسعة
    [10] العاشرة
   *[other] رقم { $place }
} في القوة بحسب قول اللاعبين
hand-cards-unseen = { $player }: أوراق غير معروفة
hand-cards-mucked = { $player }: لم تُكشف الأوراق

## الأوعية

pot-heading = { $pot-label }: { $amount }
contending = { $players-count ->
    [1] المؤهل: { $players }.
    [2] المؤهلان: { $players }.
   *[other] المؤهلون: { $players }.
}
pot-rake = العمولة من هذا الوعاء: { $amount }، والباقي للتقسيم: { $left }.

share-each = { $amount } لكل من { $players }
share-one = { $amount } إلى { $player }

award-win = { $amount } من نصيب { $player }: { $hand }.
award-win-plain = { $amount } من نصيب { $player }.
award-uncontested = لم تبقَ يد أخرى: { $amount } من نصيب { $player }، ولا يلزم كشف الأوراق.
award-sole = لا مؤهل لهذا الوعاء سوى { $player }: { $amount } بلا كشف أوراق.
award-declared = { $amount } من نصيب { $player }: أفضل يد بحسب قول اللاعبين.
award-tie = تعادل: { $amount } لكل من { $players }.
award-tie-hand = تعادل، { $hand }: { $amount } لكل من { $players }.
award-split-pot = يُقسم الوعاء ({ $total }) بين { $players }: { $shares }.
award-split-part = تُقسم { $total } بين { $players }: { $shares }.
award-each = { $amount } لكل من { $players }.
award-scoop = الوعاء كله من نصيب { $player }، في { $first } و{ $second }: { $amount }.
award-scoop-plain = الوعاء كله من نصيب { $player }، في { $first } و{ $second }.
brief-waits = في انتظار كشف أوراق { $players }: { $pots }.
pot-amount = { $pot } ({ $amount })
pot-waits-here = لا يُحسم هذا الوعاء قبل كشف أوراق { $players }.

brief-board-plays = أفضل يد هي الطاولة نفسها: { $hand }.
brief-every-pot = كل الأوعية ({ $amount }) من نصيب { $player }: { $hand }.
brief-pot-win = { $pot } ({ $amount }) من نصيب { $player }: { $hand }.
brief-pot-win-plain = { $pot } ({ $amount }) من نصيب { $player }.
brief-pot-tie = { $pot } ({ $total }): تعادل، { $amount } لكل من { $players }، { $hand }.
brief-pot-tie-plain = { $pot } ({ $total }): تعادل، { $amount } لكل من { $players }.
brief-pot-split = { $pot } ({ $total }) بين { $players }: { $shares }.
brief-pot-scoop = { $pot } كله ({ $amount }) من نصيب { $player }، في { $first } و{ $second }.
brief-slot-win = { $slot }: { $player }، { $amount }، { $hand }.
brief-slot-tie = { $slot }: { $amount } لكل من { $players }، { $hand }.
brief-slot-split = { $slot }: تعادل، { $shares }.
brief-no-half = { $half ->
    [high] لا يد عالية مؤهلة.
   *[low] لا يد منخفضة مؤهلة.
}
brief-rake = العمولة: { $amount }.

## الرقائق المتبقية

own-ways = { $players-count ->
    [2] اثنين
    [3] ثلاثة
    [4] أربعة
    [5] خمسة
    [6] ستة
    [7] سبعة
    [8] ثمانية
    [9] تسعة
    [10] عشرة
    [many] { $players-count } فائزًا
   *[other] { $players-count } فائز
}
odd-cut = { $total } على { own-ways }: { $each } لكل فائز، والباقي { $rest }.
odd-cut-chip = أصغر رقاقة { $chip }، لذلك { $total } على { own-ways }: { $each } لكل فائز، والباقي { $rest }.
odd-one = الرقاقة المتبقية إلى { $player }: { $rule ->
    [left-of-button] أول مقعد فائز بعد الزر
    [suit] أعلى ورقة بحسب الشكل بين الأيدي الفائزة
    [all-cards] أفضل ورقة بحسب الشكل بين كل الأوراق
    [lowest-seat] أصغر رقم مقعد
   *[highest-seat] أكبر رقم مقعد
}{ $source }.
odd-many = يوزَّع الباقي رقاقة رقاقة { $rule ->
    [left-of-button] بدءًا من أول مقعد فائز بعد الزر في اتجاه اللعب
    [suit] بدءًا من اليد التي فيها أعلى ورقة بحسب الشكل
    [all-cards] بدءًا من أفضل ورقة بحسب الشكل بين كل الأوراق
    [lowest-seat] بدءًا من أصغر رقم مقعد
   *[highest-seat] بدءًا من أكبر رقم مقعد
}: { $players }{ $source }.
odd-then = { $first } ثم { $rest }
odd-by-card = لا دور للزر هنا: تذهب الرقاقة المتبقية إلى اليد التي فيها أعلى ورقة بحسب الشكل، { $card }. الترتيب: البستوني ثم الكوبة ثم الديناري ثم السباتي؛ وهو للرقاقة وحدها، لا لمقارنة الأيدي. الرقاقة المتبقية إلى { $player }{ $source }.
odd-source-rule = { " " }({ $book }، القاعدة { $number })
odd-source-book = { " " }({ $book })
odd-source-room = { " " }(بحسب المتبع في { $book })

## المجاميع

check = للتحقق: { $parts }.
check-in = دُفع { $amount }
check-out = صُرف { $amount }
check-returned = أُعيد { $amount }
check-rake = العمولة { $amount }
check-waiting = ينتظر الحسم { $amount }
column-player = اللاعب
column-stake = المدفوع
column-returned = المُعاد
column-won = النصيب
total-line = { $player }: المدفوع { $stake }، المُعاد { $returned }، النصيب { $won }
total-share = { $player }: { $amount }
brief-tie-hand = تعادل: { $hand }.

## أيدٍ بلا وعاء

made = { $cards }؛ { $hand }؛ من اليد { $hole }
made-whole = { $cards }؛ { $hand }
made-board = { $cards }؛ { $hand }؛ كلها من الطاولة
better-hand = اليد الأفضل لدى { $player }.
