### Ошибки, к которым подталкивает вскрытие: по одной-две фразы на каждую.

on-board = { $board-label }. { $text }

mistake-sixth-card = Лишние карты на ничью не влияют ({ $cards }). В руке пять карт, шестой не бывает.
mistake-card-not-playing = { $player }: карта { $card } не играет, { $instead } на борде старше. В руке пять карт, шестой не бывает.
mistake-kicker-first = { $loser }: кикер { $kicker } здесь не помогает. Сначала сравнивают { $category ->
    [pair] пары
    [two-pair] пары
    [three-of-a-kind] тройки
   *[other] каре
}: { $winner } — { $best-nom-pl }, { $loser } — { $other-nom-pl }.
mistake-four-flush = { $player }: четыре карты одной масти ({ $suit-nom }) — это флеш-дро, а не флеш. Рука здесь — { $category }.
mistake-four-straight = { $player }: { $ranks } — четыре карты подряд, это ещё не стрит. Рука здесь — { $category }.
mistake-suits = { $players }: масти разные, но по силе они равны. Ничья остаётся ничьей.
mistake-ace-wraps = { $player }: { $ranks } — не стрит. Туз стоит либо выше короля, либо ниже двойки, но не между ними.
mistake-ace-low = { $player }: туз здесь младшая карта. Это стрит до { $top-gen }, а не до туза.
mistake-omaha-two = { $player }: { $cards-count ->
    [1] карта { $cards } в холдеме дала бы
   *[other] карты { $cards } в холдеме дали бы
} { $imagined-acc }, но здесь играют ровно две карманные карты. Рука — { $real }.
mistake-three-pairs = { $player }: трёх пар не бывает. Играют две старшие, третья пара ({ $rank-nom-pl }) не в счёт; пятая карта — лучшая из оставшихся: { $fifth }.
mistake-board-flush = Флеш на борде — ещё не ничья. { $player }: { $cards } — { $cards-count ->
    [1] с этой картой
   *[other] с этими картами
} рука сильнее борда.
mistake-board-straight = Стрит на борде — ещё не ничья. { $player }: { $cards } — { $cards-count ->
    [1] с этой картой
   *[other] с этими картами
} рука сильнее борда.
mistake-ace-beside-straight = { $player }: туз ничего не добавляет, стрит занимает все пять мест.
mistake-pair-over-straight = { $player }: за парой на борде ({ $pair-nom-pl }) легко не заметить стрит. С картой { $card } это { $ranks }.
mistake-odd-chip = Нечётную фишку дают не за старшую карту: решает место за столом. Здесь это { $players }.
mistake-one-winner = У каждого банка свои претенденты и свой победитель: { $pots }.
mistake-set-and-trips = { $set } — сет, { $trips } — трипс. Категория одна, тройка: решает только достоинство карт.
mistake-short-deck-ladder = В этой колоде флеш старше фулл-хауса, поэтому впереди { $winner }, а не { $loser }.
mistake-low-straight = { $player }: { $ranks } — это { $category }. В этой игре он портит лоу-руку.
mistake-low-ace-high = { $player }, { $half }: туз здесь старшая карта, а не младшая.
mistake-badugi-suits = { $player }: { $cards } — не в счёт. Из двух карт одной масти или одного достоинства в зачёт идёт одна; карт в зачёте: { $count }.
