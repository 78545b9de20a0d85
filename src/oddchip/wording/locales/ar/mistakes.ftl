### الأخطاء التي يغري بها كشف الأوراق: جملة أو جملتان لكل خطأ.

on-board = { $board }. { $text }

mistake-sixth-card = الأوراق الزائدة لا تكسر التعادل: { $cards }. اليد خمس أوراق، ولا سادسة لها.
mistake-card-not-playing = { $card } لدى { $player } لا تدخل: { $instead } على الطاولة أعلى. اليد خمس أوراق، ولا سادسة لها.
mistake-kicker-first = الكيكر { $kicker } لدى { $loser } لا يفيد: تُقارن أولًا { $category ->
    [pair] رتبة الزوج
    [two-pair] رتبة الزوج الأعلى
    [three-of-a-kind] رتبة الثلاثية
   *[other] رتبة الرباعية
}، و{ $best-def-pl } لدى { $winner } أعلى من { $other-def-pl }.
mistake-four-flush = أربع أوراق من شكل واحد ({ $suit }) لدى { $player } هي سحب فلاش، لا فلاش. اليد هنا: { $category }.
mistake-four-straight = { $ranks } لدى { $player } أربع رتب متتالية، لا ستريت. اليد هنا: { $category }.
mistake-suits = أشكال الأوراق مختلفة لدى { $players }، لكنها متساوية القوة، فلا يكسر شكل الورق التعادل.
mistake-ace-wraps = { $ranks } لدى { $player } ليست ستريت: مكان الآس فوق الكينغ أو تحت الاثنين، لا بينهما.
mistake-ace-low = الآس لدى { $player } هو الأدنى هنا: ستريت أعلى ورقة فيه { $top }، لا الآس.
mistake-omaha-two = { $cards } لدى { $player } تعطي في هولدم: { $imagined }. وهنا تُستخدم ورقتان خاصتان بالضبط، فاليد: { $real }.
mistake-three-pairs = لا توجد فئة «ثلاثة أزواج»: يدخل أعلى زوجين لدى { $player }، ولا يدخل زوج { $rank-def-pl }. الخامسة أفضل ورقة باقية، وهي هنا { $fifth }.
mistake-board-flush = الفلاش على الطاولة لا يعني التعادل: { $cards } لدى { $player } تُحسّن اليد.
mistake-board-straight = الستريت على الطاولة لا يعني التعادل: { $cards } لدى { $player } تُحسّن اليد.
mistake-ace-beside-straight = الآس لدى { $player } لا يضيف شيئًا: الستريت يشغل الخانات الخمس كلها.
mistake-pair-over-straight = زوج { $pair-def-pl } على الطاولة يخفي ستريت لدى { $player }: مع { $card } تكتمل { $ranks }.
mistake-odd-chip = الرقاقة المتبقية تتبع المقعد، لا أعلى ورقة: { $players }.
mistake-one-winner = لكل وعاء مؤهلوه وفائزه: { $pots }.
mistake-set-and-trips = سِت لدى { $set }، وتريبس لدى { $trips }: الفئة واحدة، وهي الثلاثية، ولا تحسم إلا الرتب.
mistake-short-deck-ladder = في هذه الرزمة الفلاش أعلى من الفل هاوس: يد { $winner } تتفوق على يد { $loser }.
mistake-low-straight = { $ranks } لدى { $player }: { $category }، وهذا في هذه اللعبة عيب لا ميزة.
mistake-low-ace-high = الآس لدى { $player } هو الأعلى هنا، لا الأدنى ({ $half }).
mistake-badugi-suits = { $cards } لدى { $player } لا تُحتسب: من ورقتين من شكل واحد أو رتبة واحدة تُحتسب واحدة فقط. عدد الأوراق المحتسبة: { $count }.
