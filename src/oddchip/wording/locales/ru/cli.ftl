### Командная строка: справка, ошибки вызова, таблицы.

cli-about = Рассчитывает вскрытия в покере: кто выигрывает и с какими картами, кому сколько фишек, вплоть до нечётной, и почему.
cli-about-examples =
    oddchip settle "holdem | Qs 9h 6d 4c 2s | *Ann: Ad Qc 100 | Bob: Kd Qh 100"
    oddchip settle --help
cli-help-usage = Вызов:
cli-help-options-metavar = [ПАРАМЕТРЫ]
cli-help-command-metavar = КОМАНДА …
cli-help-arguments = Аргументы:
cli-help-options = Параметры:
cli-help-commands = Команды:
cli-help-examples = Примеры:
cli-labelled = { $label }: { $value }
cli-title-with-key = { $title } ({ $key })

## Команды

cli-settle =
    Рассчитать вскрытия: кто сколько фишек выигрывает, с какими картами и почему.

    В строке указывают игру, борд и места по часовой стрелке, между ними знак |. Звёздочка отмечает баттон, число после карт — вклад. Подходит и объект JSON вида oddchip/showdown/1.

    Код завершения: 0, если рассчитано всё; 2, если в данных есть ошибка.
cli-settle-short = Рассчитать вскрытия и объяснить
cli-settle-examples =
    oddchip settle "holdem | Qs 9h 6d 4c 2s | *Ann: Ad Qc 50 | Bob: Kd Qh 200 | Cy: Jc Td 200"
    oddchip settle "holdem | - | *Ann: #1 100 | Bob: #1 101 | Cy: fold 25" --detail brief
    oddchip settle "omaha8 | 3h 4s 8h Qh 9s | A: As 2d Kh Ks | B: Qc Qd Jc Jd" --detail teach --svg pot.svg
    oddchip settle pots.txt --json
cli-hand =
    Назвать лучшую руку из данных карт, для каждой половины банка.
cli-hand-short = Назвать лучшую руку
cli-hand-examples =
    oddchip hand holdem "Ad Qc" -b "Qs 9h 6d 4c 2s"
    oddchip hand razz "As 2d 3c 4h 9s Kd Kc"
cli-compare =
    Сравнить две руки или больше: какая лучше и какая карта решает.
cli-compare-short = Сравнить руки: какая лучше и какая карта решает
cli-compare-examples =
    oddchip compare holdem "Ad Qc" "Kd Qh" -b "Qs 9h 6d 4c 2s"
cli-verify =
    Сравнить указанные выплаты с расчётом: назвать места, где они расходятся, и правило, по которому решает расчёт.

    Код завершения: 0, если выплаты совпали; 1, если нет; 2, если сравнивать нечего.
cli-verify-short = Проверить выплаты
cli-verify-examples =
    oddchip verify "holdem | As Kd Qc Jh Ts | *A: 2c 3c 25 | B: 4c 5c 25 | C: fold 1" --paid "A=26,B=25"
cli-variants =
    Перечислить игры: колода, сдача, какие карты играют, старшинство, условие. Или объяснить одну из них.
cli-variants-short = Перечислить игры или объяснить одну
cli-variants-examples =
    oddchip variants omaha8
cli-rules =
    Перечислить правила заведения и сказать, что решает каждое. Или объяснить один набор правил, одну настройку, одну тему.
cli-rules-short = Правила заведения и что они решают
cli-rules-examples =
    oddchip rules tda-2026
    oddchip rules odd-chip
    oddchip rules standard,odd-chip:suit
cli-terms =
    Перечислить термины покера, как их употребляет oddchip.
cli-terms-short = Словарь терминов
cli-terms-examples =
    oddchip terms кикер
cli-audit =
    Рассчитать записанные вскрытия заново и сравнить с тем, что было выплачено.

    Код завершения: 1, если расходится строка со статусом «regular»; 2, если файл не читается; иначе 0.
cli-audit-short = Проверить записанные вскрытия
cli-audit-examples =
    oddchip audit hands.jsonl

## Аргументы и параметры

cli-metavar-input = СТРОКА|ФАЙЛ|-
cli-metavar-line = СТРОКА
cli-metavar-files = ФАЙЛ
cli-metavar-variant = ИГРА
cli-metavar-hand = КАРТЫ
cli-metavar-hands = РУКА
cli-metavar-board = БОРД
cli-metavar-preset = НАБОР|НАСТРОЙКА|ТЕМА
cli-metavar-term = СЛОВО
cli-metavar-lang = ЯЗЫК
cli-metavar-detail = brief|full|teach
cli-metavar-format = text|markdown|html
cli-metavar-picture = ФАЙЛ
cli-metavar-theme = light|dark
cli-metavar-rules = НАБОР[,НАСТРОЙКА:ЗНАЧЕНИЕ]
cli-metavar-chip = СУММА
cli-metavar-cards = БУКВЫ
cli-metavar-paid = ИМЯ=СУММА,…
cli-argument-input = Строка вскрытия (в ней есть |), файл, где каждая строка — одно вскрытие (в той же записи или в JSON; пустые строки и строки с # в начале пропускаются), или - для стандартного ввода: ответ идёт на каждую строку.
cli-argument-line = Строка вскрытия или файл с ней.
cli-argument-files = Файлы, где каждая строка — одно записанное вскрытие: объект JSON вида oddchip/showdown/1 и что было выплачено; или файлы .json с массивом таких объектов.
cli-argument-variant = Игра: ключ или другое принятое имя. Список выводит «oddchip variants».
cli-argument-variant-key = Игра, которую нужно объяснить; без неё выводится список.
cli-argument-hand = Карманные карты, например «As Kd».
cli-argument-hands = Две руки или больше, каждая в кавычках, например «As Kd».
cli-argument-board = Карты на борде.
cli-argument-preset = Набор правил, можно с изменёнными настройками, или одна настройка, или тема; если не указано, выводится всё.
cli-argument-term = Показать только термины, где есть это слово.
cli-option-help = Показать эту справку.
cli-option-version = Показать версию.
cli-option-install-completion = Установить автодополнение для этой оболочки.
cli-option-show-completion = Вывести скрипт автодополнения для этой оболочки.
cli-option-lang = Язык всех сообщений, в том числе справки и ошибок: { $known }. Берётся и из переменной окружения ODDCHIP_LANG.
cli-option-json = Вывести JSON для программ.
cli-option-plain = Без таблиц, полос и значков карт: для программ чтения с экрана.
cli-option-no-isolates = Не ставить невидимые знаки, которые держат порядок имён и карт среди слов справа налево: для терминалов, где эти знаки видны.
cli-option-detail = Насколько подробно: brief — одна строка, full — по шагам до решающей карты, teach — ещё и ошибки, которые здесь легко допустить. По умолчанию full, а для стандартного ввода brief.
cli-option-format = Формат текста; по умолчанию text.
cli-option-svg = Вдобавок нарисовать расчёт: в SVG или, если имя файла кончается на .png, в PNG. Если вскрытий несколько, в имени пишут {"{n}"}, например pot-{"{n}"}.svg: вместо него будет номер вскрытия. Если вместо имени указан знак -, рисунок выводится вместо ответа.
cli-option-theme = Цвета рисунка; по умолчанию light.
cli-option-four-colour = На рисунке у каждой масти свой цвет.
cli-option-rules = Правила заведения для всех вскрытий, вместо указанных в строке. Список выводит «oddchip rules».
cli-option-chip = Наименьшая фишка в игре, вместо указанной в строке.
cli-option-cards = Понимать буквы карт и другого языка: ru (Т К Д В, п ч б т) или ar (цифры ٠-٩).
cli-option-paid = Сколько выплачено каждому месту, например A=100,B=50. Возврат неуравненной ставки можно и включить, и не включать.
cli-option-board = Карты на борде.

## Ошибки вызова

cli-usage-see-help = Справка: { $command }
cli-usage-no-option = Параметра { $given } нет.
cli-usage-no-option-near = Параметра { $given } нет. Возможно, { $suggestion }?
cli-usage-no-command = Команды { $given } нет. Строку вскрытия пишут после «settle», в кавычках.
cli-usage-no-command-near = Команды { $given } нет. Возможно, { $suggestion }?
cli-usage-missing = Не указано: { $name }.
cli-usage-option-needs = После { $name } нужно значение.
cli-usage-option-switch = { $name } — переключатель, значения у него нет.
cli-usage-number = Для { $name } нужно целое число.
cli-usage-number-between = Для { $name } нужно целое число от { $first } до { $last }.
cli-usage-extra = Лишние аргументы: { $given }. Строку, как и каждую руку, берут в кавычки.
cli-usage-unclear = Эту команду не удаётся разобрать.

## Руки

cli-hand-cards = Играют карты: { $cards }
cli-hand-sources = Из руки { $hole }, с борда { $board }
cli-hand-board-plays = Все с борда: ни одна карманная карта не играет.
cli-hand-unqualified = Условие не выполнено: { $qualifier }.
cli-compare-place = { $place }. { $hand }: { $name }
cli-compare-against = { $better } и { $worse }. { $text }
cli-compare-nobody = Ни для одной руки не выполнено условие: { $qualifier }.
cli-compare-two = Нужны две руки или больше; указано: { $given }.

## Проверка выплат

cli-verify-payouts = Выплаты верны.
cli-verify-payouts-plus-refunds = Выплаты верны; возврат неуравненной ставки в них учтён.
cli-verify-differs = Выплаты расходятся:
cli-verify-player = Игрок
cli-verify-paid = Выплачено
cli-verify-owed = Положено
cli-verify-rule = Нечётные фишки достаются { $rule ->
    [left-of-button] первым выигравшим местам слева от баттона, по одной.
    [suit] руке со старшей по масти картой.
    [all-cards] руке с лучшей по масти картой, считая все карты руки.
    [lowest-seat] выигравшим местам с наименьшими номерами.
   *[highest-seat] выигравшим местам с наибольшими номерами.
}

## Проверка записей

cli-audit-variant = Игра
cli-audit-status = Статус
cli-audit-rows = Строк
cli-audit-total = Всего
cli-outcome-agrees = сходится
cli-outcome-agrees-with-refunds = сходится вместе с возвратом
cli-outcome-agrees-by-room-rules = сходится по правилам комнаты
cli-outcome-winners-and-totals = те же победители и сумма
cli-outcome-differs = расходится
cli-outcome-waits = нужна неизвестная рука
cli-outcome-refused = не рассчитать
cli-reason-winners = Выплачено другим местам.
cli-reason-total = Выплачена другая сумма.
cli-reason-odd-chip = Не тому отдана только нечётная фишка.
cli-reason-rake = С какого банка взят рейк, знает только комната.
cli-reason-shares = Победители те же, доли другие.
cli-reason-unseen = Банк зависит от карт, которых никто не видел.
cli-audit-finding = { $name } ({ $variant }, { $status }, { $rules }): { $outcome }. { $reason }
cli-audit-difference = { $player }: выплачено { $paid }, положено { $owed }
cli-audit-fails = Расходятся строки со статусом «regular»: { $count }.
cli-audit-passes = Все строки со статусом «regular» сходятся.

## Словарь

cli-terms-term = Термин
cli-terms-also = Говорят также
cli-terms-definition = Значение
cli-terms-none = Нет термина, где встречается «{ $word }».
