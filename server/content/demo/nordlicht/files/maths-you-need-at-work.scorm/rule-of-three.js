/** Two rows of a table: what is known above, what is wanted below. */
function table(heads, rows) {
  const line = (row, n) =>
    row
      .map((text, at) => `<text x="${at === 0 ? 90 : 230}" y="${62 + n * 32}" text-anchor="middle">${text}</text>`)
      .join('');
  return `<svg viewBox="0 0 320 ${80 + rows.length * 30}" xmlns="http://www.w3.org/2000/svg" font-size="17" font-weight="600" fill="var(--ink)">
    <rect x="20" y="8" width="280" height="${52 + rows.length * 32}" rx="12" fill="var(--soft)"/>
    <g font-size="14" fill="var(--accent)"><text x="90" y="32" text-anchor="middle">${heads[0]}</text><text x="230" y="32" text-anchor="middle">${heads[1]}</text></g>
    <path d="M160 20v${32 + rows.length * 32}" stroke="var(--line)" stroke-width="2"/>${rows.map(line).join('')}
  </svg>`;
}

export const RULE_OF_THREE = {
  title: { en: 'Rule of three', de: 'Dreisatz', ar: 'القاعدة الثلاثية' },
  screens: [
    {
      id: 'what',
      title: { en: 'First one, then many', de: 'Erst eins, dann viele', ar: 'أولاً واحد ثم كثير' },
      picture: table(
        ['kg', '€'],
        [
          ['3', '6'],
          ['1', '2'],
          ['5', '10'],
        ],
      ),
      paragraphs: [
        {
          en: '3 kg cost 6 €. So 1 kg costs 2 €, and 5 kg cost 10 €. *Dreisatz*: three steps.',
          de: '3 kg kosten 6 €. Also kostet 1 kg 2 €, und 5 kg kosten 10 €. Drei Schritte: Dreisatz.',
          ar: '3 كغ بسعر 6 €. إذن 1 كغ بسعر 2 €، و5 كغ بسعر 10 €. ثلاث خطوات: *Dreisatz*.',
        },
      ],
    },
    {
      id: 'bread',
      title: { en: 'In the bakery', de: 'In der Bäckerei', ar: 'في المخبز' },
      picture: table(
        ['Brötchen', '€'],
        [
          ['4', '2'],
          ['1', '…'],
          ['10', '?'],
        ],
      ),
      task: {
        question: {
          en: '4 bread rolls cost 2 €. What do 10 cost?',
          de: '4 Brötchen kosten 2 €. Was kosten 10?',
          ar: '4 أرغفة صغيرة بسعر 2 €. كم سعر 10؟',
        },
        unit: '€',
        right: 5,
        hint: { en: 'One costs 2 ÷ 4 = 0.50 €.', de: 'Eins kostet 2 : 4 = 0,50 €.', ar: 'الواحد 2 ÷ 4 = 0.50 €.' },
        why: '10 · 0,50 = 5',
      },
    },
    {
      id: 'mix',
      title: { en: 'Mixing', de: 'Mischen', ar: 'الخلط' },
      picture: table(
        ['Liter', 'ml'],
        [
          ['5', '100'],
          ['1', '…'],
          ['8', '?'],
        ],
      ),
      task: {
        question: {
          en: '100 ml of cleaner go into 5 litres of water. How much into 8 litres?',
          de: 'In 5 Liter Wasser kommen 100 ml Reiniger. Wie viel in 8 Liter?',
          ar: 'نضع 100 مل من المنظف في 5 لترات ماء. كم نضع في 8 لترات؟',
        },
        unit: 'ml',
        right: 160,
        hint: { en: '20 ml for one litre.', de: '20 ml für einen Liter.', ar: '20 مل لكل لتر.' },
        why: '8 · 20 = 160',
      },
    },
    {
      id: 'hours',
      title: { en: 'Wage', de: 'Lohn', ar: 'الأجر' },
      picture: table(
        ['h', '€'],
        [
          ['8', '112'],
          ['1', '…'],
          ['6', '?'],
        ],
      ),
      task: {
        question: {
          en: 'For 8 hours you get 112 €. And for 6 hours?',
          de: 'Für 8 Stunden bekommst du 112 €. Und für 6 Stunden?',
          ar: 'لقاء 8 ساعات تحصل على 112 €. ولقاء 6 ساعات؟',
        },
        unit: '€',
        right: 84,
        hint: { en: '14 € for one hour.', de: '14 € für eine Stunde.', ar: '14 € للساعة.' },
        why: '6 · 14 = 84',
      },
    },
    {
      id: 'people',
      title: { en: 'More people, less time', de: 'Mehr Leute, weniger Zeit', ar: 'أشخاص أكثر ووقت أقل' },
      task: {
        question: {
          en: '2 people need 6 hours for a garden. How long do 3 need?',
          de: '2 Leute brauchen 6 Stunden für einen Garten. Wie lange brauchen 3?',
          ar: 'شخصان يحتاجان 6 ساعات لحديقة. كم يحتاج 3 أشخاص؟',
        },
        options: ['4 h', '9 h', '3 h'],
        right: 0,
        hint: {
          en: 'One person alone needs 12 hours.',
          de: 'Eine Person allein braucht 12 Stunden.',
          ar: 'شخص واحد يحتاج 12 ساعة.',
        },
        why: '12 : 3 = 4',
      },
    },
  ],
};
