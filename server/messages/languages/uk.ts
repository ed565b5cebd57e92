import type { ServerMessages } from '#server/messages/server-messages.ts';

export const uk: ServerMessages = {
  anonymous: 'Хтось із учнів',
  feedbackOptions: {
    'easy-to-follow': 'Легко зрозуміти',
    'useful-for-me': 'Стане в пригоді в житті',
    'good-pace': 'Гарний темп',
    'too-long': 'Задовго',
    'too-hard': 'Заважко',
    'more-examples': 'Більше прикладів, будь ласка',
  },
  rejectionReasons: {
    'link-does-not-open': 'Посилання не відкривається.',
    'another-name': 'Там стоїть інше ім’я.',
    'another-course': 'Там ідеться про інший курс.',
    'not-finished': 'З нього не видно, що курс завершено.',
  },
  notifications: {
    moved: '{title}: зустріч перенесено з {before} на {start}.',
    ends: '{title}, {start}: тепер зустріч триває до {end}.',
    elsewhere: '{title}, {start}: місце зустрічі тепер {place}.',
    online: '{title}, {start}: зустріч тепер онлайн.',
    cancelled: '{title}, {start}: зустріч скасовано.',
    placeLost: 'У вас більше немає місця: {title}, {start}.',
    added: 'Нова дата «{title}»: {start}.',
    runMoved: 'Майбутні дати «{title}» перенесено. Найближча: {start} замість {before}.',
    runCancelled: 'Усі майбутні дати «{title}» скасовано.',
    runMessage: '{title}: повідомлення від викладача: {message}',
    sessionTomorrow: 'У вас є місце: {title}, {start}.',
    sessionSoon: '{title}: скоро початок, {start}.',
    lessonUnfinished: 'Ви почали: {title}. Можна продовжити з того самого місця, коли захочете.',
    certificateReady: 'Ваш сертифікат готовий: {title}.',
    messageAnswered: 'Новий коментар на дошці: {title}.',
    messageReported: 'На дошці надійшла скарга: {title}. Будь ласка, перегляньте.',
    documentComment: 'Наша команда написала щось про ваш документ.',
    documentAccepted: 'Ваш документ прийнято.',
    documentInvalid: 'Ваш документ не вдалося прочитати, або це не той документ. Надішліть, будь ласка, інший.',
    documentIneligible: 'Ваш документ не відповідає умовам. Прочитайте, що про це пише наша команда.',
    documentRejected: 'Ваш документ не прийнято. Прочитайте, що про це пише наша команда.',
    documentExpired:
      'Ніхто не встиг вчасно переглянути ваш документ, тому його видалено. Нам дуже шкода. Будь ласка, надішліть його ще раз.',
    documentWaiting: 'Документи чекають на рішення. Перегляньте їх, будь ласка.',
  },
  achievements: {
    'first-light': {
      denomination: 'Перше світло',
      description: 'Ваш перший урок пройдено.',
      howTo: 'Пройдіть один урок.',
    },
    'steady-flame': {
      denomination: 'Рівне полум’я',
      description: 'Ви заходили чотири тижні поспіль.',
      howTo: 'Заходьте чотири тижні поспіль.',
    },
    'map-maker': {
      denomination: 'Укладання мап',
      description: 'В одному з ваших списків п’ять пунктів.',
      howTo: 'Зберіть п’ять курсів або модулів в один список.',
    },
    'night-reader': {
      denomination: 'Нічне читання',
      description: 'Ви пройшли урок без інтернету.',
      howTo: 'Пройдіть збережений урок без інтернету.',
    },
    'shared-light': {
      denomination: 'Спільне світло',
      description: 'Цілий модуль пройдено.',
      howTo: 'Пройдіть усі курси модуля.',
    },
  },
};
