### Как сравнивают две руки, шаг за шагом, и отдельные факты.

versus = { $winner } и { $loser }.

own-verdict = { $winner } — { $best }, { $loser } — { $other }. { $best-cap } старше { $other-gen }.

# «Пара старше старшей карты» — слово рядом с самим собой.
step-category = Категории разные: { $other ->
    [high-card] { $best } сильнее старшей карты
   *[other] { $best } старше { $other-gen }
}. Дальше не сравнивают.
step-category-low = { $kind ->
    [badugi] Решает число карт: { $best-low } сильнее, чем { $other-low }.
   *[low] Для лоу { $best-low } лучше, чем { $other-low }.
}
step-same = Категория одна: { $category }.

step-pair-equal = Пара одинаковая: { $rank-nom-pl }.
step-pair-decides = { $best-cap-pl } старше { $other-gen-pl }, до кикеров дело не доходит.
step-two-pair-high-decides = Старшая пара: { $winner } — { $best-nom-pl }, { $loser } — { $other-nom-pl }. { $best-cap-pl } старше.
step-two-pair-low-decides = Старшая пара одинаковая: { $rank-nom-pl }. Младшая: { $winner } — { $best-nom-pl }, { $loser } — { $other-nom-pl }. { $best-cap-pl } старше.
step-two-pair-kicker = Обе пары равны: { $rank-nom-pl } и { $second-nom-pl }. В руке остаётся одно место: { own-verdict }
step-trips-equal = Тройка одинаковая: { $rank-nom-pl }.
step-trips-decides = Сравнивают достоинство тройки: { $best-nom-pl } старше { $other-gen-pl }.
step-quads-decides = Сравнивают достоинство каре: { $best-nom-pl } старше { $other-gen-pl }.
step-quads-kicker = Каре одинаковое: { $rank-nom-pl }. Решает пятая карта: { own-verdict }
step-fives-decides = Сравнивают достоинство пяти карт: { $best-nom-pl } старше { $other-gen-pl }.
step-full-house-trips-decides = Сначала сравнивают тройки: { $best-nom-pl } старше { $other-gen-pl }. До пар дело не доходит.
step-full-house-pair-decides = Сначала тройки: в обеих руках { $rank-nom-pl }. Затем пары: { $best-nom-pl } старше { $other-gen-pl }.
step-straight-decides = { $category ->
    [straight-flush] Стрит-флеши сравнивают по верхней карте: стрит-флеш до { $best-gen } старше стрит-флеша до { $other-gen }. Кикера у стрит-флеша нет.
   *[straight] Стриты сравнивают по верхней карте: стрит до { $best-gen } старше стрита до { $other-gen }. Кикера у стрита нет.
}
step-flush-decides = { $index ->
    [1] Флеши сравнивают с верхней карты: { own-verdict }
    [2] Первая карта у флешей одна: { $equal }. Вторая карта: { own-verdict }
    [3] Первые две карты флешей совпали: { $equal }. Третья: { own-verdict }
    [4] Первые три карты флешей совпали: { $equal }. Четвёртая: { own-verdict }
   *[5] Первые четыре карты флешей совпали: { $equal }. Пятая: { own-verdict }
}
step-card-decides = { $index ->
    [1] Первая карта: { own-verdict }
    [2] Первая карта совпала: { $equal }. Вторая: { own-verdict }
    [3] Первые две карты совпали: { $equal }. Третья: { own-verdict }
    [4] Первые три карты совпали: { $equal }. Четвёртая: { own-verdict }
   *[5] Первые четыре карты совпали: { $equal }. Пятая: { own-verdict }
}
step-kicker-decides = { $index ->
    [1] Первый кикер: { own-verdict }
    [2] Первый кикер совпал: { $equal }. Второй: { own-verdict }
   *[3] Первые два кикера совпали: { $equal }. Третий: { own-verdict }
}
step-low-card-decides = { $kind ->
    [badugi] Бадуги
   *[low] Лоу
} сравнивают с верхней карты: рука { $left } против руки { $right }. Решает { $index ->
    [1] первая
    [2] вторая
    [3] третья
    [4] четвёртая
   *[5] пятая
}: { $best } младше { $other-gen }, это лучше.
step-low-rank-decides = Категория одна, для лоу лучше младшее достоинство: { $best } младше { $other-gen }.
step-low-equal = Основа руки одинаковая, остальные карты сравнивают с верхней.
step-low-kicker-decides = Решает { $index ->
    [1] первая
    [2] вторая
   *[3] третья
} из остальных карт: { $best } младше { $other-gen }, для лоу это лучше.

tie-five = Лучшие пять карт равны: { $ranks }. Ничья.
tie-cards = Карты, идущие в зачёт, равны: { $ranks }. Ничья.

category-low = { $category ->
    [straight-flush] рука со стрит-флешем
    [four-of-a-kind] рука с каре
    [full-house] рука с фулл-хаусом
    [flush] рука с флешем
    [straight] рука со стритом
    [three-of-a-kind] рука с тройкой
    [two-pair] рука с двумя парами
    [pair] рука с парой
    [badugi-4] бадуги из четырёх карт
    [badugi-3] рука из трёх карт
    [badugi-2] рука из двух карт
    [badugi-1] рука из одной карты
   *[no-pair] рука без пар
}

## Факты

fact-uncontested = Остальные руки сброшены, карты можно не открывать. Банк: { $player }.
fact-sole-eligible = На этот банк претендует только игрок { $player }.
fact-declared = Лучшая рука со слов игроков: { $players }.
fact-tie = Ничья: { $players }.
fact-category-decides = Решает категория: { $winner } — { $best }, { $loser } — { $other }.
fact-rank-decides = Категория одна: { $category }. Решает достоинство № { $index }: { $winner } — { $best }, { $loser } — { $other }.
fact-kicker-decides = Категория одна: { $category }. Решает кикер № { $index }: { $winner } — { $best }, { $loser } — { $other }.
fact-only-qualifier = Подходящая рука здесь одна: { $player }.
fact-nobody-qualifies = Ни одна рука не подходит ни для одной половины: весь банк достаётся лучшей хай-руке.
fact-uncalled-returned = Возврат неуравненной ставки: { $player }, { $amount }.
fact-dead-money = Мёртвые деньги, { $amount }, входят в основной банк.
fact-rake-taken = { $kind ->
    [percent-cap] Рейк до дележа: { $amount } ({ $percent }, не больше { $cap-gen }). С возврата рейк не берут.
    [percent] Рейк до дележа: { $amount } ({ $percent }). С возврата рейк не берут.
   *[amount] Рейк до дележа: { $amount }. С возврата рейк не берут.
}
fact-chip-inferred = Наименьшая фишка: { $chip } (по указанным суммам).
fact-stake-not-multiple = { $player }: вклад { $amount } не кратен наименьшей фишке { $chip }. Неполная фишка уходит вместе с первой нечётной.
fact-odd-chips = { $pot-label }, нечётные фишки: { $players }, { $rule ->
    [left-of-button] по порядку слева от баттона
    [suit] по масти
    [all-cards] по мастям всех карт на руках
    [lowest-seat] с наименьшего номера места
   *[highest-seat] с наибольшего номера места
}.
fact-odd-chip-between-boards = { $total } на { $parts-count ->
    [2] два борда
    [3] три борда
    [4] четыре борда
   *[other] { $parts-count } бордов
}: { $parts }. { $odd ->
    [1] Нечётная фишка достаётся первому борду.
   *[other] Нечётные фишки достаются первым бордам.
}
fact-odd-chip-between-halves = { $total } пополам не делится: { $first } и { $second }, нечётная фишка достаётся { $half-dat }.
fact-odd-chip-of-quarter = Лоу-половина поровну не делится, остаток достаётся хай-половине: { $amount }.
# «Здесь» и «обе половины» верны и для банка, и для доли одного из бордов.
fact-no-qualifying-low = { $half ->
    [high] Хай-руки здесь нет: нужна пара шестёрок или сильнее. Обе половины достаются лучшей лоу-руке.
   *[low] Лоу здесь нет: нужны пять карт разного достоинства не старше восьмёрки. Обе половины достаются лучшей хай-руке.
}
fact-scoop = Обе половины банка забирает игрок { $player }.
fact-quartered = Одну половину забирает игрок { $player }, другую делят { $all }. Итог: { $player } — { $share }, { $others } — { $others-count ->
    [1] { $part }
   *[other] по { $part-po }
}.
fact-rules-differ = Здесь правила расходятся. Если делить банк целиком: { $whole }; если каждую половину отдельно: { $halves }.
fact-main-pot-only = { $player }: олл-ин, только { $pots }.
fact-folded-money = Фишки спасовавших остаются в { $pot-prep }, на него претендует только игрок { $player }.
fact-board-plays = Играет борд: { $player }.
fact-mucked = { $player }: карты не открыты, на банк рука не претендует.
fact-unseen = { $player }: карты неизвестны. { $pots-count ->
    [0] На расчёт это не влияет.
   *[other] Без них не рассчитать: { $pots }.
}
fact-pot-waits = { $pot-label } не рассчитать, пока неизвестны карты: { $players }.
