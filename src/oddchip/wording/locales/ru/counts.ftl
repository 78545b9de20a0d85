### Числа с существительными во всех нужных падежах. «По» — «по одной фишке», остальное по винительному.

chips-nom = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
}
chips-acc = { $count ->
    [one] { $count } фишку
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
}
chips-po = { $count ->
    [one] { $count } фишке
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
}
chips-gen = { $count ->
    [one] { $count } фишки
    [few] { $count } фишек
    [many] { $count } фишек
   *[other] { $count } фишки
}
cards-nom = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
cards-acc = { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
cards-po = { $count ->
    [one] { $count } карте
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
cards-gen = { $count ->
    [one] { $count } карты
    [few] { $count } карт
    [many] { $count } карт
   *[other] { $count } карты
}
players-nom = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
players-acc = { $count ->
    [one] { $count } игрока
    [few] { $count } игроков
    [many] { $count } игроков
   *[other] { $count } игрока
}
players-po = { $count ->
    [one] { $count } игроку
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
players-gen = { $count ->
    [one] { $count } игрока
    [few] { $count } игроков
    [many] { $count } игроков
   *[other] { $count } игрока
}
pots-nom = { $count ->
    [one] { $count } банк
    [few] { $count } банка
    [many] { $count } банков
   *[other] { $count } банка
}
pots-acc = { $count ->
    [one] { $count } банк
    [few] { $count } банка
    [many] { $count } банков
   *[other] { $count } банка
}
pots-po = { $count ->
    [one] { $count } банку
    [few] { $count } банка
    [many] { $count } банков
   *[other] { $count } банка
}
pots-gen = { $count ->
    [one] { $count } банка
    [few] { $count } банков
    [many] { $count } банков
   *[other] { $count } банка
}
boards-nom = { $count ->
    [one] { $count } борд
    [few] { $count } борда
    [many] { $count } бордов
   *[other] { $count } борда
}
boards-acc = { $count ->
    [one] { $count } борд
    [few] { $count } борда
    [many] { $count } бордов
   *[other] { $count } борда
}
boards-po = { $count ->
    [one] { $count } борду
    [few] { $count } борда
    [many] { $count } бордов
   *[other] { $count } борда
}
boards-gen = { $count ->
    [one] { $count } борда
    [few] { $count } бордов
    [many] { $count } бордов
   *[other] { $count } борда
}
seats-nom = { $count ->
    [one] { $count } место
    [few] { $count } места
    [many] { $count } мест
   *[other] { $count } места
}
seats-acc = { $count ->
    [one] { $count } место
    [few] { $count } места
    [many] { $count } мест
   *[other] { $count } места
}
seats-po = { $count ->
    [one] { $count } месту
    [few] { $count } места
    [many] { $count } мест
   *[other] { $count } места
}
seats-gen = { $count ->
    [one] { $count } места
    [few] { $count } мест
    [many] { $count } мест
   *[other] { $count } места
}
hands-nom = { $count ->
    [one] { $count } рука
    [few] { $count } руки
    [many] { $count } рук
   *[other] { $count } руки
}
hands-acc = { $count ->
    [one] { $count } руку
    [few] { $count } руки
    [many] { $count } рук
   *[other] { $count } руки
}
hands-po = { $count ->
    [one] { $count } руке
    [few] { $count } руки
    [many] { $count } рук
   *[other] { $count } руки
}
hands-gen = { $count ->
    [one] { $count } руки
    [few] { $count } рук
    [many] { $count } рук
   *[other] { $count } руки
}
showdowns-nom = { $count ->
    [one] { $count } вскрытие
    [few] { $count } вскрытия
    [many] { $count } вскрытий
   *[other] { $count } вскрытия
}
showdowns-acc = { $count ->
    [one] { $count } вскрытие
    [few] { $count } вскрытия
    [many] { $count } вскрытий
   *[other] { $count } вскрытия
}
showdowns-po = { $count ->
    [one] { $count } вскрытию
    [few] { $count } вскрытия
    [many] { $count } вскрытий
   *[other] { $count } вскрытия
}
showdowns-gen = { $count ->
    [one] { $count } вскрытия
    [few] { $count } вскрытий
    [many] { $count } вскрытий
   *[other] { $count } вскрытия
}
# Доли банка, размер которого не указан.
fraction-nom = { $share ->
    [whole] весь банк
    [f1-2] половина банка
    [f1-3] треть банка
    [f2-3] две трети банка
    [f1-4] четверть банка
    [f3-4] три четверти банка
    [f1-6] шестая часть банка
    [f5-6] пять шестых банка
    [f1-8] восьмая часть банка
    [f3-8] три восьмых банка
   *[other] { $ratio } банка
}
fraction-acc = { $share ->
    [whole] весь банк
    [f1-2] половину банка
    [f1-3] треть банка
    [f2-3] две трети банка
    [f1-4] четверть банка
    [f3-4] три четверти банка
    [f1-6] шестую часть банка
    [f5-6] пять шестых банка
    [f1-8] восьмую часть банка
    [f3-8] три восьмых банка
   *[other] { $ratio } банка
}
fraction-po = { $share ->
    [whole] всему банку
    [f1-2] половине банка
    [f1-3] трети банка
    [f2-3] две трети банка
    [f1-4] четверти банка
    [f3-4] три четверти банка
    [f1-6] шестой части банка
    [f5-6] пять шестых банка
    [f1-8] восьмой части банка
    [f3-8] три восьмых банка
   *[other] { $ratio } банка
}
fraction-gen = { $share ->
    [whole] всего банка
    [f1-2] половины банка
    [f1-3] трети банка
    [f2-3] двух третей банка
    [f1-4] четверти банка
    [f3-4] трёх четвертей банка
    [f1-6] шестой части банка
    [f5-6] пяти шестых банка
    [f1-8] восьмой части банка
    [f3-8] трёх восьмых банка
   *[other] { $ratio } банка
}
