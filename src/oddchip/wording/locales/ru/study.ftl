### Обучение: тренажёр в командной строке, пройденное и листы для печати.

## Команда

cli-quiz =
    Учиться читать вскрытие и делить банк: вопросы каждый раз новые, а неверный ответ называет ошибку.

    Следующий вопрос зависит от того, что пора повторить и где случаются ошибки. Прогресс хранится только на этом компьютере. Прерванная серия продолжается с того же места.

    С параметром --sheet вопросы и ответы записываются для печати или в виде пакета для Anki.

    Код завершения: 0, если всё в порядке; 2, если что-то указано неверно; 130 после Ctrl-C.
cli-quiz-short = Учиться на вопросах; листы для печати; Anki
cli-quiz-examples =
    oddchip quiz
    oddchip quiz --variant omaha8 --count 10
    oddchip quiz --kind who-wins --plain
    oddchip quiz --stats
    oddchip quiz --sheet 20 --seed 7 --format html --output sheet.html
cli-metavar-kind = ВИД
cli-metavar-sheet-format = md|html|pdf|json|apkg
cli-option-quiz-variant = О какой игре спрашивать: { $known }. Если не указано — холдем.
cli-option-quiz-kind = Какой вид вопросов задавать: { $known }. Если не указано — все.
cli-option-quiz-count = Сколько вопросов в серии; по умолчанию 20.
cli-option-quiz-seed = Подобрать вопросы по этому числу, а не по тому, что пора повторить: одно и то же число даёт всем одни и те же вопросы.
cli-option-quiz-new = Начать новую серию, даже если прежняя не окончена.
cli-option-quiz-sheet = Записать лист с таким числом вопросов, а после них ответы.
cli-option-quiz-format = Формат листа; по умолчанию md, а apkg — пакет для Anki на всех языках.
cli-option-quiz-output = Записать лист в этот файл.
cli-option-quiz-stats = Показать прогресс: ответы, сколько верных подряд, слабые места.
cli-option-quiz-export = Записать весь прогресс в этот файл: JSON вида oddchip/progress/1.
cli-option-quiz-import = Добавить прогресс из такого файла; то, что уже есть, дважды не считается.
cli-option-quiz-forget = Удалить весь прогресс этого учащегося.
cli-option-quiz-yes = Удалить без вопроса.
cli-option-quiz-json = Вместе с --stats: вывести JSON для программ.

## Серия вопросов

quiz-every-game = все игры
quiz-begin = { $count ->
    [one] { $count } вопрос: { $game }.
    [few] { $count } вопроса: { $game }.
   *[many] { $count } вопросов: { $game }.
}
quiz-resume = Прежняя серия не окончена. Она продолжается: вопрос { $number } из { $count }. Начать новую: { $command }
quiz-how = Ответ — номер варианта или слова из него. Знак ? покажет ответ, q прервёт серию.
quiz-placing = Первые вопросы покажут, что вы уже знаете.
quiz-question = Вопрос { $number } из { $count }
quiz-title = { $title } ({ $game })
quiz-choice = { $number }. { $text }
quiz-ask = Ответ:
quiz-again = «{ $given }» не подходит ни к одному варианту или подходит к нескольким. Введите номер от 1 до { $count }, знак ? или q.
quiz-shown = Верный ответ: «{ $answer }».
quiz-left = Серия прервана. Все ответы сохранены, продолжить можно командой: { $command }
quiz-score = Верных ответов: { $right } из { $count }.
quiz-made = Ошибки в этой серии
quiz-made-row = { $times ->
    [one] { $slip } ({ $times } раз)
    [few] { $slip } ({ $times } раза)
   *[many] { $slip } ({ $times } раз)
}

## Пройденное

stats-title = Прогресс
stats-none = Ответов пока нет.
stats-answered = Ответов: { $count }. Верных: { $right } ({ $share }).
stats-streak = Верных подряд: { $now }. Рекорд: { $best }.
stats-days = Дней подряд: { $count }.
stats-skills = Встретилось навыков: { $met } из { $all }. Пора повторить: { $due }.
stats-weak = Слабые места
stats-no-weak = Слабых мест нет.
stats-mistake = Ошибка
stats-taken = Допущена
stats-offered = Случаев
stats-kinds = Виды вопросов
stats-kind = Вид
stats-count = Ответов
stats-right = Верных
stats-path = Хранится здесь: { $path }
quiz-exported = Записано: { $path }. Ответов: { $count }.
quiz-imported = Новых ответов: { $count }.
quiz-forget-ask = Удалить весь прогресс ({ $path })? Вернуть его будет нельзя. да или нет:
quiz-yes-words = да д
quiz-forgotten = Весь прогресс удалён.
quiz-kept = Ничего не удалено.

## Листы

sheet-title = Как читать вскрытие
sheet-about = { $count ->
    [one] { $count } вопрос, { $game }, лист { $seed }
    [few] { $count } вопроса, { $game }, лист { $seed }
   *[many] { $count } вопросов, { $game }, лист { $seed }
}
sheet-name = Имя:
sheet-date = Дата:
sheet-score = Верных ответов: ____ из { $count }
sheet-written = Записано: { $path }.
sheet-answers = Ответы
sheet-number = Вопрос { $number }
sheet-right = Ответ { $number }: { $text }
sheet-wrong = Ответ { $number }: { $text }.
sheet-picture = Рисунок к вопросу { $number }

## Отказы

error-no-question = В игре «{ $variant }» не нашлось раздачи для вопроса вида «{ $kind }». Подойдёт другой вид или другая игра.
error-progress-busy = { $path }: другой процесс слишком долго записывает. Попробуйте ещё раз.
error-progress-newer = { $path }: файл записан более новой версией oddchip (версия таблиц: { $given }; известны: { $known }). Установите её.
error-progress-unusable = { $path }: хранить прогресс в этом файле или в этой папке нельзя.
error-quiz-number = Значение { $given } не подходит для { $option }. Нужно число от { $first } до { $last }.
error-quiz-together = { $first } и { $second } вместе не указывают.
error-sheet-binary = Лист в формате { $format } в терминал не выводится. Укажите файл: { $option }
error-pdf-libraries = Для PDF нужна библиотека Pango, а в этой системе её нет. В Debian: apt install libpango-1.0-0 libpangoft2-1.0-0. Или напечатайте лист в формате html из браузера.
