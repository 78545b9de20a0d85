### Шансы: эквити, вероятности и условия, при которых они верны.

deals-nom = { $count ->
    [one] { $count } раздача
    [few] { $count } раздачи
    [many] { $count } раздач
   *[other] { $count } раздачи
}
deals-gen = { $count ->
    [one] { $count } раздачи
    [few] { $count } раздач
    [many] { $count } раздач
   *[other] { $count } раздачи
}

odds-random = случайная рука
odds-player = { $player }: победа { $win }, ничья { $tie }, поражение { $lose }; эквити { $equity }.
odds-player-sampled = { $player }: победа { $win }, ничья { $tie }, поражение { $lose }; эквити { $equity } ± { $margin } п. п.
odds-player-split = { $player }: весь банк { $win }, часть банка { $tie }, ничего { $lose }; четверть банка { $quarter }; эквити { $equity }.
odds-player-split-sampled = { $player }: весь банк { $win }, часть банка { $tie }, ничего { $lose }; четверть банка { $quarter }; эквити { $equity } ± { $margin } п. п.
odds-part = { $player }, { $part }: без дележа { $win }, с дележом { $tie }.
odds-board = борд { $board }
odds-exact = Точный перебор: { $deals }.
odds-exact-weighted = Точный перебор всех раздач для каждого сочетания рук, с весами из диапазонов.
odds-sampled = Оценка по выборке: { $deals }, зерно генератора { $seed }. Знак ± — погрешность при доверительной вероятности 95 %.
odds-interrupted = Расчёт прерван: это оценка по раздачам, которые успели пройти.
odds-error-missed = После { $deals-gen } стандартная ошибка всё ещё { $reached }, а задано { $wanted }.
odds-given = Условия: { $conditions }.
odds-condition-list = { $first }; { $rest }
odds-given-game = { $variant } ({ $deck })
odds-given-board = на борде { $cards }
odds-given-no-board = борд пуст
odds-given-dead = вне игры { $cards }
odds-given-no-dead = других открытых карт нет
odds-given-random = руки, которых никто не видел: { $players }
odds-given-unseen = карт, которые ещё могут выйти: { $unseen }

odds-pot = { $pot }, { $amount }: { $shares }.
odds-pot-unsized = { $pot }: { $shares }.
odds-pot-share = { $player } { $equity }
odds-pot-share-sampled = { $player } { $equity } ± { $margin }
odds-expected = Ожидание по всем банкам: { $shares }.
odds-expected-share = { $player } { $amount }
odds-refund = Возврат неуравненной ставки: { $player }, { $amount }.
odds-no-cards = Карты здесь ничего не решают.

chances-half = { $half }:
chances-line = { $category }: { $count } ({ $chance })
chances-royal = в том числе { $hand }: { $count } ({ $chance })
chances-high = старшая карта — { $rank }: { $count } ({ $chance })
chances-none = руки, выполняющей условие, нет: { $count } ({ $chance })
chances-total = Точный перебор: { $deals }.
chances-given-hole = в руке { $cards }
chances-given-no-hole = карты в руке неизвестны
chances-given-others = известны чужие карты { $cards }
chances-given-come = ещё выйдет карт: { $come } из { $left }
chances-stage-final = рука на момент, когда сданы все карты
chances-stage-next-card = рука после следующей карты
chances-stage-flop = рука на флопе
chances-stage-turn = рука на тёрне
chances-stage-river = рука на ривере
chances-stage-random-cards = любые пять карт; случайных карт сдано { $cards }

outs-cards = Ауты, дающие победу: { $cards } ({ $number } из { $unseen-gen }).
outs-improve = Карты, повышающие категорию: { $cards } ({ $number } из { $unseen-gen }).
outs-none = Аутов среди { $unseen-gen } нет.
outs-chance = На следующей карте { $next }, к риверу { $river }; правило двух и четырёх даёт { $rule } и { $double }.
outs-chance-one = На следующей карте { $next }; правило двух даёт { $rule }.
outs-ties = Карты, дающие ничью: { $cards }.
outs-tainted = Не ауты, потому что улучшают руку, но чужую ещё больше: { $cards }.
outs-draw = { $draw }: { $cards }.
outs-draw-runners = { $draw }: нужны обе следующие карты, { $chance }.
outs-draw-name = { $code ->
    [straight-flush-draw] Дро на стрит-флеш
    [quads-draw] Дро на каре
    [flush-draw] Флеш-дро
    [nut-flush-draw] Натсовое флеш-дро
    [full-house-draw] Дро на фулл-хаус
    [open-ended] Двустороннее стрит-дро
    [double-gutshot] Двойной гатшот
    [wrap] Врап
    [gutshot] Гатшот
    [set-draw] Дро на сет
    [trips-draw] Дро на трипс
    [two-pair-draw] Дро на две пары
    [overcards] Оверкарты
    [backdoor-flush-draw] Бэкдорное флеш-дро
    [low-draw] Дро на лоу
    [nut-low-draw] Натсовое дро на лоу
    [backdoor-low-draw] Бэкдорное дро на лоу
   *[backdoor-straight-draw] Бэкдорное стрит-дро
}
outs-runouts = В итоге: победа { $win }, ничья { $tie }, поражение { $lose }; { $deals }.

range-size = { $range }: { $combos } из { $all } стартовых рук, { $share }.
range-weighted = С учётом весов: рук — { $weight }, { $share }.

## Командная строка

cli-equity =
    Какую долю банка в среднем выигрывает каждая рука и как часто она побеждает, делит банк и проигрывает.

    Рука — это известные карты (AhKs), диапазон (QQ+) или слово random. Ответ точный, если на него хватит нескольких секунд, иначе берётся выборка. Ctrl-C даёт оценку на этот момент. Если вместо игры и рук дать строку вскрытия, ответом будет доля каждого места в каждом банке.
cli-equity-short = Как часто побеждает каждая рука
cli-equity-examples =
    oddchip equity holdem AhKh QQ
    oddchip equity holdem AhKh "QQ+, AK" -b "Qh 7h 2c"
    oddchip equity omaha8 AsAh2d3c random --samples 20000 --seed 1
    oddchip equity "holdem | Kd 8h 3c | A: As Kc 100 | B: 8s 8d 300 | C: Ah Ad 300"
cli-chances =
    Во скольких раздачах рука придёт к каждой категории: точный перебор и условия, при которых он верен.
cli-chances-short = Чем может стать рука: точный перебор
cli-chances-examples =
    oddchip chances holdem "Ah Kh" -b "Qh 7h 2c"
    oddchip chances stud "As Ks Qs"
cli-outs =
    Какие карты помогут руке, с какой вероятностью они выйдут и какие только кажутся полезными.
cli-outs-short = Какие карты помогут руке
cli-outs-examples =
    oddchip outs holdem "7s 6s" -b "5s 8h Kd"
    oddchip outs holdem "Ah Kh" -b "Qh 7h 2c" --against "Qs Js"
cli-range =
    Прочитать диапазон стартовых рук и показать его таблицей: одномастные руки над диагональю, разномастные под ней.
cli-range-short = Показать диапазон стартовых рук
cli-range-examples =
    oddchip range "TT+, AQs+, AKo"
    oddchip range "AAxx:ds" --variant omaha
cli-metavar-odds-hands = РУКА
cli-argument-odds-hands = Известные карты, диапазон или random; две руки или больше.
cli-argument-chances-hand = Карманные карты, сколько известно.
cli-metavar-range = ДИАПАЗОН
cli-argument-range = Стартовые руки, например TT+ AQs+ AKo.
cli-metavar-dead = КАРТЫ
cli-option-dead = Карты вне игры.
cli-option-exact = Перебрать все раздачи или сказать, сколько на это нужно шагов.
cli-metavar-number = ЧИСЛО
cli-option-samples = Сдать случайно столько раз.
cli-metavar-error = ОШИБКА
cli-option-error = Сдавать случайно, пока стандартная ошибка больше этой, например 0.1%. Раздач не больше, чем указано в --samples, а без него не больше 50 миллионов.
cli-option-seed = Зерно генератора; одно и то же зерно даёт один и тот же ответ.
cli-option-threads = Во сколько потоков сдавать случайно; точный перебор идёт в один. Ответ от их числа не зависит.
cli-option-budget = Сколько шагов можно потратить на точный ответ.
cli-metavar-stage = СТАДИЯ
cli-option-stage = Когда смотрим на руку: final, next-card, flop, turn или river.
cli-option-known = Известная рука другого игрока; параметр можно повторять.
cli-option-random-cards = Взять столько случайных карт, от пяти до семи; играют любые пять.
cli-option-against = Рука, которую надо побить; тогда считаются карты, выводящие вперёд.
cli-metavar-mode = РЕЖИМ
cli-option-mode = Что считать аутом. При improve это карта, повышающая категорию руки; при win это карта, после которой рука бьёт руки из --against. Если не указано: с --against это win, иначе improve.
cli-option-variant = Игра; по умолчанию холдем.
