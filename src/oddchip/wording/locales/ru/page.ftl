### Страница: разделы, расчёт, шансы, правила.

page-nav = Разделы
page-skip = К содержанию
page-languages = Язык
page-settle = Рассчитать
page-odds = Шансы
page-learn = Обучение
page-rules = Правила
page-title-settle = Расчёт банка в покере: кто что получает и почему
page-title-odds = Шансы в покере: ауты, дро и диапазоны
page-title-learn = Как читать вскрытие
page-title-rules = Игры, правила заведения и покерные термины
page-about-settle = Карты — касанием или одной строкой: кто выигрывает, какими пятью картами, какая карта решает и кому сколько фишек, вплоть до нечётной.
page-about-odds = Подсчёт аутов, названия дро, цена колла против банка и диапазон стартовых рук в виде сетки.
page-about-learn = Старшинство рук, кикеры, ничьи, побочные банки и нечётные фишки: каждый пример разобран карта за картой.
page-about-rules = Все игры со старшинством рук, все правила заведения и что они меняют, словарь покера.
page-footer = oddchip рассчитывает вскрытия точно и объясняет почему. Всё, что введено здесь, остаётся на этом сервере.

## Расчёт: форма

page-settle-heading = Кто что получает?
page-settle-lead = Отметьте карты касанием или введите строку. Ответ появляется сразу.
page-example = Пример
page-examples = Примеры
page-example-prompt = Двадцать примеров в одно касание
page-recent = Недавние банки
page-table = Стол
page-game = Игра
page-games-board = Игры с бордом
page-games-split = Игры с делёжом банка
page-games-stud = Стад
page-games-draw = Дро-покер
page-mode-chips = Только фишки: за столом уже знают, чья рука лучше
page-mode-chips-about = Укажите место каждой руки: 1 — лучшая; у равных рук место одно.
page-board = Борд { $number }
page-board-cards = Карты борда
page-add-board = Добавить борд
page-remove-board = Убрать борд
page-seats = Места по часовой стрелке
page-seat = Место { $number }
page-seat-name = № { $number }
page-player-name = Имя игрока
page-cards = Карты
page-cards-hint = Например, { $example }
page-chips = Внесено фишек
page-chips-hint = Мёртвые деньги пишут после плюса: { $example }
page-place = Место руки
page-state = Рука
page-state-in = В игре
page-state-folded = Пас
page-state-mucked = Не открыта
page-state-unseen = Неизвестна
page-button = Баттон
page-no-button = Баттона за этими местами нет
page-add-seat = Добавить место
page-remove = Удалить
page-move-up = Выше
page-move-down = Ниже
page-drag = Перетащить
page-house = Правила заведения
page-house-about = Кому достаётся нечётная фишка и что берёт заведение.
page-preset = Набор правил
page-setting-own = Как в наборе: { $choice }
page-chip = Наименьшая фишка
page-chip-hint = Пусто — 1 или наименьшая дробь из сумм
page-pot = Банк
page-pot-hint = Только если вклады неизвестны
page-rake = Рейк
page-rake-hint = Например, { $example }
page-settle-now = Рассчитать
page-clear = Очистить
page-undo = Отменить
page-line = Строка вскрытия
page-line-about = Весь банк одной строкой: игра, борд, затем места по часовой стрелке. Звёздочка — баттон, число после карт — внесённые фишки.
page-line-settle = Рассчитать строку

## Расчёт: выбор карт

page-picker = Карты
page-picker-for = Карта для: { $place }
page-picker-close = Готово
page-picker-unseen = Неизвестная карта
page-picker-erase = Стереть
page-slot = { $place }, карта { $number }
page-slot-empty = пусто
page-card-used = { $card }, уже в раздаче

## Расчёт: ответ

page-answer = Ответ
page-answer-empty = Здесь будет ответ.
page-answer-empty-about = Выберите две руки и борд или начните с примера.
page-waiting = Пока не хватает
page-missing-cards = { $place }: { $cards }
page-missing-seats = хотя бы двух рук
page-wrong = Так рассчитать нельзя
page-offline = Нет соединения. Банки, рассчитанные раньше, по-прежнему можно прочитать.
page-why = Почему?
page-picture = Рисунок
page-picture-settlement = Рисунок вскрытия: борды, руки, играющие карты и банки. То же самое сказано в тексте.
page-link = Ссылка на этот банк
page-copy = Копировать
page-copied = Скопировано
page-copy-link = Копировать ссылку
page-copy-text = Копировать ответ
page-link-copied = Ссылка скопирована
page-print = Печать
page-share = Поделиться ссылкой
page-check = Учтена каждая фишка.

## Названия примеров

example-kicker = Решает первый кикер
example-two-pair-kicker = Две пары у обоих, кикер один
example-second-kicker = Равные тройки и кикеры: ничья
example-quads-on-board = Каре на борде
example-board-plays = Играет борд
example-card-not-playing = Карта, которая не играет
example-flush-on-board = Флеш на борде — ещё не ничья
example-straight-on-board = Стрит на борде — ещё не ничья
example-wheel = Туз как младшая карта
example-full-house = Фулл-хаусы с общей тройкой
example-three-pairs = Три пары: играют две
example-set = Сет против двух пар
example-odd-chips = Ничья на троих, две фишки в остатке
example-side-pot = Основной и побочный банки
example-two-side-pots = Два побочных банка и возврат
example-chips-only = Только фишки, без карт
example-omaha-two = Омаха: ровно две карты из руки
example-hi-lo-quarter = Хай-лоу: лоу на двоих
example-run-twice = Два борда
example-short-deck = Короткая колода: флеш старше фулл-хауса

## Шансы, правила и общее для страниц

page-contents = На этой странице
page-games = Игры
page-terms = Термины
page-settle-game = Рассчитать банк этой игры
page-picture-ladder = { $game }: старшинство рук, к каждой пример.
page-change-example = Изменить этот пример
page-house-lead = В чём заведения решают по-разному. Каждый раз один и тот же банк рассчитан всеми способами.
page-house-same-pot = Один и тот же банк при каждом решении
page-house-choice = Решение заведения
page-house-result = Кому сколько

page-chance = { $percent } ({ $exact })
page-outs = Ауты и дро
page-outs-about = Карты, которые помогут руке на флопе или тёрне. Если рука соперника известна, считаются только те, что выводят вперёд.
page-outs-hole = Карманные карты
page-outs-board = Борд, три или четыре карты
page-outs-against = Рука соперника, если известна
page-outs-do = Посчитать ауты
page-outs-count = Аутов
page-outs-next = На следующей карте
page-outs-river = К риверу
page-outs-win = Победа в итоге
page-outs-tie = Ничья в итоге
page-outs-lose = Поражение в итоге
page-outs-other = Другие карты в помощь
page-outs-pairing = Спаривают борд, это помогает всем
page-outs-conditions = Точный перебор, не оценка. Не видно { $cards-gen }, все равновероятны.
page-draws = Дро по названиям
page-no-draws = Дро сильнее готовой руки нет.
page-draw-nut = { $draw } (натсовое)
page-draw-straight-flush-draw = Дро на стрит-флеш
page-draw-quads-draw = Дро на каре
page-draw-flush-draw = Флеш-дро
page-draw-full-house-draw = Дро на фулл-хаус
page-draw-open-ended = Двустороннее стрит-дро
page-draw-double-gutshot = Двойной гатшот
page-draw-wrap = Врап
page-draw-gutshot = Гатшот
page-draw-set-draw = Пара, дро на сет
page-draw-trips-draw = Пара, дро на трипс
page-draw-two-pair-draw = Дро на две пары
page-draw-overcards = Оверкарты
page-draw-backdoor-flush-draw = Бэкдорное флеш-дро
page-draw-backdoor-straight-draw = Бэкдорное стрит-дро
page-call = Цена колла
page-call-about = Как часто колл должен выигрывать, чтобы не терять, если дальше ставок не будет.
page-call-amount = Уравнять
page-call-pot = Банк вместе со ставкой соперника
page-call-do = Посчитать
page-call-required = Нужно
page-call-ratio = Банк даёт { $ratio }.
page-range = Диапазон стартовых рук
page-range-about = Руки в обычной записи: пары, одномастные и разномастные карты, ряды со знаком плюс. В сетке пары стоят по диагонали, одномастные выше, разномастные ниже.
page-range-text = Диапазон
page-range-do = Показать
page-range-share = От всех рук
page-range-combos = Сочетаний
page-picture-outs = Рука, борд и карты, которые помогут.
page-picture-range = Диапазон на сетке стартовых рук.

page-error-again = Повторить
page-error-back = На главную
