/** A bar whose part is filled, with what stands for the whole and for the part. */
function bar(share, whole, part) {
  const width = 280 * share;
  return `<svg viewBox="0 0 320 110" xmlns="http://www.w3.org/2000/svg" font-size="15" font-weight="600" fill="var(--ink)">
    <rect x="20" y="36" width="280" height="36" rx="10" fill="var(--soft)" stroke="var(--accent)" stroke-width="2"/>
    <rect x="20" y="36" width="${width}" height="36" rx="10" fill="var(--accent)"/>
    <text x="300" y="26" text-anchor="end">${whole}</text><text x="${20 + width}" y="94" text-anchor="middle">${part}</text>
  </svg>`;
}

export const PERCENT = {
  title: { en: 'Percent', de: 'Prozent', ar: 'النسبة المئوية' },
  screens: [
    {
      id: 'what',
      title: { en: 'A hundred parts', de: 'Hundert Teile', ar: 'مئة جزء' },
      picture: bar(0.25, '100 %', '25 %'),
      paragraphs: [
        {
          en: '*Prozent* means “of a hundred”. 25 % is 25 of 100 parts, a quarter.',
          de: '*Prozent* heißt „von hundert“. 25 % sind 25 von 100 Teilen, ein Viertel.',
          ar: '*Prozent* تعني «من مئة». 25 % هي 25 من 100 جزء، أي الربع.',
        },
      ],
      tip: {
        en: '1 %: divide by 100. 10 %: divide by 10.',
        de: '1 %: durch 100 teilen. 10 %: durch 10 teilen.',
        ar: '1 %: اقسم على 100. و10 %: اقسم على 10.',
      },
    },
    {
      id: 'ten',
      title: { en: 'Ten percent', de: 'Zehn Prozent', ar: 'عشرة بالمئة' },
      picture: bar(0.1, '80 €', '?'),
      task: {
        question: {
          en: 'A drill costs 80 €. You get 10 % off. How many euros less?',
          de: 'Eine Bohrmaschine kostet 80 €. Du bekommst 10 % Rabatt. Wie viel Euro weniger?',
          ar: 'مثقاب سعره 80 €. والخصم 10 %. كم يورو أقل؟',
        },
        unit: '€',
        right: 8,
        hint: { en: 'Divide 80 by 10.', de: 'Teile 80 durch 10.', ar: 'اقسم 80 على 10.' },
        why: { en: '80 ÷ 10 = 8', de: '80 : 10 = 8', ar: '80 ÷ 10 = 8' },
      },
    },
    {
      id: 'left',
      title: { en: 'What is left', de: 'Was bleibt', ar: 'ما يبقى' },
      picture: bar(0.8, '60 €', '?'),
      task: {
        question: {
          en: 'Work shoes cost 60 €, 20 % off. What do you pay?',
          de: 'Arbeitsschuhe kosten 60 €, 20 % Rabatt. Was bezahlst du?',
          ar: 'حذاء عمل سعره 60 € مع خصم 20 %. كم تدفع؟',
        },
        unit: '€',
        right: 48,
        hint: {
          en: '10 % are 6 €. Take twice that away.',
          de: '10 % sind 6 €. Zieh zweimal so viel ab.',
          ar: '10 % هي 6 €. اطرح ضعفها.',
        },
        why: { en: '60 − 12 = 48', de: '60 − 12 = 48', ar: '60 − 12 = 48' },
      },
    },
    {
      id: 'tax',
      title: { en: 'Tax on top', de: 'Steuer dazu', ar: 'الضريبة فوق السعر' },
      picture: bar(0.84, '?', '200 €'),
      paragraphs: [
        {
          en: 'On many bills 19 % *Mehrwertsteuer* is added.',
          de: 'Auf viele Rechnungen kommen 19 % Mehrwertsteuer.',
          ar: 'تضاف إلى كثير من الفواتير ضريبة 19 % (*Mehrwertsteuer*).',
        },
      ],
      task: {
        question: {
          en: 'A repair costs 200 € without tax. What is it with 19 % tax?',
          de: 'Eine Reparatur kostet 200 € ohne Steuer. Was kostet sie mit 19 % Steuer?',
          ar: 'إصلاح سعره 200 € دون ضريبة. كم سعره مع ضريبة 19 %؟',
        },
        unit: '€',
        right: 238,
        hint: {
          en: '1 % of 200 is 2. Take 19 times that.',
          de: '1 % von 200 ist 2. Nimm das 19-mal.',
          ar: '1 % من 200 هو 2. اضربه في 19.',
        },
        why: { en: '200 + 38 = 238', de: '200 + 38 = 238', ar: '200 + 38 = 238' },
      },
    },
    {
      id: 'which',
      title: { en: 'Which is more?', de: 'Was ist mehr?', ar: 'أيهما أكثر؟' },
      task: {
        question: {
          en: 'Your wage is 2,000 €. Which is the better rise?',
          de: 'Dein Lohn ist 2.000 €. Welche Erhöhung ist besser?',
          ar: 'أجرك 2000 €. أي زيادة أفضل؟',
        },
        options: ['3 %', '50 €', '2,5 %'],
        right: 0,
        hint: { en: '1 % of 2,000 € is 20 €.', de: '1 % von 2.000 € sind 20 €.', ar: '1 % من 2000 € هي 20 €.' },
        why: { en: '3 % are 60 €.', de: '3 % sind 60 €.', ar: '3 % هي 60 €.' },
      },
    },
  ],
};
