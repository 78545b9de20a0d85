language-name = русский
    .order = 2
    .locale = ru

### Достоинства, масти и карты во всех нужных формах.

rank-nom = { $rank ->
    [two] двойка
    [three] тройка
    [four] четвёрка
    [five] пятёрка
    [six] шестёрка
    [seven] семёрка
    [eight] восьмёрка
    [nine] девятка
    [ten] десятка
    [jack] валет
    [queen] дама
    [king] король
   *[ace] туз
}
rank-gen = { $rank ->
    [two] двойки
    [three] тройки
    [four] четвёрки
    [five] пятёрки
    [six] шестёрки
    [seven] семёрки
    [eight] восьмёрки
    [nine] девятки
    [ten] десятки
    [jack] валета
    [queen] дамы
    [king] короля
   *[ace] туза
}
rank-acc = { $rank ->
    [two] двойку
    [three] тройку
    [four] четвёрку
    [five] пятёрку
    [six] шестёрку
    [seven] семёрку
    [eight] восьмёрку
    [nine] девятку
    [ten] десятку
    [jack] валета
    [queen] даму
    [king] короля
   *[ace] туза
}
rank-nom-pl = { $rank ->
    [two] двойки
    [three] тройки
    [four] четвёрки
    [five] пятёрки
    [six] шестёрки
    [seven] семёрки
    [eight] восьмёрки
    [nine] девятки
    [ten] десятки
    [jack] валеты
    [queen] дамы
    [king] короли
   *[ace] тузы
}
rank-cap-pl = { $rank ->
    [two] Двойки
    [three] Тройки
    [four] Четвёрки
    [five] Пятёрки
    [six] Шестёрки
    [seven] Семёрки
    [eight] Восьмёрки
    [nine] Девятки
    [ten] Десятки
    [jack] Валеты
    [queen] Дамы
    [king] Короли
   *[ace] Тузы
}
rank-cap = { $rank ->
    [two] Двойка
    [three] Тройка
    [four] Четвёрка
    [five] Пятёрка
    [six] Шестёрка
    [seven] Семёрка
    [eight] Восьмёрка
    [nine] Девятка
    [ten] Десятка
    [jack] Валет
    [queen] Дама
    [king] Король
   *[ace] Туз
}
rank-gen-pl = { $rank ->
    [two] двоек
    [three] троек
    [four] четвёрок
    [five] пятёрок
    [six] шестёрок
    [seven] семёрок
    [eight] восьмёрок
    [nine] девяток
    [ten] десяток
    [jack] валетов
    [queen] дам
    [king] королей
   *[ace] тузов
}
rank-ins-pl = { $rank ->
    [two] двойками
    [three] тройками
    [four] четвёрками
    [five] пятёрками
    [six] шестёрками
    [seven] семёрками
    [eight] восьмёрками
    [nine] девятками
    [ten] десятками
    [jack] валетами
    [queen] дамами
    [king] королями
   *[ace] тузами
}
suit-nom = { $suit ->
    [spades] пики
    [hearts] червы
    [diamonds] бубны
   *[clubs] трефы
}
suit-gen = { $suit ->
    [spades] пик
    [hearts] червей
    [diamonds] бубён
   *[clubs] треф
}
card-spoken = { $rank-nom } { $suit-gen }
