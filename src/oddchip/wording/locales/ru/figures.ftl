### Подписи на рисунках и описание, которое читает экранный диктор.

figure-board = Борд

## Места

figure-button-sign = D
figure-button = Баттон: { $player }.
figure-folded = пас
figure-mucked = карты не открыты
figure-unseen = карты неизвестны
figure-declared = место { $place } со слов игроков
figure-unqualified = { $half ->
    [low] лоу нет
   *[high] подходящей руки нет
}
figure-stake = внесено: { $amount }
figure-dead = мёртвые деньги: { $amount }
figure-wins = выигрыш: { $amount }
figure-returned = возврат: { $amount }

## Карты

figure-decides = решает
figure-beaten = младше
figure-kickers = { $count ->
    [one] кикер
   *[other] кикеры
}
# Рядом с проигравшей рукой: чья рука её бьёт и чем.
figure-lost-category = { $winner }: { $other ->
    [high-card] { $best } сильнее старшей карты
   *[other] { $best } старше { $other-gen }
}
figure-lost-rank = { $winner }: { $best } старше { $other-gen }
figure-lost-kicker = { $winner }: кикер { $best } старше { $other-gen }
figure-lost-low-category = { $winner }: { $best-low } лучше, чем { $other-low }
figure-lost-low = { $winner }: { $best } младше { $other-gen }
figure-legend-raised = поднята: играет
figure-legend-idle = бледная: не играет
figure-legend-hole = из руки
figure-legend-decides = решающая карта
figure-legend-beaten = карта, которую она бьёт
figure-legend-odd = нечётная фишка

## Банки

figure-amount = { $label }: { $amount }
figure-contending = { $players-count ->
    [1] Претендует: { $players }
   *[other] Претендуют: { $players }
}
figure-share = { $player } — { $amount }
figure-odd = нечётная фишка: { $amount }
figure-refund = Возврат неуравненной ставки
figure-rake = Рейк
figure-waits = Пока не рассчитать, карты неизвестны: { $players }

## Описание

figure-said-board = { $label }: { $cards }.
figure-said-seat = { $player }: { $text }.
figure-said-hole = на руках { $cards }
figure-said-hand = { $label } — { $hand }
figure-said-pot = { $label }: { $amount }. { $players-count ->
    [1] Претендует: { $players }.
   *[other] Претендуют: { $players }.
}
figure-said-pot-plain = { $label }. { $players-count ->
    [1] Претендует: { $players }.
   *[other] Претендуют: { $players }.
}
figure-said-award = { $label }: { $shares }.
figure-said-shares = { $shares }.

## Другие рисунки

figure-ladder-title = Порядок рук: { $game }
figure-ladder-half = { $half }, от сильнейшей
figure-ladder-whole = От сильнейшей
figure-ladder-step = { $place }. { $category }: { $cards }; { $hand }.
figure-ladder-never = { $place }. { $category }: в этой колоде не бывает.
figure-never = в этой колоде не бывает
figure-kickers-title = Сколько кикеров?
figure-kickers-count = { $count ->
    [0] кикера нет
    [one] { $count } кикер
    [few] { $count } кикера
    [many] { $count } кикеров
   *[other] { $count } кикера
}
figure-kickers-row = { $category }: { $count }.
figure-outs-title = Дро и ауты
figure-outs-hole = На руках
figure-outs-count = { $count ->
    [0] аутов нет
    [one] { $count } аут
    [few] { $count } аута
    [many] { $count } аутов
   *[other] { $count } аута
}
figure-outs-row = { $label }: { $count }; { $cards }.
figure-range-title = Диапазон стартовых рук
figure-range-about = Пары лежат на диагонали, одномастные руки выше неё, разномастные ниже.
figure-range-cell = { $hand } { $value }
figure-range-weight = Оттенок и число: как часто рука входит в диапазон.
figure-range-equity = Оттенок и число: эквити руки.

## Примеры в статьях

error-example-differs = В примере указано: { $what } — { $given }. На деле выходит { $expected }.
error-example-key = У примера нет настройки «{ $given }». Есть: { $known }.
error-example-value = «{ $given }» не подходит для { $what }. Например: { $suggestion }.
error-example-twice = В примере дважды указано: { $what }.
error-example-empty = В примере нет строки вскрытия.
