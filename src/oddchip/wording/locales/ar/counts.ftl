### الأعداد مع معدوداتها: الرفع، ثم النصب والجر.

chips-nom = { $count ->
    [zero] لا رقائق
    [one] رقاقة واحدة
    [two] رقاقتان
    [few] { $count } رقائق
    [many] { $count } رقاقة
   *[other] { $count } رقاقة
}
chips-obl = { $count ->
    [zero] لا رقائق
    [one] رقاقة واحدة
    [two] رقاقتين
    [few] { $count } رقائق
    [many] { $count } رقاقة
   *[other] { $count } رقاقة
}
cards-nom = { $count ->
    [zero] لا أوراق
    [one] ورقة واحدة
    [two] ورقتان
    [few] { $count } أوراق
    [many] { $count } ورقة
   *[other] { $count } ورقة
}
cards-obl = { $count ->
    [zero] لا أوراق
    [one] ورقة واحدة
    [two] ورقتين
    [few] { $count } أوراق
    [many] { $count } ورقة
   *[other] { $count } ورقة
}
players-nom = { $count ->
    [zero] لا لاعبين
    [one] لاعب واحد
    [two] لاعبان
    [few] { $count } لاعبين
    [many] { $count } لاعبًا
   *[other] { $count } لاعب
}
players-obl = { $count ->
    [zero] لا لاعبين
    [one] لاعب واحد
    [two] لاعبين
    [few] { $count } لاعبين
    [many] { $count } لاعبًا
   *[other] { $count } لاعب
}
pots-nom = { $count ->
    [zero] لا أوعية
    [one] وعاء واحد
    [two] وعاءان
    [few] { $count } أوعية
    [many] { $count } وعاءً
   *[other] { $count } وعاء
}
pots-obl = { $count ->
    [zero] لا أوعية
    [one] وعاء واحد
    [two] وعاءين
    [few] { $count } أوعية
    [many] { $count } وعاءً
   *[other] { $count } وعاء
}
boards-nom = { $count ->
    [zero] لا توزيعات
    [one] توزيعة واحدة
    [two] توزيعتان
    [few] { $count } توزيعات
    [many] { $count } توزيعة
   *[other] { $count } توزيعة
}
boards-obl = { $count ->
    [zero] لا توزيعات
    [one] توزيعة واحدة
    [two] توزيعتين
    [few] { $count } توزيعات
    [many] { $count } توزيعة
   *[other] { $count } توزيعة
}
seats-nom = { $count ->
    [zero] لا مقاعد
    [one] مقعد واحد
    [two] مقعدان
    [few] { $count } مقاعد
    [many] { $count } مقعدًا
   *[other] { $count } مقعد
}
seats-obl = { $count ->
    [zero] لا مقاعد
    [one] مقعد واحد
    [two] مقعدين
    [few] { $count } مقاعد
    [many] { $count } مقعدًا
   *[other] { $count } مقعد
}
hands-nom = { $count ->
    [zero] لا أيدٍ
    [one] يد واحدة
    [two] يدان
    [few] { $count } أيدٍ
    [many] { $count } يدًا
   *[other] { $count } يد
}
hands-obl = { $count ->
    [zero] لا أيدٍ
    [one] يد واحدة
    [two] يدين
    [few] { $count } أيدٍ
    [many] { $count } يدًا
   *[other] { $count } يد
}
showdowns-nom = { $count ->
    [zero] لا كشف
    [one] كشف واحد
    [two] كشفان
    [few] { $count } كشوف
    [many] { $count } كشفًا
   *[other] { $count } كشف
}
showdowns-obl = { $count ->
    [zero] لا كشف
    [one] كشف واحد
    [two] كشفين
    [few] { $count } كشوف
    [many] { $count } كشفًا
   *[other] { $count } كشف
}
# حصص من وعاء لم يُذكر حجمه.
fraction-nom = { $share ->
    [whole] الوعاء كله
    [f1-2] نصف الوعاء
    [f1-3] ثلث الوعاء
    [f2-3] ثلثا الوعاء
    [f1-4] ربع الوعاء
    [f3-4] ثلاثة أرباع الوعاء
    [f1-6] سدس الوعاء
    [f5-6] خمسة أسداس الوعاء
    [f1-8] ثمن الوعاء
    [f3-8] ثلاثة أثمان الوعاء
   *[other] { $ratio } من الوعاء
}
fraction-obl = { $share ->
    [whole] الوعاء كله
    [f1-2] نصف الوعاء
    [f1-3] ثلث الوعاء
    [f2-3] ثلثي الوعاء
    [f1-4] ربع الوعاء
    [f3-4] ثلاثة أرباع الوعاء
    [f1-6] سدس الوعاء
    [f5-6] خمسة أسداس الوعاء
    [f1-8] ثمن الوعاء
    [f3-8] ثلاثة أثمان الوعاء
   *[other] { $ratio } من الوعاء
}
