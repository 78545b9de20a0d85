### كيف تُقارن يدان خطوة بخطوة، ووقائع قائمة بنفسها.

versus = بين { $winner } و{ $loser }.

own-verdict = { $best } لدى { $winner }، و{ $other } لدى { $loser }. { $best-def } أعلى من { $other-def-obl }.

step-category = الفئتان مختلفتان: { $best-def } أعلى من { $other-def }. انتهت المقارنة.
step-category-low = { $kind ->
    [badugi] يحسم عدد الأوراق: { $best-low } أقوى من { $other-low }.
   *[low] عند مقارنة الأيدي المنخفضة: { $best-low } أفضل من { $other-low }.
}
step-same = الفئة واحدة: { $category }.

step-pair-equal = رتبة الزوج واحدة: { $rank-pl }.
step-pair-decides = زوج { $best-def-pl } أعلى من زوج { $other-def-pl }، فلا حاجة إلى الكيكر.
step-two-pair-high-decides = الزوج الأعلى: { $best-pl } لدى { $winner }، و{ $other-pl } لدى { $loser }. { $best-def-pl } أعلى.
step-two-pair-low-decides = الزوج الأعلى واحد: { $rank-pl }. الزوج الأدنى: { $best-pl } لدى { $winner }، و{ $other-pl } لدى { $loser }. { $best-def-pl } أعلى.
step-two-pair-kicker = لا فرق في الزوج الأعلى ({ $rank-pl }) ولا في الزوج الأدنى ({ $second-pl })، وبقيت خانة واحدة: { own-verdict }
step-trips-equal = رتبة الثلاثية واحدة: { $rank-pl }.
step-trips-decides = تُقارن رتبة الثلاثية: { $best-def-pl } أعلى من { $other-def-pl }.
step-quads-decides = تُقارن رتبة الرباعية: { $best-def-pl } أعلى من { $other-def-pl }.
step-quads-kicker = رتبة الرباعية واحدة: { $rank-pl }. تحسم الورقة الخامسة: { own-verdict }
step-fives-decides = تُقارن رتبة الخماسية: { $best-def-pl } أعلى من { $other-def-pl }.
step-full-house-trips-decides = تُقارن الثلاثية أولًا: { $best-def-pl } أعلى من { $other-def-pl }، فلا حاجة إلى الزوج.
step-full-house-pair-decides = تُقارن الثلاثية أولًا: { $rank-pl } في اليدين. ثم الزوج: { $best-def-pl } أعلى من { $other-def-pl }.
step-straight-decides = { $category ->
    [straight-flush] يُقارن الستريت فلاش بأعلى ورقة فيه: { $best-def } أعلى من { $other-def-obl }. لا كيكر له.
   *[straight] يُقارن الستريت بأعلى ورقة فيه: { $best-def } أعلى من { $other-def-obl }. لا كيكر للستريت.
}
step-flush-decides = { $index ->
    [1] يُقارن الفلاش من أعلى ورقة نزولًا: { own-verdict }
    [2] كلا الفلاشين أعلى ورقة فيه { $equal }. الورقة الثانية: { own-verdict }
    [3] لا فرق بين الفلاشين في أول ورقتين: { $equal }. الورقة الثالثة: { own-verdict }
    [4] لا فرق بين الفلاشين في أول ثلاث أوراق: { $equal }. الورقة الرابعة: { own-verdict }
   *[5] لا فرق بين الفلاشين في أول أربع أوراق: { $equal }. الورقة الخامسة: { own-verdict }
}
step-card-decides = { $index ->
    [1] الورقة الأولى: { own-verdict }
    [2] لا فرق في الورقة الأولى: { $equal }. الورقة الثانية: { own-verdict }
    [3] لا فرق في أول ورقتين: { $equal }. الورقة الثالثة: { own-verdict }
    [4] لا فرق في أول ثلاث أوراق: { $equal }. الورقة الرابعة: { own-verdict }
   *[5] لا فرق في أول أربع أوراق: { $equal }. الورقة الخامسة: { own-verdict }
}
step-kicker-decides = { $index ->
    [1] الكيكر الأول: { own-verdict }
    [2] لا فرق في الكيكر الأول: { $equal }. الكيكر الثاني: { own-verdict }
   *[3] لا فرق في الكيكر الأول ولا في الثاني: { $equal }. الكيكر الثالث: { own-verdict }
}
step-low-card-decides = { $kind ->
    [badugi] يُقارن البادوغي
   *[low] تُقارن اليد المنخفضة
} من أعلى ورقة نزولًا: { $left } مقابل { $right }. تحسم الورقة { $index ->
    [1] الأولى
    [2] الثانية
    [3] الثالثة
    [4] الرابعة
   *[5] الخامسة
}: { $best-def } أدنى من { $other-def-obl }، وهذا أفضل هنا.
step-low-rank-decides = الرتبة الأدنى هي الأفضل هنا: { $best-def } أدنى من { $other-def-obl }.
step-low-equal = تساوت الأوراق الرئيسية، فتُقارن البقية من أعلى ورقة نزولًا.
step-low-kicker-decides = تحسم الورقة { $index ->
    [1] الأولى
    [2] الثانية
   *[3] الثالثة
} من البقية: { $best-def } أدنى من { $other-def-obl }، وهذا أفضل هنا.

tie-five = أفضل خمس أوراق متساوية: { $ranks }. تعادل.
tie-cards = الأوراق المحتسبة متساوية: { $ranks }. تعادل.

category-low = { $category ->
    [straight-flush] يد فيها ستريت فلاش
    [four-of-a-kind] يد فيها رباعية
    [full-house] يد فيها فل هاوس
    [flush] يد فيها فلاش
    [straight] يد فيها ستريت
    [three-of-a-kind] يد فيها ثلاثية
    [two-pair] يد فيها زوجان
    [pair] يد فيها زوج
    [badugi-4] بادوغي من أربع أوراق
    [badugi-3] يد من ثلاث أوراق
    [badugi-2] يد من ورقتين
    [badugi-1] يد من ورقة واحدة
   *[no-pair] يد بلا أزواج
}

## وقائع

fact-uncontested = لم تبقَ يد أخرى، فلا يلزم كشف الأوراق. الوعاء من نصيب { $player }.
fact-sole-eligible = لا مؤهل لهذا الوعاء سوى { $player }.
fact-declared = أفضل يد بحسب قول اللاعبين: { $players }.
fact-tie = تعادل بين { $players }.
fact-category-decides = تحسم الفئة: { $best } لدى { $winner }، و{ $other } لدى { $loser }.
fact-rank-decides = الفئة واحدة: { $category }. تحسم الرتبة رقم { $index }: { $best } لدى { $winner }، و{ $other } لدى { $loser }.
fact-kicker-decides = الفئة واحدة: { $category }. يحسم الكيكر رقم { $index }: { $best } لدى { $winner }، و{ $other } لدى { $loser }.
fact-only-qualifier = لا يد مؤهلة هنا سوى يد { $player }.
fact-nobody-qualifies = لا يد مؤهلة لأي من النصفين: الوعاء كله لأفضل يد عالية.
fact-uncalled-returned = رهان لم يجاره أحد: تُعاد { $amount } إلى { $player }.
fact-dead-money = تدخل في الوعاء الرئيسي رقائق ميتة: { $amount }.
fact-rake-taken = { $kind ->
    [percent-cap] العمولة قبل التقسيم: { $amount } ({ $percent }، الحد الأقصى { $cap }). لا عمولة على الرهان المُعاد.
    [percent] العمولة قبل التقسيم: { $amount } ({ $percent }). لا عمولة على الرهان المُعاد.
   *[amount] العمولة قبل التقسيم: { $amount }. لا عمولة على الرهان المُعاد.
}
fact-chip-inferred = أصغر رقاقة: { $chip } (بحسب المبالغ المذكورة).
fact-stake-not-multiple = { $player }: المساهمة { $amount } ليست من مضاعفات أصغر رقاقة، { $chip }. يذهب الكسر مع أول رقاقة متبقية.
fact-odd-chips = { $pot }، الباقي إلى { $players } { $rule ->
    [left-of-button] بترتيب المقاعد بعد الزر
    [suit] بحسب الشكل
    [all-cards] بحسب أشكال الأوراق كلها
    [lowest-seat] بدءًا من أصغر رقم مقعد
   *[highest-seat] بدءًا من أكبر رقم مقعد
}.
fact-odd-chip-between-boards = { $total } على { $parts-count ->
    [2] توزيعتين
    [3] ثلاث توزيعات
    [4] أربع توزيعات
   *[other] { $parts-count } توزيعة
}: { $parts }. { $odd ->
    [1] الرقاقة المتبقية للتوزيعة الأولى.
    [2] الرقاقتان المتبقيتان للتوزيعتين الأوليين.
   *[other] الرقائق المتبقية للتوزيعات الأولى.
}
fact-odd-chip-between-halves = لا ينقسم الوعاء ({ $total }) نصفين متساويين: تذهب الرقاقة المتبقية إلى نصف { $half }، { $first } و{ $second }.
fact-odd-chip-of-quarter = ما لا ينقسم من النصف المتعادل عليه يذهب إلى نصف اليد العالية: { $amount }.
fact-no-qualifying-low = { $half ->
    [high] لا يد عالية مؤهلة في هذا الوعاء: يلزم زوج ستات أو أقوى. الوعاء كله لأفضل يد منخفضة.
   *[low] لا يد منخفضة مؤهلة في هذا الوعاء: تلزم خمس رتب مختلفة لا تتجاوز الثمانية. الوعاء كله لأفضل يد عالية.
}
fact-scoop = نصفا الوعاء من نصيب { $player }.
fact-quartered = أحد النصفين من نصيب { $player }، وفي الآخر تعادل بين { $all }: { $share } إلى { $player }، و{ $others-count ->
    [1] { $part } إلى { $others }
   *[other] { $part } لكل من { $others }
}.
fact-rules-differ = تختلف القواعد هنا. إذا قُسم الوعاء كله: { $whole }؛ وإذا قُسم كل نصف وحده: { $halves }.
fact-main-pot-only = { $player }: كل الرقائق، والمنافسة على { $pots } فقط.
fact-folded-money = تبقى رقائق المنسحبين في { $pot }، ولا مؤهل له سوى { $player }.
fact-board-plays = أفضل يد لدى { $player } هي الطاولة نفسها.
fact-mucked = أوراق { $player } لم تُكشف، فلا نصيب لها في الوعاء.
fact-unseen = أوراق { $player } غير معروفة. { $pots-count ->
    [0] لا يتوقف عليها أي وعاء.
   *[other] يتوقف عليها حسم { $pots }.
}
fact-pot-waits = { $pot } لا يُحسم قبل كشف أوراق { $players }.
