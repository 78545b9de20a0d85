### Названия рук. Двоеточия в них нет: его ставит фраза, в которой они стоят.

hand-royal-flush-nom = роял-флеш
hand-straight-flush-nom = стрит-флеш от { $low-gen } до { $high-gen }
hand-five-of-a-kind-nom = пять { $rank-gen-pl }
hand-four-of-a-kind-nom = каре { $rank-gen-pl }
hand-full-house-nom = фулл-хаус — { $rank-nom-pl } с { $pair-ins-pl }
hand-flush-nom = флеш до { $rank-gen }
hand-flush-ranks-nom = флеш { $ranks }
hand-straight-nom = стрит от { $low-gen } до { $high-gen }
hand-wheel-nom = стрит от { $low-gen } до { $high-gen } (колесо)
hand-broadway-nom = стрит от { $low-gen } до { $high-gen } (бродвей)
# «Тройка троек» читается дважды, поэтому «три тройки».
hand-three-of-a-kind-nom = { $rank ->
    [three] три тройки
   *[other] тройка { $rank-gen-pl }
}
hand-two-pair-nom = две пары — { $rank-nom-pl } и { $second-nom-pl }
hand-pair-nom = пара { $rank-gen-pl }
hand-high-card-nom = старшая карта { $rank-nom }
hand-kicker-nom = { $hand }, кикер { $kicker-nom }
hand-kickers-nom = { $hand }, кикеры { $kickers }
hand-low-nom = лоу { $ranks }
hand-low-wheel-nom = лоу { $ranks } (колесо)
hand-low-pair-nom = лоу с парой { $rank-gen-pl }
hand-low-two-pair-nom = лоу с двумя парами — { $rank-nom-pl } и { $second-nom-pl }
hand-low-three-of-a-kind-nom = { $rank ->
    [three] лоу с тремя тройками
   *[other] лоу с тройкой { $rank-gen-pl }
}
hand-low-straight-nom = лоу со стритом от { $low-gen } до { $high-gen }
hand-low-flush-nom = лоу с флешем до { $rank-gen }
hand-low-full-house-nom = лоу с фулл-хаусом — { $rank-nom-pl } с { $pair-ins-pl }
hand-low-four-of-a-kind-nom = лоу с каре { $rank-gen-pl }
hand-low-straight-flush-nom = лоу со стрит-флешем от { $low-gen } до { $high-gen }
hand-badugi-4-nom = бадуги { $ranks }
hand-badugi-3-nom = три карты { $ranks }
hand-badugi-2-nom = две карты { $ranks }
hand-badugi-1-nom = одна карта { $ranks }

category-nom = { $category ->
    [five-of-a-kind] пять одинаковых
    [straight-flush] стрит-флеш
    [four-of-a-kind] каре
    [full-house] фулл-хаус
    [flush] флеш
    [straight] стрит
    [three-of-a-kind] тройка
    [two-pair] две пары
    [pair] пара
    [high-card] старшая карта
    [no-pair] пять карт разного достоинства
    [badugi-4] бадуги из четырёх карт
    [badugi-3] рука из трёх карт
    [badugi-2] рука из двух карт
   *[badugi-1] рука из одной карты
}
category-gen = { $category ->
    [five-of-a-kind] пяти одинаковых
    [straight-flush] стрит-флеша
    [four-of-a-kind] каре
    [full-house] фулл-хауса
    [flush] флеша
    [straight] стрита
    [three-of-a-kind] тройки
    [two-pair] двух пар
    [pair] пары
    [high-card] старшей карты
    [no-pair] пяти карт разного достоинства
    [badugi-4] бадуги из четырёх карт
    [badugi-3] руки из трёх карт
    [badugi-2] руки из двух карт
   *[badugi-1] руки из одной карты
}
category-acc = { $category ->
    [three-of-a-kind] тройку
    [pair] пару
    [high-card] старшую карту
    [badugi-3] руку из трёх карт
    [badugi-2] руку из двух карт
    [badugi-1] руку из одной карты
   *[other] { category-nom }
}
