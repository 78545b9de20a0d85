### أسماء الأيدي. لا نقطتين فيها، لأنها قد تأتي بعد نقطتين.

hand-royal-flush-nom = رويال فلاش
hand-straight-flush-nom = ستريت فلاش أعلاه { $high-nom }
hand-five-of-a-kind-nom = خماسية { $rank-pl }
hand-four-of-a-kind-nom = رباعية { $rank-pl }
hand-full-house-nom = فل هاوس من ثلاثية { $rank-pl } وزوج { $pair-pl }
hand-flush-nom = فلاش أعلاه { $rank-nom }
hand-flush-ranks-nom = فلاش { $ranks }
hand-straight-nom = ستريت أعلاه { $high-nom }
hand-wheel-nom = ستريت أعلاه { $high-nom } (العجلة)
hand-broadway-nom = ستريت أعلاه { $high-nom }
hand-three-of-a-kind-nom = ثلاثية { $rank-pl }
hand-two-pair-nom = زوجان من { $rank-pl } و{ $second-pl }
hand-pair-nom = زوج { $rank-pl }
hand-high-card-nom = أعلى ورقة { $rank-nom }
hand-kicker-nom = { $hand }، والكيكر { $kicker-nom }
hand-kickers-nom = { $kickers-count ->
    [two] { $hand }، والورقتان الفاصلتان { $kickers }
   *[other] { $hand }، والأوراق الفاصلة { $kickers }
}
hand-low-nom = منخفضة { $ranks }
hand-low-wheel-nom = منخفضة { $ranks } (العجلة)
hand-low-pair-nom = منخفضة فيها زوج { $rank-pl }
hand-low-two-pair-nom = منخفضة فيها زوجان من { $rank-pl } و{ $second-pl }
hand-low-three-of-a-kind-nom = منخفضة فيها ثلاثية { $rank-pl }
hand-low-straight-nom = منخفضة أفسدها ستريت أعلاه { $high-nom }
hand-low-flush-nom = منخفضة أفسدها فلاش أعلاه { $rank-nom }
hand-low-full-house-nom = منخفضة فيها ثلاثية { $rank-pl } وزوج { $pair-pl }
hand-low-four-of-a-kind-nom = منخفضة فيها رباعية { $rank-pl }
hand-low-straight-flush-nom = منخفضة أفسدها ستريت فلاش أعلاه { $high-nom }
hand-badugi-4-nom = بادوغي { $ranks }
hand-badugi-3-nom = ثلاث أوراق { $ranks }
hand-badugi-2-nom = ورقتان { $ranks }
hand-badugi-1-nom = ورقة واحدة { $ranks }

category-nom = { $category ->
    [five-of-a-kind] خماسية
    [straight-flush] ستريت فلاش
    [four-of-a-kind] رباعية
    [full-house] فل هاوس
    [flush] فلاش
    [straight] ستريت
    [three-of-a-kind] ثلاثية
    [two-pair] زوجان
    [pair] زوج
    [high-card] أعلى ورقة
    [no-pair] خمس رتب مختلفة
    [badugi-4] بادوغي من أربع أوراق
    [badugi-3] يد من ثلاث أوراق
    [badugi-2] يد من ورقتين
   *[badugi-1] يد من ورقة واحدة
}
category-def = { $category ->
    [five-of-a-kind] الخماسية
    [straight-flush] الستريت فلاش
    [four-of-a-kind] الرباعية
    [full-house] الفل هاوس
    [flush] الفلاش
    [straight] الستريت
    [three-of-a-kind] الثلاثية
    [two-pair] فئة الزوجين
    [pair] الزوج
    [high-card] فئة «أعلى ورقة»
    [no-pair] اليد ذات الرتب الخمس المختلفة
    [badugi-4] البادوغي من أربع أوراق
    [badugi-3] اليد من ثلاث أوراق
    [badugi-2] اليد من ورقتين
   *[badugi-1] اليد من ورقة واحدة
}
