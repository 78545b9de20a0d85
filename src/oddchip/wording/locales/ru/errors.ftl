### Что может пойти не так, по кодам ошибок. Аргументы те же, что у английских шаблонов в oddchip.errors.

error-at-position = Позиция { $position }. { $message }
error-at-line = Строка { $line }. { $message }
error-at-item = Элемент { $item }: { $message }
error-place-board = борд { $board }
error-place-the-board = борд
error-place-dead = карты вне игры

## Карты

error-unknown-card = «{ $given }» — не карта. Карта — это достоинство и масть, например { $suggestion }.
error-look-alike =
    «{ $given }» — { $letter ->
        [cyrillic] кириллица
        [greek] буква греческого алфавита
       *[other] буква другого алфавита
    }. Попробуйте: { $suggestion }.
error-numeric-rank = «{ $given }» — не достоинство карты. Попробуйте: { $suggestion }.
error-ambiguous-ten = Рядом с русскими буквами латинская T может быть и десяткой, и тузом. Десятку пишите так: { $suggestion }.
error-card-repeated = Карта { $card } указана дважды, первый раз — в позиции { $first }.
error-duplicate-card = Карта { $card } указана дважды: { $first } и { $second }.
error-duplicate-in-one-place = Карта { $card } указана дважды: { $first }.
error-card-not-in-deck = Карты { $card } нет в колоде этой игры ({ $variant }; карт в колоде: { $size }).
error-unseen-card = ?? — неизвестная карта, а здесь нужны все карты.

## Число карт

error-hand-count = Карт указано: { $given }, нужно: { $expected } ({ $variant }).
error-holding-count = { $player }: карманных карт { $given }, в этой игре ({ $variant }) нужно { $expected }.
error-holding-or-stake =
    { $player }: { $number } — это вклад или достоинство карты? Карманных карт { $given }, в этой игре ({ $variant }) нужно { $expected }.
    Если это карта, добавьте масть; если вклад — недостающую карту.
error-holding-parts = { $player }: в этой игре ({ $variant }) карманные карты записывают как { $expected }, группы разделяет косая черта.
error-board-count = Карт на борде: { $given }, в этой игре ({ $variant }) нужно: { $expected }.
error-boards-count = Бордов указано: { $given }, в этой игре ({ $variant }) нужно: { $expected }.
error-board-incomplete = Борд { $board }: карт { $given }, а для расчёта этой игры ({ $variant }) нужно { $expected }.
error-holding-incomplete = { $player }: карт { $given }, а для расчёта этой игры ({ $variant }) нужно { $expected }.
error-board-repeat = Карта { $card } лежит на бордах { $first } и { $second }. Так бывает, только если место у неё одно и то же, а все карты до неё на бордах одинаковые.

## Суммы

error-bad-amount = «{ $given }» — не сумма. Пишите цифры и не больше одной точки: { $suggestion }.
error-amount-too-long = «{ $given }» — слишком длинная сумма: до точки не больше 15 цифр, после неё не больше 8.
error-chip-zero = Наименьшая фишка должна быть больше нуля; указано: { $given }.

## Строка вскрытия

error-empty-line = Рассчитывать нечего. Строка выглядит так: { $suggestion }
error-line-parts = В строке нужны игра, борд и хотя бы одно место, между ними знак |. Найдено частей: { $given }.
error-seat-form = «{ $given }» — не место игрока. Место записывают так: { $suggestion }
error-seat-name = «{ $given }» не может быть именем. Возьмите имя в двойные кавычки или выберите другое.
error-name-twice = Одно имя у двух мест: { $player }.
error-quote-open = Двойная кавычка не закрыта.
error-seat-number = «{ $given }» — не номер места. Пишите @ и число: 1, 2, 3…
error-seat-numbers-missing = { $player }: нет номера места, а у других мест он есть. Пронумеруйте все места или ни одного.
error-seat-order = Номера мест должны расти, обходя стол один раз. { $player }: номер { $given } нарушает порядок.
error-holding-word = «{ $given }» — не запись руки. Напишите карты или вместо них ?, fold, muck или #1.
error-holding-missing = { $player }: рука не указана. Напишите карты, ?, fold, muck или #1.
error-declared-rank = «{ $given }» — не место по силе. Лучшая рука — #1.
error-button-twice = Баттон указан дважды: позиции { $first } и { $second }.
error-option-unknown = Неизвестный параметр «{ $given }». Известные параметры: { $known }.
error-option-twice = Параметр указан дважды: { $given }.
error-option-value = Значение «{ $given }» не подходит для параметра { $option }. Попробуйте: { $suggestion }.

## Вскрытие

error-no-seats = За столом никого нет: не указано ни одного места.
error-stakes-missing = { $player }: вклад не указан, а у других мест он есть. Укажите все вклады или ни одного.
error-pot-and-stakes = Вклады вместе дают { $total }, а банк указан другой: { $pot }.
error-negative-amount = { $player }: { $given } — меньше нуля.
error-declared-mixed = { $player }: места рук по силе (#) и карты в одной раздаче не смешивают.
error-declared-split = В этой игре ({ $variant }) банк делят на части, одних мест по силе (#) мало. Укажите карты.

## Расчёт

error-no-live-hand = Все руки сброшены или не открыты: выиграть некому.
error-nothing-at-stake = Банк пуст: все вклады равны нулю.
error-button-missing =
    Нечётная фишка { $pot ->
        [main] основного банка
       *[other] побочного банка
    } достаётся первому выигравшему месту слева от баттона, а баттон не отмечен. Поставьте * перед именем или добавьте { $suggestion }.
error-rake-too-large = Рейк { $rake } больше, чем есть в банках ({ $total }).
error-verify-waits = Выплаты не проверить: один из банков зависит от неизвестных карт. Карты неизвестны: { $players }.
error-verify-no-chips = Выплаты не проверить: не указаны ни вклады, ни банк.
error-payout-unknown = { $player }: за этим столом такого имени нет.

## Названия

error-unknown-variant = Неизвестная игра «{ $given }»: возможно, «{ $suggestion }»?
error-unknown-rules = Неизвестный набор правил «{ $given }». Известные наборы: { $known }.
error-unknown-setting = Неизвестная настройка правил «{ $given }». Известные настройки: { $known }.
error-setting-value = Настройка { $setting } не принимает значение «{ $given }». Выберите: { $known }.
error-unknown-language = Неизвестный язык «{ $given }». Доступны: { $known }.
error-unknown-half = В этой игре ({ $variant }) нет половины «{ $given }». Есть: { $known }.
error-unknown-choice = Значение «{ $given }» не подходит ({ $option }). Выберите: { $known }.

## Руки

error-not-comparable = Эти руки нельзя сравнить, у них разное старшинство: { $first } и { $second }.

## Диапазоны и ауты

error-range-empty = Не названа ни одна стартовая рука. Диапазон выглядит так: { $suggestion }
error-range-incomplete = Здесь не хватает стартовой руки. Попробуйте: { $suggestion }.
error-range-token = «{ $given }» — не стартовая рука. Попробуйте: { $suggestion }.
error-range-tail = «{ $given }» после руки в диапазоне ничего не значит. Попробуйте: { $suggestion }.
error-range-bracket = «{ $given }»: скобка не закрыта, не открыта или пуста. Попробуйте: { $suggestion }.
error-range-pair-suited = «{ $given }»: две карты пары не бывают одной масти. Попробуйте: { $suggestion }.
error-range-ends =
    От { $first } до { $last } — не ряд. У обоих концов должна совпадать старшая карта или разрыв между картами, а ещё пометка: s, o или никакой.
    Попробуйте: { $suggestion }.
error-range-weight = «{ $given }» — не вес. Пишите число от 0 до 1 после : или проценты от 0 до 100 после @, например { $suggestion }.
error-range-percent = «{ $given }» — не доля рук. Пишите число не больше 100: { $suggestion }.
error-range-percent-game = «{ $given }»: для этой игры ({ $variant }) нет порядка всех стартовых рук. Назовите сами руки.
error-range-card-count = «{ $given }» — слишком много карт: { $count }. В этой игре ({ $variant }) сдают { $expected }.
error-range-game = Диапазоны стартовых рук есть только в играх с бордом и одной рукой у игрока, а эта игра не такая ({ $variant }).
error-ranges-differ = Диапазоны двух разных игр нельзя соединить: { $first } и { $second }.
error-rank-not-in-deck = Достоинства { $given } нет в колоде этой игры ({ $variant }; карт в колоде: { $size }).
error-outs-board = Карт на борде: { $given }. Дро и ауты считают на флопе или тёрне, когда карт три или четыре.
error-outs-game = Для дро и аутов нужен борд, а в этой игре его нет ({ $variant }).
error-outs-opponent = Какие карты выигрывают, можно посчитать только против известной руки. Укажите карты соперника.
error-outs-call = Для колла { $given } шансов банка нет: колл должен быть больше нуля, а банк — не меньше нуля.

## JSON

error-not-json = Это не JSON: «{ $given }».
error-wrong-schema = Схема «{ $given }» не подходит, нужна { $expected }.
error-missing-field = { $path }: поле отсутствует.
error-unknown-field = { $path }: неизвестное поле. Известные поля: { $known }.
error-wrong-type = { $path }: значение «{ $given }» не подходит, нужно: { $expected }.

## Файлы и установка

error-file-missing = { $path }: такого файла нет. А в строке вскрытия должен быть знак |.
error-file-unreadable = { $path }: файл не читается как текст UTF-8.
error-file-unwritable = { $path }: записать в этот файл нельзя.
error-picture-one = { $path }: сюда помещается рисунок одного вскрытия. Если вскрытий несколько, пишите { $suggestion }: вместо {"{n}"} будет номер вскрытия.
error-missing-extra = Не установлено дополнение: { $extra }. Попробуйте: pip install "oddchip[{ $extra }]"
error-record-differs = { $path }: в записи { $given }, а расчёт по её строке даёт { $expected }.
error-at-field = { $field }: { $message }

## Массивы

error-array-type = { $name }: нужен массив { $expected }, дано: { $given }.
error-array-shape = { $name }: размеры массива { $given }, нужны { $expected }.
error-array-card = { $name }: число { $given } (место { $place }) — не карта этой колоды, её карты — от { $first } до { $last }.
error-array-duplicate = { $name }: карта { $card } дважды в строке { $row }.
error-array-rows = Число строк не совпадает: { $name } — { $given }, { $other } — { $expected }.
error-no-such-value = В системе { $system } нет руки со значением { $given }.
error-no-kernel = Нет вычислительного ядра для системы { $system } с выбором { $selection } и числом карт { $given }.

## HTTP

error-not-utf8 = Тело запроса — не текст в UTF-8.
error-media-type = Данные типа «{ $given }» здесь не принимаются. Подходит: { $expected }.
error-body-too-large = Тело запроса длиннее допустимого. Предел в байтах: { $most }.
error-address-too-long = Адрес длиннее допустимого. Предел в байтах: { $most }.
error-too-many = Указано: { $given }; допускается не больше: { $most }.
error-text-too-long = Слишком длинный текст: знаков { $given }, читается не больше { $most }.
error-host-unknown = На имя «{ $given }» этот сервер не отвечает.
error-cross-site = Эта форма отправлена с чужой страницы. Откройте страницу этого сервера и отправьте её оттуда.
error-not-found = По этому адресу ничего нет.
error-method-not-allowed = Запрос { $given } здесь не принимается. Подходит: { $known }.
error-job-unknown = Задачи «{ $given }» нет. Завершённая задача хранится некоторое время, затем удаляется.
error-job-stopped = Работа остановлена раньше, чем появился результат.
error-work-too-long = Расчёт занял бы больше { $seconds } с и потому остановлен.
error-server-busy = Сервер занят. Повторите через { $seconds } с.
error-server-fault = На сервере произошла ошибка. Она записана в журнал.
error-port-taken = Порт { $port } на { $host } открыть нельзя. Возможно, он занят: укажите другой через --port.
error-tls-files = --certfile и --keyfile указывают вместе; оба файла должны читаться и быть в формате PEM.

## Шансы

error-hands-count = Для расчёта шансов нужны две руки или больше; указано: { $given }.
error-no-deal = Так сдать нельзя: руки требуют одних и тех же карт ({ $hands }).
error-deck-too-small = { $variant }: нужно карт { $needed }, а в колоде осталось { $left }.
error-too-many-players = { $variant }: игроков { $given } — слишком много, допустимо не больше { $most }.
error-over-budget = На точный ответ уйдёт около { $steps } шагов при бюджете { $budget }. Увеличьте бюджет или возьмите выборку.
error-exact-and-sampled = Параметр «{ $option }» относится к выборке, а запрошен точный ответ.
error-odds-option = «{ $given }» не подходит для { $option }; нужно: { $expected }.
error-too-few-cards = На этой стадии ({ $stage }) карт { $given }: руку из них не составить.
error-range-too-wide = { $given }: рук { $combos }, перечислить их по одной нельзя; допустимо не больше { $most }.
error-declared-odds = { $player }: место по силе (#) ничего не говорит о будущих картах.
error-community-card = { $variant }: в расчёте шансов общая карта не поддерживается.
