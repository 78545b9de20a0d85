### الاحتمالات: الحصة المتوقعة واحتمالات اليد النهائية وشروطها.

deals-nom = { $count ->
    [zero] لا حالات
    [one] حالة واحدة
    [two] حالتان
    [few] { $count } حالات
    [many] { $count } حالة
   *[other] { $count } حالة
}
deals-obl = { $count ->
    [zero] لا حالات
    [one] حالة واحدة
    [two] حالتين
    [few] { $count } حالات
    [many] { $count } حالة
   *[other] { $count } حالة
}

odds-random = يد عشوائية
odds-player = { $player }: فوز { $win }، تعادل { $tie }، خسارة { $lose }؛ الحصة المتوقعة { $equity }.
odds-player-sampled = { $player }: فوز { $win }، تعادل { $tie }، خسارة { $lose }؛ الحصة المتوقعة { $equity } بهامش خطأ {"\u2066"}±{ $margin }{"\u2069"} نقطة مئوية.
odds-player-split = { $player }: الوعاء كله { $win }، جزء منه { $tie }، لا شيء { $lose }؛ ربع الوعاء { $quarter }؛ الحصة المتوقعة { $equity }.
odds-player-split-sampled = { $player }: الوعاء كله { $win }، جزء منه { $tie }، لا شيء { $lose }؛ ربع الوعاء { $quarter }؛ الحصة المتوقعة { $equity } بهامش خطأ {"\u2066"}±{ $margin }{"\u2069"} نقطة مئوية.
odds-part = { $player }، { $part }: فوز منفرد { $win }، تعادل { $tie }.
odds-board = الطاولة { $board }
odds-exact = حساب شامل: { $deals }.
odds-exact-weighted = حساب شامل لكل الحالات مع كل أيدي النطاقات، بحسب أوزانها.
odds-sampled = تقدير بعينة: { $deals }، وبذرة التوليد العشوائي { $seed }. والعلامة ± هامش الخطأ عند مستوى ثقة {"\u2066"}95%{"\u2069"}.
odds-interrupted = أُوقف الحساب قبل تمامه، وهذا تقدير مما وُزّع حتى الآن.
odds-error-missed = بعد { $deals-obl } ما زال الخطأ المعياري { $reached }، والمطلوب { $wanted }.
odds-given = الشروط: { $conditions }.
odds-condition-list = { $first }؛ { $rest }
odds-given-game = { $variant } ({ $deck })
odds-given-board = على الطاولة { $cards }
odds-given-no-board = الطاولة خالية
odds-given-dead = خارج اللعب { $cards }
odds-given-no-dead = لا أوراق مكشوفة أخرى
odds-given-random = أيدٍ لم يرها أحد: { $players }
odds-given-unseen = عدد الأوراق التي قد تأتي: { $unseen }

odds-pot = { $pot }، { $amount }: { $shares }.
odds-pot-unsized = { $pot }: { $shares }.
odds-pot-share = { $player } { $equity }
odds-pot-share-sampled = { $player } {"\u2066"}{ $equity } ± { $margin }{"\u2069"}
odds-expected = المتوقع من الأوعية كلها: { $shares }.
odds-expected-share = { $player } { $amount }
odds-refund = رهان لم يجاره أحد، يُعاد إلى { $player }: { $amount }.
odds-no-cards = لا تحسم الأوراق شيئًا هنا.

chances-half = { $half }:
chances-line = { $category }: { $count } ({ $chance })
chances-royal = منها { $hand }: { $count } ({ $chance })
chances-high = أعلى ورقة { $rank }: { $count } ({ $chance })
chances-none = لا يد مؤهلة: { $count } ({ $chance })
chances-total = حساب شامل: { $deals }.
chances-given-hole = في اليد { $cards }
chances-given-no-hole = أوراق اليد غير معروفة
chances-given-others = أوراق معروفة للآخرين { $cards }
chances-given-come = الأوراق القادمة: { $come } من { $left }
chances-stage-final = اليد بعد توزيع كل الأوراق
chances-stage-next-card = اليد بعد الورقة التالية
chances-stage-flop = اليد عند الفلوب
chances-stage-turn = اليد عند التيرن
chances-stage-river = اليد عند الريفر
chances-stage-random-cards = أي خمس أوراق، وعدد الأوراق الموزعة عشوائيًا: { $cards }

outs-cards = الأوراق المحسِّنة التي تعطي الفوز: { $cards } ({ $number } من { $unseen-obl }).
outs-improve = أوراق ترفع فئة اليد: { $cards } ({ $number } من { $unseen-obl }).
outs-none = لا أوراق محسِّنة من { $unseen-obl }.
outs-chance = في الورقة التالية { $next }، وحتى الريفر { $river }؛ وقاعدة الاثنين والأربعة تعطي { $rule } و{ $double }.
outs-chance-one = في الورقة التالية { $next }؛ وقاعدة الاثنين تعطي { $rule }.
outs-ties = أوراق تعطي التعادل: { $cards }.
outs-tainted = أوراق تقوّي اليد ولا تُعد محسِّنة، لأن يد المنافس تقوى بها أكثر: { $cards }.
outs-draw = { $draw }: { $cards }.
outs-draw-runners = { $draw }: تلزم الورقتان التاليتان معًا، { $chance }.
outs-draw-name = { $code ->
    [straight-flush-draw] سحب ستريت فلاش
    [quads-draw] سحب رباعية
    [flush-draw] سحب فلاش
    [nut-flush-draw] سحب أعلى فلاش
    [full-house-draw] سحب فل هاوس
    [open-ended] سحب ستريت مفتوح الطرفين
    [double-gutshot] سحب ستريت داخلي مزدوج
    [wrap] سحب ستريت بثلاث رتب أو أكثر
    [gutshot] سحب ستريت داخلي
    [set-draw] سحب سِت من زوج في اليد
    [trips-draw] سحب تريبس من زوج مع الطاولة
    [two-pair-draw] سحب زوجين
    [overcards] ورقتان أعلى من الطاولة
    [backdoor-flush-draw] سحب فلاش بورقتين
    [low-draw] سحب يد منخفضة
    [nut-low-draw] سحب أفضل يد منخفضة
    [backdoor-low-draw] سحب يد منخفضة بورقتين
   *[backdoor-straight-draw] سحب ستريت بورقتين
}
outs-runouts = في النهاية: فوز { $win }، تعادل { $tie }، خسارة { $lose }؛ { $deals }.

range-size = { $range }: { $combos } من { $all } يد بداية، { $share }.
range-weighted = مع الأوزان: { $weight }، { $share }.

## سطر الأوامر

cli-equity =
    كم تربح كل يد من الوعاء في المتوسط، وكم مرة تفوز وتتعادل وتخسر.

    اليد أوراق معروفة ({"\u2066"}AhKs{"\u2069"}) أو نطاق ({"\u2066"}QQ+{"\u2069"}) أو الكلمة {"\u2066"}random{"\u2069"}. الجواب حساب شامل إن كفته ثوانٍ قليلة، وإلا فهو تقدير بعينة. والمفتاحان {"\u2066"}Ctrl-C{"\u2069"} يعطيان التقدير حتى تلك اللحظة. وسطر الكشف بدل اللعبة والأيدي يعطي نصيب كل مقعد من كل وعاء.
cli-equity-short = كم مرة تفوز كل يد
cli-equity-examples =
    oddchip equity holdem AhKh QQ
    oddchip equity holdem AhKh "QQ+, AK" -b "Qh 7h 2c"
    oddchip equity omaha8 AsAh2d3c random --samples 20000 --seed 1
    oddchip equity "holdem | Kd 8h 3c | A: As Kc 100 | B: 8s 8d 300 | C: Ah Ad 300"
cli-chances =
    في كم حالة تنتهي اليد إلى كل فئة: حساب شامل مع شروطه.
cli-chances-short = ما قد تصير إليه اليد، بحساب شامل
cli-chances-examples =
    oddchip chances holdem "Ah Kh" -b "Qh 7h 2c"
    oddchip chances stud "As Ks Qs"
cli-outs =
    أي الأوراق تحسّن اليد، وما احتمال مجيئها، وأيها يبدو نافعًا وليس كذلك.
cli-outs-short = أي الأوراق تحسّن اليد
cli-outs-examples =
    oddchip outs holdem "7s 6s" -b "5s 8h Kd"
    oddchip outs holdem "Ah Kh" -b "Qh 7h 2c" --against "Qs Js"
cli-range =
    قراءة نطاق من أيدي البداية وعرضه جدولًا: ما كان من شكل واحد فوق القطر، وما كان من شكلين تحته.
cli-range-short = عرض نطاق من أيدي البداية
cli-range-examples =
    oddchip range "TT+, AQs+, AKo"
    oddchip range "AAxx:ds" --variant omaha
cli-metavar-odds-hands = يد
cli-argument-odds-hands = أوراق معروفة أو نطاق أو {"\u2066"}random{"\u2069"}، يدان فأكثر.
cli-argument-chances-hand = ما عُرف من الأوراق الخاصة.
cli-metavar-range = نطاق
cli-argument-range = أيدي البداية، مثل {"\u2066"}TT+ AQs+ AKo{"\u2069"}.
cli-metavar-dead = أوراق
cli-option-dead = أوراق خارج اللعب.
cli-option-exact = حساب كل الحالات، أو بيان عدد الخطوات اللازمة له.
cli-metavar-number = عدد
cli-option-samples = عدد التوزيعات العشوائية.
cli-metavar-error = خطأ
cli-option-error = التوزيع عشوائيًا حتى لا يزيد الخطأ المعياري على هذا القدر، مثل {"\u2066"}0.1%{"\u2069"}، وأقصى عدد للتوزيعات ما في {"\u2066"}--samples{"\u2069"}، أو خمسون مليونًا من دونه.
cli-option-seed = بذرة التوزيع العشوائي، والبذرة نفسها تعطي الجواب نفسه.
cli-option-threads = عدد الخيوط في التوزيع العشوائي، أما الحساب الشامل ففي خيط واحد. ولا يتغير الجواب بعددها.
cli-option-budget = عدد الخطوات المسموح به للحساب الشامل.
cli-metavar-stage = مرحلة
cli-option-stage = متى يُنظر إلى اليد: {"\u2066"}final{"\u2069"} أو {"\u2066"}next-card{"\u2069"} أو {"\u2066"}flop{"\u2069"} أو {"\u2066"}turn{"\u2069"} أو {"\u2066"}river{"\u2069"}.
cli-option-known = يد معروفة للاعب آخر، ويمكن تكرار الخيار.
cli-option-random-cards = هذا العدد من الأوراق العشوائية، من خمس إلى سبع، وتدخل أي خمس منها.
cli-option-against = اليد المطلوب تجاوزها، فتُعد الأوراق التي تعطي التقدم.
cli-metavar-mode = وضع
cli-option-mode = ما يُعد ورقة محسِّنة: {"\u2066"}improve{"\u2069"} لكل ورقة ترفع فئة اليد، أو {"\u2066"}win{"\u2069"} لكل ورقة تعطي التقدم على أيدي {"\u2066"}--against{"\u2069"}. وإن لم يُذكر: {"\u2066"}win{"\u2069"} مع {"\u2066"}--against{"\u2069"}، وإلا {"\u2066"}improve{"\u2069"}.
cli-option-variant = اللعبة؛ والمعتاد هولدم.
