import type { ServerMessages } from '#server/messages/server-messages.ts';

export const ps: ServerMessages = {
  anonymous: 'یو زده‌کوونکی',
  feedbackOptions: {
    'easy-to-follow': 'پوهېدل یې اسانه دي',
    'useful-for-me': 'زما په ژوند کې په کار راځي',
    'good-pace': 'ښه چټکتیا',
    'too-long': 'ډېر اوږد',
    'too-hard': 'ډېر سخت',
    'more-examples': 'مهرباني وکړئ نورې بېلګې',
  },
  rejectionReasons: {
    'link-does-not-open': 'لینک نه خلاصېږي.',
    'another-name': 'بل نوم پرې لیکل شوی دی.',
    'another-course': 'د بل کورس په اړه دی.',
    'not-finished': 'دا نه ښيي چې کورس پای ته رسېدلی دی.',
  },
  notifications: {
    moved: 'د {title} وخت له {before} څخه {start} ته بدل شو.',
    ends: '{title} په {start} اوس تر {end} پورې دوام لري.',
    elsewhere: 'د {title} ځای په {start} اوس {place} دی.',
    online: '{title} په {start} اوس آنلاین دی.',
    cancelled: '{title} په {start} لغوه شو.',
    placeLost: 'تاسو نور په {title} کې په {start} ځای نه لرئ.',
    sessionTomorrow: 'تاسو په {title} کې په {start} ځای لرئ.',
    sessionSoon: '{title} ژر پیلېږي: {start}.',
    lessonUnfinished: 'تاسو {title} پیل کړی دی. هر وخت چې وغواړئ له هماغه ځایه دوام ورکړئ.',
    certificateReady: 'د {title} سند مو چمتو دی.',
    messageAnswered: 'د {title} په تخته کې نوې تبصره شته.',
    messageReported: 'د {title} په تخته کې د یو څه راپور ورکړل شوی. مهرباني وکړئ ویې ګورئ.',
    documentComment: 'زموږ ډلې ستاسو د سند په اړه څه لیکلي دي.',
    documentAccepted: 'ستاسو سند ومنل شو.',
    documentInvalid: 'ستاسو سند د لوستلو وړ نه و یا سم سند نه دی. مهرباني وکړئ بل سند ولېږئ.',
    documentIneligible: 'ستاسو سند شرطونه نه پوره کوي. زموږ د ډلې څرګندونه ولولئ.',
    documentRejected: 'ستاسو سند ونه منل شو. زموږ د ډلې څرګندونه ولولئ.',
    documentExpired: 'هیچا ونه شو کولای ستاسو سند پر وخت وګوري، نو ړنګ شو. بخښنه غواړو. مهرباني وکړئ بیا یې ولېږئ.',
  },
  achievements: {
    'first-light': {
      denomination: 'لومړۍ رڼا',
      description: 'لومړی درس مو پای ته ورساوه.',
      howTo: 'یو درس پای ته ورسوئ.',
    },
    'steady-flame': {
      denomination: 'ثابته لمبه',
      description: 'څلور اوونۍ پرله‌پسې راغلئ.',
      howTo: 'څلور اوونۍ پرله‌پسې راشئ.',
    },
    'map-maker': {
      denomination: 'نقشه جوړوونکی',
      description: 'ستاسو په یوه لېست کې پنځه شیان دي.',
      howTo: 'پنځه کورسونه یا ماډلونه په یوه لېست کې واچوئ.',
    },
    'night-reader': {
      denomination: 'د شپې لوستونکی',
      description: 'یو درس مو له انټرنېټ پرته پای ته ورساوه.',
      howTo: 'یو خوندي شوی درس له انټرنېټ پرته پای ته ورسوئ.',
    },
    'shared-light': {
      denomination: 'ګډه رڼا',
      description: 'یو بشپړ ماډل پای ته ورسېد.',
      howTo: 'د یوه ماډل ټول کورسونه پای ته ورسوئ.',
    },
  },
};
