### الخادم: كيف يُشغَّل وماذا يقول عن نفسه.

## oddchip serve

cli-serve =
    تشغيل الصفحة وواجهة {"\u2066"}HTTP{"\u2069"}: لهذا الجهاز وحده، أو لشبكته مع {"\u2066"}--lan{"\u2069"}. الإيقاف بالضغط على {"\u2066"}Ctrl-C{"\u2069"}.

    الصفحة في العنوان المطبوع، ووصف الواجهة البرمجية في {"\u2066"}/api/docs{"\u2069"}.
cli-serve-short = تشغيل الصفحة والواجهة البرمجية
cli-serve-examples =
    oddchip serve
    oddchip serve --lan
cli-metavar-port = المنفذ
cli-metavar-host-name = الاسم
cli-metavar-pem = الملف
cli-metavar-workers = العدد
cli-option-port = المنفذ الذي يستقبل الطلبات؛ 0 لأي منفذ متاح.
cli-option-lan = الاستجابة أيضًا لأجهزة هذه الشبكة، بعناوين هذا الجهاز؛ يُطبع العنوان ورمز {"\u2066"}QR{"\u2069"}.
cli-option-host-name = الاستجابة أيضًا لهذا الاسم؛ يجوز تكراره.
cli-option-certfile = شهادة {"\u2066"}TLS{"\u2069"} {"\u2066"}(PEM){"\u2069"}.
cli-option-keyfile = المفتاح الخاص للشهادة {"\u2066"}(PEM){"\u2069"}.
cli-option-workers = عدد العمليات التي تجيب عن الطلبات.
cli-serve-at = {"\u2066"}oddchip{"\u2069"} متاح في { $address }
cli-serve-stop = الإيقاف بالضغط على {"\u2066"}Ctrl-C{"\u2069"}.
cli-serve-open = الصفحة متاحة لكل من على هذه الشبكة.

## عناوين الرفض بحسب رمز HTTP

web-problem-400 = تعذرت قراءة الطلب
web-problem-403 = جاء الطلب من صفحة أخرى
web-problem-404 = لا شيء هنا
web-problem-405 = لا يُنفَّذ هذا هنا
web-problem-413 = الطلب كبير جدًا
web-problem-414 = العنوان طويل جدًا
web-problem-415 = لا يُقرأ نص من هذا النوع
web-problem-421 = الطلب موجَّه إلى اسم آخر
web-problem-422 = لا يمكن حساب هذا
web-problem-500 = خطأ في الخادم
web-problem-503 = الخادم مشغول
