### Сервер: как он запускается и что говорит о себе.

## oddchip serve

cli-serve =
    Открыть страницу и HTTP API: только для этого компьютера или, с --lan, для его сети. Остановка — Ctrl-C.

    Страница находится по напечатанному адресу, описание API — по адресу /api/docs.
cli-serve-short = Открыть страницу и API
cli-serve-examples =
    oddchip serve
    oddchip serve --lan
cli-metavar-port = ПОРТ
cli-metavar-host-name = ИМЯ
cli-metavar-pem = ФАЙЛ
cli-metavar-workers = ЧИСЛО
cli-option-port = Порт, на котором отвечает сервер; 0 — любой свободный.
cli-option-lan = Отвечать и другим устройствам этой сети, по адресам этого компьютера; адрес и QR-код печатаются.
cli-option-host-name = Отвечать и на это имя; можно указать несколько раз.
cli-option-certfile = Сертификат для TLS (PEM).
cli-option-keyfile = Закрытый ключ сертификата (PEM).
cli-option-workers = Сколько процессов отвечает на запросы.
cli-serve-at = oddchip открыт по адресу { $address }
cli-serve-stop = Остановка — Ctrl-C.
cli-serve-open = Страница доступна всем в этой сети.

## Заголовки отказов по коду HTTP

web-problem-400 = Запрос не удаётся прочитать
web-problem-403 = Запрос пришёл с чужой страницы
web-problem-404 = Не найдено
web-problem-405 = Такой запрос здесь не принимается
web-problem-413 = Запрос слишком велик
web-problem-414 = Адрес слишком длинный
web-problem-415 = Данные такого типа не принимаются
web-problem-421 = Запрос направлен на другое имя
web-problem-422 = Рассчитать это нельзя
web-problem-500 = Ошибка на сервере
web-problem-503 = Сервер занят
