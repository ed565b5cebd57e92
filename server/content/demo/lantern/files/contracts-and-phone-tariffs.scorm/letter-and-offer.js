import { contract, letter } from './pictures.js';

export const LETTER = {
  title: { en: 'The cancellation', de: 'Die Kündigung', ar: 'إنهاء العقد' },
  screens: [
    {
      id: 'when',
      title: { en: 'In time', de: 'Rechtzeitig', ar: 'في الوقت المناسب' },
      picture: letter,
      paragraphs: [
        {
          en: 'Your contract ends on 31 March. *Kündigungsfrist*: one month.',
          de: 'Dein Vertrag endet am 31. März. Kündigungsfrist: ein Monat.',
          ar: 'عقدك ينتهي في 31 مارس. *Kündigungsfrist*: شهر واحد.',
        },
      ],
      task: {
        question: {
          en: 'When must your letter be there at the latest?',
          de: 'Wann muss dein Brief spätestens da sein?',
          ar: 'متى يجب أن تصل رسالتك على أبعد تقدير؟',
        },
        right: 1,
        options: [
          { en: '31 March', de: 'am 31. März', ar: '31 مارس' },
          { en: 'the end of February', de: 'Ende Februar', ar: 'نهاية فبراير' },
          { en: 'any day', de: 'egal wann', ar: 'أي يوم' },
        ],
        hint: {
          en: 'Count one month back from the end, and it counts when it arrives.',
          de: 'Zähl vom Ende einen Monat zurück, und es zählt, wann er ankommt.',
          ar: 'احسب شهراً قبل النهاية، والعبرة بيوم الوصول.',
        },
        why: {
          en: 'Better a few weeks earlier.',
          de: 'Besser ein paar Wochen früher.',
          ar: 'والأفضل قبل ذلك بأسابيع.',
        },
      },
    },
    {
      id: 'how',
      title: { en: 'With a proof', de: 'Mit Beweis', ar: 'مع إثبات' },
      picture: letter,
      task: {
        question: {
          en: 'How do you cancel so that you can prove it?',
          de: 'Wie kündigst du so, dass du es beweisen kannst?',
          ar: 'كيف تنهي العقد بحيث يمكنك إثبات ذلك؟',
        },
        right: 0,
        options: [
          {
            text: {
              en: 'By the button *Verträge hier kündigen* on their page; I keep the confirmation.',
              de: 'Mit dem Knopf *Verträge hier kündigen*; ich hebe die Bestätigung auf.',
              ar: 'بزر *Verträge hier kündigen* في موقعهم وأحتفظ بالتأكيد.',
            },
            says: {
              en: 'Each shop with contracts on the internet must have this button. A registered letter does as well.',
              de: 'Wer Verträge im Internet verkauft, muss diesen Knopf haben. Ein Einschreiben geht auch.',
              ar: 'كل من يبيع عقوداً في الإنترنت ملزم بهذا الزر. والرسالة المسجلة تصلح أيضاً.',
            },
          },
          {
            text: { en: 'I stop paying.', de: 'Ich zahle nicht mehr.', ar: 'أتوقف عن الدفع.' },
            says: {
              en: 'The contract goes on, and a reminder with costs comes.',
              de: 'Der Vertrag läuft weiter, und es kommt eine Mahnung mit Kosten.',
              ar: 'العقد يستمر وتصل إنذارات بتكاليف.',
            },
          },
          {
            text: {
              en: 'I tell somebody in the shop.',
              de: 'Ich sage es jemandem im Laden.',
              ar: 'أخبر أحداً في المتجر.',
            },
            says: {
              en: 'Nobody can prove that later.',
              de: 'Das kann später niemand beweisen.',
              ar: 'لا أحد يستطيع إثبات ذلك لاحقاً.',
            },
          },
        ],
      },
    },
  ],
};

export const OFFER = {
  title: { en: 'A good offer?', de: 'Ein gutes Angebot?', ar: 'عرض جيد؟' },
  screens: [
    {
      id: 'mei',
      title: { en: 'Mei compares', de: 'Mei vergleicht', ar: 'مي تقارن' },
      picture: contract,
      paragraphs: [
        {
          en: 'Mei uses 5 GB a month and may move to another town next year.',
          de: 'Mei braucht 5 GB im Monat und zieht nächstes Jahr vielleicht um.',
          ar: 'مي تحتاج 5 غيغابايت شهرياً وقد تنتقل إلى مدينة أخرى في السنة القادمة.',
        },
      ],
      task: {
        question: { en: 'Which offer fits?', de: 'Welches Angebot passt?', ar: 'أي عرض يناسبها؟' },
        right: 1,
        options: [
          {
            text: {
              en: '20 GB, 24 months, 14,99 €, a watch for free',
              de: '20 GB, 24 Monate, 14,99 €, eine Uhr gratis',
              ar: '20 غيغابايت، 24 شهراً، 14,99 €، وساعة هدية',
            },
            says: {
              en: 'Four times what she needs, for two years. The watch is in the price.',
              de: 'Viermal so viel wie nötig, für zwei Jahre. Die Uhr ist im Preis.',
              ar: 'أربعة أضعاف حاجتها ولسنتين. وثمن الساعة ضمن السعر.',
            },
          },
          {
            text: {
              en: '6 GB, may end each month, 8,99 €',
              de: '6 GB, monatlich kündbar, 8,99 €',
              ar: '6 غيغابايت، يمكن إنهاؤه كل شهر، 8,99 €',
            },
            says: {
              en: 'Enough, cheaper, and she is free to go.',
              de: 'Genug, billiger, und sie kann jederzeit gehen.',
              ar: 'كافٍ وأرخص، ويمكنها المغادرة متى شاءت.',
            },
          },
          {
            text: {
              en: '1 GB, 4,99 €, each further GB 3 €',
              de: '1 GB, 4,99 €, jedes weitere GB 3 €',
              ar: '1 غيغابايت 4,99 €، وكل غيغابايت إضافي 3 €',
            },
            says: {
              en: '4,99 € and four times 3 €: nearly 17 €.',
              de: '4,99 € und viermal 3 €: fast 17 €.',
              ar: '4,99 € وأربع مرات 3 €: نحو 17 €.',
            },
          },
        ],
      },
    },
    {
      id: 'help',
      title: { en: 'Who helps?', de: 'Wer hilft?', ar: 'من يساعد؟' },
      task: {
        question: {
          en: 'A bill comes for a contract that you never made. Where do you go?',
          de: 'Es kommt eine Rechnung für einen Vertrag, den du nie gemacht hast. Wohin gehst du?',
          ar: 'وصلت فاتورة لعقد لم تبرمه. إلى أين تذهب؟',
        },
        right: 0,
        options: [
          { en: 'to the *Verbraucherzentrale*', de: 'zur Verbraucherzentrale', ar: 'إلى *Verbraucherzentrale*' },
          { en: 'I pay, to have quiet', de: 'Ich zahle, damit Ruhe ist', ar: 'أدفع كي أرتاح' },
          { en: 'I throw it away', de: 'Ich werfe sie weg', ar: 'أرميها' },
        ],
        hint: {
          en: 'There are people who check that with you.',
          de: 'Es gibt Leute, die das mit dir prüfen.',
          ar: 'هناك من يراجعها معك.',
        },
        why: {
          en: 'They check it and write with you. Bring everything in writing.',
          de: 'Sie prüfen das und schreiben mit dir. Bring alles Schriftliche mit.',
          ar: 'يراجعونها ويكتبون معك. أحضر كل الأوراق.',
        },
      },
    },
  ],
};
