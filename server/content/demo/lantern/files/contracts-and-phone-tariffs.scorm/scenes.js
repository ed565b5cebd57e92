import { contract, door, phone } from './pictures.js';

const WHAT = { en: 'What do you do?', de: 'Was machst du?', ar: 'ماذا تفعل؟' };

export const DOOR = {
  title: { en: 'At the door', de: 'An der Tür', ar: 'عند الباب' },
  screens: [
    {
      id: 'rings',
      title: { en: 'Somebody rings', de: 'Es klingelt', ar: 'الجرس يرن' },
      picture: door,
      paragraphs: [
        {
          en: 'A friendly man stands at the door: “Your internet is too slow. I only have to look at your last bill.”',
          de: 'Ein freundlicher Mann steht vor der Tür: „Ihr Internet ist zu langsam. Ich muss nur kurz Ihre letzte Rechnung sehen.“',
          ar: 'رجل لطيف عند الباب: «الإنترنت عندك بطيء. أحتاج فقط إلى رؤية آخر فاتورة».',
        },
      ],
      task: {
        question: WHAT,
        right: 1,
        options: [
          {
            text: { en: 'I show him the bill.', de: 'Ich zeige ihm die Rechnung.', ar: 'أريه الفاتورة.' },
            says: {
              en: 'Your customer number is on it. With it somebody can order in your name.',
              de: 'Darauf steht deine Kundennummer. Damit kann jemand in deinem Namen bestellen.',
              ar: 'عليها رقم الزبون، وبه يمكن لأحد أن يطلب باسمك.',
            },
          },
          {
            text: {
              en: 'I say: “No, thank you”, and close the door.',
              de: 'Ich sage: „Nein, danke“ und mache die Tür zu.',
              ar: 'أقول: «لا، شكراً» وأغلق الباب.',
            },
            says: {
              en: 'You owe nobody at the door an answer or a bill.',
              de: 'An der Tür schuldest du niemandem eine Antwort oder eine Rechnung.',
              ar: 'لست مديناً لأحد عند الباب بجواب أو فاتورة.',
            },
          },
          {
            text: { en: 'I let him in and listen.', de: 'Ich lasse ihn herein und höre zu.', ar: 'أدخله وأستمع إليه.' },
            says: {
              en: 'He stays for an hour, and no becomes harder with every minute.',
              de: 'Er bleibt eine Stunde, und das Nein wird mit jeder Minute schwerer.',
              ar: 'يبقى ساعة، وقول «لا» يصبح أصعب مع كل دقيقة.',
            },
          },
        ],
      },
    },
    {
      id: 'signed',
      title: { en: 'Signed', de: 'Unterschrieben', ar: 'توقيع' },
      picture: contract,
      paragraphs: [
        {
          en: 'Your neighbour did sign, on Monday. On Thursday she reads it: 24 months, 49 € each.',
          de: 'Deine Nachbarin hat am Montag unterschrieben. Am Donnerstag liest sie: 24 Monate, je 49 €.',
          ar: 'جارتك وقّعت يوم الاثنين. وقرأت يوم الخميس: 24 شهراً، كل شهر 49 €.',
        },
      ],
      task: {
        question: { en: 'Can she get out of it?', de: 'Kommt sie da wieder heraus?', ar: 'هل يمكنها التراجع؟' },
        right: 0,
        options: [
          {
            text: {
              en: 'Yes, within 14 days, without a reason.',
              de: 'Ja, innerhalb von 14 Tagen, ohne Grund.',
              ar: 'نعم، خلال 14 يوماً ودون سبب.',
            },
            says: {
              en: 'That is called *Widerruf*. It counts at the door, on the phone and on the internet.',
              de: 'Das heißt *Widerruf*. Er gilt an der Tür, am Telefon und im Internet.',
              ar: 'هذا اسمه *Widerruf*، ويسري عند الباب وعبر الهاتف والإنترنت.',
            },
          },
          {
            text: {
              en: 'No, signed is signed.',
              de: 'Nein, unterschrieben ist unterschrieben.',
              ar: 'لا، التوقيع نهائي.',
            },
            says: {
              en: 'For contracts at the door there are 14 days to take it back.',
              de: 'Bei Verträgen an der Tür hat man 14 Tage für den *Widerruf*.',
              ar: 'لعقود الباب مهلة 14 يوماً للتراجع (*Widerruf*).',
            },
          },
          {
            text: { en: 'Only if it does not work.', de: 'Nur wenn es nicht funktioniert.', ar: 'فقط إذا لم يعمل.' },
            says: {
              en: 'She needs no reason in the first 14 days.',
              de: 'In den ersten 14 Tagen braucht sie keinen Grund.',
              ar: 'لا تحتاج إلى سبب في أول 14 يوماً.',
            },
          },
        ],
      },
    },
  ],
};

export const CALL = {
  title: { en: 'On the phone', de: 'Am Telefon', ar: 'على الهاتف' },
  screens: [
    {
      id: 'yes',
      title: { en: '“Can you hear me?”', de: '„Hören Sie mich?“', ar: '«هل تسمعني؟»' },
      picture: phone,
      paragraphs: [
        {
          en: 'A voice: “Good news, one month for free! Can you hear me well?”',
          de: 'Eine Stimme: „Gute Nachricht, ein Monat gratis! Können Sie mich gut hören?“',
          ar: 'صوت يقول: «خبر سار، شهر مجاني! هل تسمعني جيداً؟»',
        },
      ],
      task: {
        question: WHAT,
        right: 2,
        options: [
          {
            text: { en: 'I say “Yes”.', de: 'Ich sage „Ja“.', ar: 'أقول «نعم».' },
            says: {
              en: 'A yes can be recorded and put behind another question.',
              de: 'Ein Ja kann man aufnehmen und hinter eine andere Frage schneiden.',
              ar: 'كلمة «نعم» يمكن تسجيلها ووضعها بعد سؤال آخر.',
            },
          },
          {
            text: {
              en: 'I tell them my bank account, it is free.',
              de: 'Ich sage meine Kontonummer, es ist ja gratis.',
              ar: 'أعطيهم رقم حسابي، فالأمر مجاني.',
            },
            says: {
              en: 'Never on the phone: with it they take the money in the second month.',
              de: 'Nie am Telefon: Damit holen sie im zweiten Monat das Geld.',
              ar: 'أبداً على الهاتف: به يأخذون المال في الشهر الثاني.',
            },
          },
          {
            text: {
              en: 'I say: “Send me that in writing”, and hang up.',
              de: 'Ich sage: „Schicken Sie mir das schriftlich“ und lege auf.',
              ar: 'أقول: «أرسلوه لي مكتوباً» وأغلق الخط.',
            },
            says: {
              en: 'A phone contract only counts when you have got its summary in writing.',
              de: 'Ein Handyvertrag gilt erst, wenn du die Zusammenfassung schriftlich hast.',
              ar: 'عقد الهاتف لا يسري إلا بعد وصول ملخصه مكتوباً.',
            },
          },
        ],
      },
    },
    {
      id: 'summary',
      title: { en: 'The summary', de: 'Die Zusammenfassung', ar: 'الملخص' },
      picture: contract,
      paragraphs: [
        {
          en: 'An e-mail comes: *Grundpreis* 9,99 € a month, from month 7 on 29,99 €. *Laufzeit* 24 months.',
          de: 'Eine E-Mail kommt: Grundpreis 9,99 € im Monat, ab dem 7. Monat 29,99 €. Laufzeit 24 Monate.',
          ar: 'تصل رسالة: *Grundpreis* 9,99 € شهرياً، ومن الشهر السابع 29,99 €. و*Laufzeit* 24 شهراً.',
        },
      ],
      task: {
        question: {
          en: 'What does it cost in two years, about?',
          de: 'Was kostet das in zwei Jahren ungefähr?',
          ar: 'كم تكلفته في سنتين تقريباً؟',
        },
        unit: '€',
        right: 600,
        tolerance: 5,
        hint: { en: '6 × 10 € and 18 × 30 €', de: '6 · 10 € und 18 · 30 €', ar: '6 × 10 € و18 × 30 €' },
        why: {
          en: 'Nearly 600 €. What is printed large is not what it costs.',
          de: 'Fast 600 €. Was groß gedruckt ist, ist nicht der Preis.',
          ar: 'نحو 600 €. الرقم الكبير ليس هو الثمن.',
        },
      },
    },
  ],
};
