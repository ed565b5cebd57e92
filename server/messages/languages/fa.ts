import type { ServerMessages } from '#server/messages/server-messages.ts';

export const fa: ServerMessages = {
  anonymous: 'یکی از یادگیرندگان',
  feedbackOptions: {
    'easy-to-follow': 'فهمیدنش آسان است',
    'useful-for-me': 'به درد زندگی‌ام می‌خورد',
    'good-pace': 'سرعت مناسب',
    'too-long': 'خیلی طولانی',
    'too-hard': 'خیلی سخت',
    'more-examples': 'لطفاً مثال‌های بیشتر',
  },
  rejectionReasons: {
    'link-does-not-open': 'پیوند باز نمی‌شود.',
    'another-name': 'نام دیگری روی آن است.',
    'another-course': 'درباره‌ی دوره‌ی دیگری است.',
    'not-finished': 'نشان نمی‌دهد که دوره تمام شده است.',
  },
  notifications: {
    moved: 'زمان {title} از {before} به {start} تغییر کرد.',
    ends: '{title} در {start} اکنون تا {end} ادامه دارد.',
    elsewhere: 'مکان {title} در {start} اکنون {place} است.',
    online: '{title} در {start} اکنون آنلاین است.',
    cancelled: '{title} در {start} لغو شد.',
    placeLost: 'دیگر در {title} در {start} جایی ندارید.',
    added: 'زمان تازه‌ای برای {title} هست: {start}.',
    runMoved: 'تاریخ‌های پیش روی {title} جابه‌جا شد. تاریخ بعدی {start} به‌جای {before} است.',
    runCancelled: 'همه زمان‌های پیش روی {title} لغو شد.',
    runMessage: '{title}: پیام مربی: {message}',
    sessionTomorrow: 'شما در {title} در {start} جا دارید.',
    sessionSoon: '{title} به‌زودی آغاز می‌شود: {start}.',
    lessonUnfinished: 'شما {title} را آغاز کرده‌اید. هر وقت بخواهید از همان‌جا ادامه دهید.',
    certificateReady: 'گواهی {title} شما آماده است.',
    messageAnswered: 'در تابلوی {title} نظر تازه‌ای هست.',
    messageReported: 'چیزی در تابلوی {title} گزارش شده است. لطفاً نگاهی بیندازید.',
    documentComment: 'تیم ما چیزی دربارهٔ مدرک شما نوشته است.',
    documentAccepted: 'مدرک شما پذیرفته شد.',
    documentInvalid: 'مدرک شما خوانا نبود یا مدرک درستی نیست. لطفاً مدرک دیگری بفرستید.',
    documentIneligible: 'مدرک شما شرایط لازم را ندارد. توضیح تیم ما را بخوانید.',
    documentRejected: 'مدرک شما پذیرفته نشد. توضیح تیم ما را بخوانید.',
    documentExpired:
      'هیچ‌کس نتوانست مدرک شما را به‌موقع بررسی کند، به همین دلیل حذف شد. متأسفیم. لطفاً آن را دوباره بفرستید.',
    documentWaiting: 'مدارکی در انتظار تصمیم هستند. لطفاً آن‌ها را ببینید.',
  },
  achievements: {
    'first-light': {
      denomination: 'نخستین نور',
      description: 'نخستین درس تمام شد.',
      howTo: 'یک درس را تمام کنید.',
    },
    'steady-flame': {
      denomination: 'شعله‌ی پایدار',
      description: 'چهار هفته پشت سر هم آمدید.',
      howTo: 'چهار هفته پشت سر هم سر بزنید.',
    },
    'map-maker': {
      denomination: 'نقشه‌ساز',
      description: 'یکی از فهرست‌هایتان پنج مورد دارد.',
      howTo: 'پنج دوره یا مجموعه را در یک فهرست بگذارید.',
    },
    'night-reader': {
      denomination: 'خواننده‌ی شب',
      description: 'یک درس را بدون اینترنت تمام کردید.',
      howTo: 'یک درس ذخیره‌شده را بدون اینترنت تمام کنید.',
    },
    'shared-light': {
      denomination: 'نور مشترک',
      description: 'یک مجموعه‌ی کامل تمام شد.',
      howTo: 'همه‌ی دوره‌های یک مجموعه را تمام کنید.',
    },
  },
};
