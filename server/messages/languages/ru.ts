import type { ServerMessages } from '#server/messages/server-messages.ts';

export const ru: ServerMessages = {
  anonymous: 'Кто-то из учеников',
  feedbackOptions: {
    'easy-to-follow': 'Легко понять',
    'useful-for-me': 'Пригодится в жизни',
    'good-pace': 'Хороший темп',
    'too-long': 'Слишком долго',
    'too-hard': 'Слишком трудно',
    'more-examples': 'Больше примеров, пожалуйста',
  },
  rejectionReasons: {
    'link-does-not-open': 'Ссылка не открывается.',
    'another-name': 'Там стоит другое имя.',
    'another-course': 'Там говорится о другом курсе.',
    'not-finished': 'Из неё не видно, что курс закончен.',
  },
  notifications: {
    moved: '{title}: встреча перенесена с {before} на {start}.',
    ends: '{title}, {start}: теперь встреча длится до {end}.',
    elsewhere: '{title}, {start}: место встречи теперь {place}.',
    online: '{title}, {start}: встреча теперь проходит онлайн.',
    cancelled: '{title}, {start}: встреча отменена.',
    placeLost: 'У вас больше нет места: {title}, {start}.',
    added: 'Новая дата «{title}»: {start}.',
    runMoved: 'Предстоящие даты «{title}» перенесены. Ближайшая: {start} вместо {before}.',
    runCancelled: 'Все предстоящие даты «{title}» отменены.',
    runMessage: '{title}: сообщение преподавателя: {message}',
    sessionTomorrow: 'У вас есть место: {title}, {start}.',
    sessionSoon: '{title}: скоро начало, {start}.',
    lessonUnfinished: 'Вы начали: {title}. Можно продолжить с того же места, когда захотите.',
    certificateReady: 'Ваш сертификат готов: {title}.',
    messageAnswered: 'Новый комментарий на доске: {title}.',
    messageReported: 'На доске поступила жалоба: {title}. Пожалуйста, посмотрите.',
    documentComment: 'Наша команда написала кое-что о вашем документе.',
    documentAccepted: 'Ваш документ принят.',
    documentInvalid: 'Ваш документ не удалось прочитать, или это не тот документ. Пожалуйста, отправьте другой.',
    documentIneligible: 'Ваш документ не соответствует условиям. Прочитайте, что об этом пишет наша команда.',
    documentRejected: 'Ваш документ не принят. Прочитайте, что об этом пишет наша команда.',
    documentExpired:
      'Никто не успел вовремя посмотреть ваш документ, поэтому он удалён. Нам очень жаль. Пожалуйста, отправьте его ещё раз.',
    documentWaiting: 'Документы ждут решения. Посмотрите их, пожалуйста.',
  },
  achievements: {
    'first-light': {
      denomination: 'Первый свет',
      description: 'Ваш первый урок пройден.',
      howTo: 'Пройдите один урок.',
    },
    'steady-flame': {
      denomination: 'Ровное пламя',
      description: 'Вы заходили четыре недели подряд.',
      howTo: 'Заходите четыре недели подряд.',
    },
    'map-maker': {
      denomination: 'Составление карт',
      description: 'В одном из ваших списков пять пунктов.',
      howTo: 'Соберите пять курсов или модулей в один список.',
    },
    'night-reader': {
      denomination: 'Ночное чтение',
      description: 'Вы прошли урок без интернета.',
      howTo: 'Пройдите сохранённый урок без интернета.',
    },
    'shared-light': {
      denomination: 'Общий свет',
      description: 'Целый модуль пройден.',
      howTo: 'Пройдите все курсы модуля.',
    },
  },
};
