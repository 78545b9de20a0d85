language-name = العربية
    .order = 3
    .locale = ar

### الرتب والأشكال والأوراق بالصيغ التي تحتاجها الجمل.

# الصيغة المجردة: بعد «أعلاه» و«الكيكر»، وقبل «لدى».
rank-nom = { $rank ->
    [two] اثنان
    [three] ثلاثة
    [four] أربعة
    [five] خمسة
    [six] ستة
    [seven] سبعة
    [eight] ثمانية
    [nine] تسعة
    [ten] عشرة
    [jack] جاك
    [queen] كوين
    [king] كينغ
   *[ace] آس
}
rank-obl = { $rank ->
    [two] اثنين
   *[other] { rank-nom }
}
# المعرّف: في المقارنة.
rank-def = { $rank ->
    [two] الاثنان
    [three] الثلاثة
    [four] الأربعة
    [five] الخمسة
    [six] الستة
    [seven] السبعة
    [eight] الثمانية
    [nine] التسعة
    [ten] العشرة
    [jack] الجاك
    [queen] الكوين
    [king] الكينغ
   *[ace] الآس
}
rank-def-obl = { $rank ->
    [two] الاثنين
   *[other] { rank-def }
}
# بعد زوج وثلاثية ورباعية و«زوجان من».
rank-pl = { $rank ->
    [two] اثنينات
    [three] ثلاثات
    [four] أربعات
    [five] خمسات
    [six] ستات
    [seven] سبعات
    [eight] ثمانيات
    [nine] تسعات
    [ten] عشرات
    [jack] جاك
    [queen] كوين
    [king] كينغ
   *[ace] آسات
}
rank-def-pl = { $rank ->
    [two] الاثنينات
    [three] الثلاثات
    [four] الأربعات
    [five] الخمسات
    [six] الستات
    [seven] السبعات
    [eight] الثمانيات
    [nine] التسعات
    [ten] العشرات
    [jack] الجاك
    [queen] الكوين
    [king] الكينغ
   *[ace] الآسات
}
suit-nom = { $suit ->
    [spades] البستوني
    [hearts] الكوبة
    [diamonds] الديناري
   *[clubs] السباتي
}
card-spoken = { $rank ->
    [two] ورقة الاثنين { $suit-nom }
   *[other] { $rank-nom } { $suit-nom }
}
