/** A rectangle with its sides, and a second one cut out of it where there is one. */
function rectangle(width, height, hole) {
  const cut =
    hole === undefined
      ? ''
      : `<rect x="190" y="50" width="36" height="60" fill="var(--surface)" stroke="var(--accent)" stroke-width="2"/><text x="208" y="42" text-anchor="middle" font-size="13">${hole}</text>`;
  return `<svg viewBox="0 0 320 150" xmlns="http://www.w3.org/2000/svg" font-size="16" font-weight="600" fill="var(--ink)">
    <rect x="60" y="24" width="200" height="90" fill="var(--soft)" stroke="var(--accent)" stroke-width="3"/>${cut}
    <text x="160" y="138" text-anchor="middle">${width}</text><text x="50" y="74" text-anchor="end">${height}</text>
  </svg>`;
}

export const AREA = {
  title: { en: 'Area', de: 'Fläche', ar: 'المساحة' },
  screens: [
    {
      id: 'what',
      title: { en: 'Length times width', de: 'Länge mal Breite', ar: 'الطول في العرض' },
      picture: rectangle('4 m', '2 m'),
      paragraphs: [
        {
          en: 'How much floor, wall or garden is there? Multiply both sides: 4 m × 2 m = 8 square metres, *Quadratmeter*, m².',
          de: 'Wie viel Boden, Wand oder Garten ist das? Nimm beide Seiten mal: 4 m · 2 m = 8 Quadratmeter, m².',
          ar: 'كم مساحة الأرض أو الجدار أو الحديقة؟ اضرب الضلعين: 4 م × 2 م = 8 أمتار مربعة، *Quadratmeter*، m².',
        },
      ],
      tip: {
        en: 'Both sides in the same unit first: 250 cm are 2.5 m.',
        de: 'Zuerst beide Seiten in derselben Einheit: 250 cm sind 2,5 m.',
        ar: 'أولاً الضلعان بالوحدة نفسها: 250 سم هي 2.5 م.',
      },
    },
    {
      id: 'floor',
      title: { en: 'A floor', de: 'Ein Boden', ar: 'أرضية' },
      picture: rectangle('5 m', '3 m'),
      task: {
        question: {
          en: 'A room is 5 m long and 3 m wide. How many m² of floor?',
          de: 'Ein Zimmer ist 5 m lang und 3 m breit. Wie viele m² Boden?',
          ar: 'غرفة طولها 5 م وعرضها 3 م. كم متراً مربعاً أرضيتها؟',
        },
        unit: 'm²',
        right: 15,
        hint: { en: '5 times 3', de: '5 mal 3', ar: '5 في 3' },
        why: '5 · 3 = 15',
      },
    },
    {
      id: 'units',
      title: { en: 'Centimetres', de: 'Zentimeter', ar: 'سنتيمترات' },
      picture: rectangle('400 cm', '2,5 m'),
      task: {
        question: {
          en: 'A wall is 400 cm wide and 2.5 m high. How many m²?',
          de: 'Eine Wand ist 400 cm breit und 2,5 m hoch. Wie viele m²?',
          ar: 'جدار عرضه 400 سم وارتفاعه 2.5 م. كم متراً مربعاً؟',
        },
        unit: 'm²',
        right: 10,
        hint: { en: '400 cm are 4 m.', de: '400 cm sind 4 m.', ar: '400 سم هي 4 م.' },
        why: '4 · 2,5 = 10',
      },
    },
    {
      id: 'door',
      title: { en: 'Without the door', de: 'Ohne die Tür', ar: 'دون الباب' },
      picture: rectangle('5 m', '2,4 m', '2 m²'),
      task: {
        question: {
          en: 'This wall has a door of 2 m². How many m² do you paint?',
          de: 'Diese Wand hat eine Tür von 2 m². Wie viele m² streichst du?',
          ar: 'في هذا الجدار باب مساحته 2 م². كم متراً مربعاً تدهن؟',
        },
        unit: 'm²',
        right: 10,
        hint: {
          en: 'The whole wall has 5 × 2.4 = 12 m².',
          de: 'Die ganze Wand hat 5 · 2,4 = 12 m².',
          ar: 'الجدار كله 5 × 2.4 = 12 م².',
        },
        why: '12 − 2 = 10',
      },
    },
    {
      id: 'paint',
      title: { en: 'How many tins?', de: 'Wie viele Eimer?', ar: 'كم علبة؟' },
      task: {
        question: {
          en: 'One tin is enough for 6 m². You paint 20 m². How many tins do you buy?',
          de: 'Ein Eimer reicht für 6 m². Du streichst 20 m². Wie viele Eimer kaufst du?',
          ar: 'علبة واحدة تكفي 6 م². ستدهن 20 م². كم علبة تشتري؟',
        },
        options: ['3', '4', '5'],
        right: 1,
        hint: {
          en: 'Three tins are enough for 18 m².',
          de: 'Drei Eimer reichen für 18 m².',
          ar: 'ثلاث علب تكفي 18 م².',
        },
        why: { en: 'Always round up here.', de: 'Hier immer aufrunden.', ar: 'هنا نقرّب دائماً إلى الأعلى.' },
      },
    },
  ],
};
