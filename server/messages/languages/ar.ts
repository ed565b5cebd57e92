import type { ServerMessages } from '#server/messages/server-messages.ts';

export const ar: ServerMessages = {
  anonymous: 'أحد المتعلمين',
  feedbackOptions: {
    'easy-to-follow': 'سهل الفهم',
    'useful-for-me': 'مفيد في حياتي',
    'good-pace': 'وتيرة جيدة',
    'too-long': 'طويل جدًا',
    'too-hard': 'صعب جدًا',
    'more-examples': 'أمثلة أكثر من فضلكم',
  },
  rejectionReasons: {
    'link-does-not-open': 'الرابط لا يُفتح.',
    'another-name': 'عليه اسم آخر.',
    'another-course': 'يخص دورة أخرى.',
    'not-finished': 'لا يبيّن أن الدورة اكتملت.',
  },
  notifications: {
    moved: 'نُقل موعد {title} من {before} إلى {start}.',
    ends: 'موعد {title} في {start} يستمر الآن حتى {end}.',
    elsewhere: 'مكان {title} في {start} هو الآن {place}.',
    online: 'موعد {title} في {start} أصبح عبر الإنترنت.',
    cancelled: 'أُلغي موعد {title} في {start}.',
    placeLost: 'لم يعد لك مكان محجوز في {title} في {start}.',
    sessionTomorrow: 'لك مكان محجوز في {title} في {start}.',
    sessionSoon: 'يبدأ {title} قريباً: {start}.',
    lessonUnfinished: 'لقد بدأ تعلّمك في {title}. يمكن المتابعة من حيث توقفت متى شئت.',
    certificateReady: 'شهادة {title} جاهزة.',
    messageAnswered: 'هناك تعليق جديد على لوحة {title}.',
    messageReported: 'تم الإبلاغ عن شيء على لوحة {title}. يُرجى إلقاء نظرة.',
    documentComment: 'كتب فريقنا ملاحظة عن مستندك.',
    documentAccepted: 'تم قبول مستندك.',
    documentInvalid: 'تعذّرت قراءة مستندك أو أنه ليس المستند المطلوب. الرجاء إرسال مستند آخر.',
    documentIneligible: 'مستندك لا يستوفي الشروط. يمكنك قراءة ما كتبه فريقنا عن ذلك.',
    documentRejected: 'لم يُقبل مستندك. يمكنك قراءة ما كتبه فريقنا عن ذلك.',
    documentExpired: 'لم يتمكن أحد من النظر في مستندك في الوقت المحدد، لذلك حُذف. نعتذر عن ذلك. يرجى إرساله مرة أخرى.',
  },
  achievements: {
    'first-light': {
      denomination: 'الضوء الأول',
      description: 'اكتمل الدرس الأول.',
      howTo: 'يُضيء عند إكمال درس.',
    },
    'steady-flame': {
      denomination: 'شعلة ثابتة',
      description: 'زيارة في أربعة أسابيع متتالية.',
      howTo: 'يُضيء بعد زيارة في أربعة أسابيع متتالية.',
    },
    'map-maker': {
      denomination: 'راسم الخرائط',
      description: 'في إحدى القوائم خمسة عناصر.',
      howTo: 'يُضيء عند وضع خمس دورات أو وحدات في قائمة واحدة.',
    },
    'night-reader': {
      denomination: 'قارئ الليل',
      description: 'اكتمل درس دون اتصال بالإنترنت.',
      howTo: 'يُضيء عند إكمال درس محفوظ دون اتصال.',
    },
    'shared-light': {
      denomination: 'نور مشترك',
      description: 'اكتملت وحدة كاملة.',
      howTo: 'يُضيء عند إكمال كل دورات وحدة.',
    },
  },
};
