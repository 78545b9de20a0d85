### Рассчитанное вскрытие: заголовки, банки, выигрыши, нечётные фишки, рейк, итоги.

label = { $label }. { $text }
lead = { $lead }. { $text }
join-comma = { $first }, { $rest }
join-slot = { $first }, { $rest }
join-semicolon = { $first }; { $rest }
sentence = { $text }.

title-game = Вскрытие: { $game }
board-cards = Борд: { $cards }
board-cards-numbered = { $board-label }: { $cards }
heading-hands = Лучшие руки
heading-mistakes = Где здесь обычно ошибаются
heading-totals = Итоги

## Предметы и их формы

pot-nom = { $pot ->
    [only] банк
    [main] основной банк
    [side-one] побочный банк
   *[side] побочный банк { $number }
}
pot-label = { $pot ->
    [only] Банк
    [main] Основной банк
    [side-one] Побочный банк
   *[side] Побочный банк { $number }
}
pot-prep = { $pot ->
    [only] банке
    [main] основном банке
    [side-one] побочном банке
   *[side] побочном банке { $number }
}
pot-gen = { $pot ->
    [only] банка
    [main] основного банка
    [side-one] побочного банка
   *[side] побочного банка { $number }
}
board-nom = борд { $number }
board-label = Борд { $number }
board-part = { $amount } на { $board }
half-nom = { $half ->
    [high] хай
    [low] лоу
    [badugi] бадуги
    [hand] рука из пяти карт
    [draw] дро-рука
    [omaha] омаха-рука
   *[holdem] холдем-рука
}
half-label = { $half ->
    [high] Хай
    [low] Лоу
    [badugi] Бадуги
    [hand] Рука из пяти карт
    [draw] Дро-рука
    [omaha] Омаха-рука
   *[holdem] Холдем-рука
}
half-acc = { $half ->
    [hand] за руку из пяти карт
    [badugi] за бадуги
    [draw] за дро-руку
    [omaha] за омаха-руку
    [holdem] за холдем-руку
   *[other] { half-nom }
}
half-dat = { $half ->
    [high] хай-половине
    [low] лоу-половине
    [badugi] бадуги-половине
    [hand] половине за руку из пяти карт
    [draw] дро-половине
    [omaha] омаха-половине
   *[holdem] холдем-половине
}

## Руки

hand-line = { $player }: { $cards }, { $hand }; из руки: { $hole }
hand-line-whole = { $player }: { $cards }, { $hand }
hand-line-board = { $player }: { $cards }, { $hand }; играет борд
hand-unqualified = { $player }: { $half ->
    [high] хай-руки нет
   *[low] лоу нет
}
hand-declared = { $player }: место { $place } по силе, со слов игроков
hand-cards-unseen = { $player }: карты неизвестны
hand-cards-mucked = { $player }: карты не открыты

## Банки

pot-heading = { $pot-label }: { $amount }
contending = { $players-count ->
    [1] Претендует: { $players }.
   *[other] Претендуют: { $players }.
}
pot-rake = Рейк из этого банка: { $amount }, без него в банке { $left }.

share-each = { $players } — по { $amount-po }
share-one = { $player } — { $amount }

award-win = Игрок { $player } выигрывает { $amount-acc }: { $hand }.
award-win-plain = Игрок { $player } выигрывает { $amount-acc }.
award-uncontested = Остальные руки сброшены: { $amount-acc } получает игрок { $player }, карты можно не открывать.
award-sole = На этот банк претендует только игрок { $player }: { $amount } без вскрытия.
award-declared = Игрок { $player } выигрывает { $amount-acc }: лучшая рука со слов игроков.
award-tie = Ничья: { $players } получают по { $amount-po }.
award-tie-hand = Ничья, { $hand }: { $players } получают по { $amount-po }.
award-split-pot = Банк ({ $total }) делят { $players }: { $shares }.
award-split-part = { $total-acc } делят { $players }: { $shares }.
award-each = { $players } получают по { $amount-po }.
award-scoop = Игрок { $player } забирает весь банк, { $first-acc } и { $second-acc }: { $amount }.
award-scoop-plain = Игрок { $player } забирает весь банк, { $first-acc } и { $second-acc }.
brief-waits = Пока не рассчитать: { $pots }. Карты неизвестны: { $players }.
pot-amount = { $pot } ({ $amount })
pot-waits-here = Этот банк пока не рассчитать. Карты неизвестны: { $players }.

brief-board-plays = Играет борд: { $hand }.
brief-every-pot = Все банки ({ $amount }) забирает игрок { $player }: { $hand }.
brief-pot-win = { $pot-label } ({ $amount }) забирает игрок { $player }: { $hand }.
brief-pot-win-plain = { $pot-label } ({ $amount }) забирает игрок { $player }.
brief-pot-tie = { $pot-label } ({ $total }) делят { $players }, по { $amount-po }: { $hand }.
brief-pot-tie-plain = { $pot-label } ({ $total }) делят { $players }, по { $amount-po }.
brief-pot-split = { $pot-label } ({ $total }) делят { $players }: { $shares }.
brief-pot-scoop = { $pot-label } ({ $amount }) целиком забирает игрок { $player }, { $first-acc } и { $second-acc }.
brief-slot-win = { $slot }: { $player }, { $amount }, { $hand }.
brief-slot-tie = { $slot }: { $players }, по { $amount-po }, { $hand }.
brief-slot-split = { $slot }: ничья, { $shares }.
brief-no-half = { $half ->
    [high] Хай-руки нет.
   *[low] Лоу нет.
}
brief-rake = Рейк: { $amount }.

## Нечётные фишки

own-ways = { $players-count ->
    [2] двоих
    [3] троих
    [4] четверых
    [5] пятерых
    [6] шестерых
    [7] семерых
    [8] восьмерых
    [9] девятерых
    [10] десятерых
    [one] { $players-count } игрока
   *[other] { $players-count } игроков
}
odd-cut = { $total } на { own-ways }: по { $each-po }, остаток — { $rest }.
odd-cut-chip = Наименьшая фишка — { $chip }, поэтому { $total } на { own-ways }: по { $each-po }, остаток — { $rest }.
odd-one = Нечётная фишка: { $player }, { $rule ->
    [left-of-button] первое выигравшее место слева от баттона
    [suit] старшая по масти карта среди выигравших рук
    [all-cards] лучшая по масти карта из всех карт на руках
    [lowest-seat] наименьший номер места
   *[highest-seat] наибольший номер места
}{ $source }.
odd-many = Остаток раздают по одной фишке, { $rule ->
    [left-of-button] начиная с первого выигравшего места слева от баттона
    [suit] начиная с руки со старшей по масти картой
    [all-cards] начиная с руки, у которой среди всех карт есть лучшая по масти
    [lowest-seat] начиная с наименьшего номера места
   *[highest-seat] начиная с наибольшего номера места
}: { $players }{ $source }.
odd-then = { $first }, затем { $rest }
odd-by-card = Баттон здесь не участвует: нечётная фишка достаётся руке со старшей по масти картой — { $card }. Порядок мастей: пики, червы, бубны, трефы; на сравнение рук он не влияет. Нечётная фишка: { $player }{ $source }.
odd-source-rule = { " " }({ $book }, правило { $number })
odd-source-book = { " " }({ $book })
odd-source-room = { " " }(так делит { $book })

## Итоги

check = Проверка: { $parts }.
check-in = внесено { $amount }
check-out = выплачено { $amount }
check-returned = возвращено { $amount }
check-rake = рейк { $amount }
check-waiting = ждёт расчёта { $amount }
column-player = Игрок
column-stake = Внесено
column-returned = Возврат
column-won = Выигрыш
total-line = { $player }: внесено { $stake }, возврат { $returned }, выигрыш { $won }
total-share = { $player }: { $amount }
brief-tie-hand = Ничья: { $hand }.

## Руки вне банка

made = { $cards }, { $hand }; из руки: { $hole }
made-whole = { $cards }, { $hand }
made-board = { $cards }, { $hand }; играет борд
better-hand = Сильнее рука: { $player }.
