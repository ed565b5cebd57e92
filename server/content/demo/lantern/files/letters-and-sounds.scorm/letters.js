/** Twelve screens: letters, example words, a tip for the mouth, and a word with a gap whose first option is right. */
export const LETTERS = [
  {
    id: 'vowels',
    title: 'a e i o u',
    mouth: { wide: 0.5, open: 0.7 },
    paragraphs: [
      {
        en: 'Each vowel is long or short. Before two letters it is mostly short.',
        de: 'Jeder Vokal ist lang oder kurz. Vor zwei Buchstaben ist er meistens kurz.',
        ar: 'كل حرف علة طويل أو قصير. وهو غالباً قصير قبل حرفين ساكنين.',
      },
    ],
    words: [
      ['r[o]t', { en: 'red (long)', de: 'lang', ar: 'أحمر (طويل)' }],
      ['B[e]tt', { en: 'bed (short)', de: 'kurz', ar: 'سرير (قصير)' }],
    ],
    tip: {
      en: 'Long: hold the sound as long as one breath. Short: let go at once.',
      de: 'Lang: Halte den Laut wie einen Atemzug. Kurz: Lass ihn gleich los.',
      ar: 'الطويل: مدّ الصوت مع النفَس. القصير: اتركه فوراً.',
    },
    gap: 'B_ll',
    options: ['a', 'aa', 'ah'],
  },
  {
    id: 'ae',
    title: 'Ä ä',
    mouth: { wide: 0.9, open: 0.6 },
    words: [
      ['M[ä]dchen', { en: 'girl', de: 'ein Kind', ar: 'فتاة' }],
      ['K[ä]se', { en: 'cheese', de: 'Essen', ar: 'جبن' }],
    ],
    tip: {
      en: 'Say e as in *Bett* and open your mouth wide.',
      de: 'Sag e wie in *Bett* und mach den Mund weit auf.',
      ar: 'قل e كما في *Bett* وافتح فمك واسعاً.',
    },
    gap: 'M_dchen',
    options: ['ä', 'o', 'u'],
  },
  {
    id: 'oe',
    title: 'Ö ö',
    mouth: { wide: 0.1, open: 0.5 },
    words: [
      ['sch[ö]n', { en: 'beautiful', de: 'nicht hässlich', ar: 'جميل' }],
      ['Br[ö]tchen', { en: 'bread roll', de: 'ein kleines Brot', ar: 'خبز صغير' }],
    ],
    tip: {
      en: 'Say e and make your lips round, like for o.',
      de: 'Sag e und mach die Lippen rund wie bei o.',
      ar: 'قل e واجعل شفتيك مستديرتين كما في o.',
    },
    gap: 'sch_n',
    options: ['ö', 'ü', 'e'],
  },
  {
    id: 'uue',
    title: 'Ü ü',
    mouth: { wide: 0, open: 0.2 },
    words: [
      ['T[ü]r', { en: 'door', de: 'Sie geht auf und zu', ar: 'باب' }],
      ['m[ü]de', { en: 'tired', de: 'Ich will schlafen', ar: 'متعب' }],
    ],
    tip: {
      en: 'Say i and push your lips forward, as if to whistle.',
      de: 'Sag i und schieb die Lippen vor wie beim Pfeifen.',
      ar: 'قل i وادفع شفتيك إلى الأمام كأنك تصفّر.',
    },
    gap: 'T_r',
    options: ['ü', 'u', 'i'],
  },
  {
    id: 'sz',
    title: 'ß',
    mouth: { wide: 0.7, open: 0.1 },
    words: [
      ['Stra[ß]e', { en: 'street', de: 'Dort fahren Autos', ar: 'شارع' }],
      ['gro[ß]', { en: 'big', de: 'nicht klein', ar: 'كبير' }],
    ],
    tip: {
      en: 'A sharp s without voice. The vowel before it is long; after a short one stands *ss*.',
      de: 'Ein scharfes s ohne Stimme. Der Vokal davor ist lang; nach einem kurzen steht *ss*.',
      ar: 'صوت s حاد بلا جهر. حرف العلة قبله طويل، وبعد القصير نكتب *ss*.',
    },
    gap: 'Stra_e',
    options: ['ß', 'b', 'z'],
  },
  {
    id: 'sch',
    title: 'sch',
    mouth: { wide: 0.1, open: 0.35 },
    words: [
      ['[Sch]ule', { en: 'school', de: 'Dort lernt man', ar: 'مدرسة' }],
      ['Ti[sch]', { en: 'table', de: 'Daran isst man', ar: 'طاولة' }],
    ],
    tip: {
      en: 'Three letters, one sound: like asking for quiet with round lips.',
      de: 'Drei Buchstaben, ein Laut: wie „Leise!“ mit runden Lippen.',
      ar: 'ثلاثة حروف وصوت واحد مثل حرف الشين مع استدارة الشفتين.',
    },
    gap: 'Ti_',
    options: ['sch', 'ch', 's'],
  },
  {
    id: 'ich',
    title: 'ch',
    mouth: { wide: 0.8, open: 0.25, tongue: 'up' },
    words: [
      ['i[ch]', { en: 'I (soft)', de: 'weich', ar: 'أنا (ناعم)' }],
      ['a[ch]t', { en: 'eight (rough)', de: 'rau', ar: 'ثمانية (خشن)' }],
    ],
    tip: {
      en: 'After a, o, u it is rough, at the back of your mouth. Elsewhere soft: smile and breathe out.',
      de: 'Nach a, o, u rau, hinten im Mund. Sonst weich: Lächle und atme aus.',
      ar: 'بعد a وo وu يكون خشناً مثل الخاء. وفي غير ذلك ناعم: ابتسم وأخرج النفَس.',
    },
    gap: 'i_',
    options: ['ch', 'k', 'sch'],
  },
  {
    id: 'ei-sound',
    title: 'ei',
    mouth: { wide: 0.8, open: 0.8 },
    words: [
      ['dr[ei]', { en: 'three', de: '3', ar: 'ثلاثة' }],
      ['m[ei]n', { en: 'my', de: 'Es gehört mir', ar: 'لي' }],
    ],
    tip: {
      en: 'Say a and slide to i. You hear the second letter’s name.',
      de: 'Sag a und gleite zum i. Am Ende hörst du ein i.',
      ar: 'قل a ثم انزلق إلى i، مثل «آي».',
    },
    gap: 'dr_',
    options: ['ei', 'ie', 'eu'],
  },
  {
    id: 'ie-s',
    title: 'ie',
    mouth: { wide: 1, open: 0.15 },
    words: [
      ['v[ie]r', { en: 'four', de: '4', ar: 'أربعة' }],
      ['M[ie]te', { en: 'rent', de: 'Geld für die Wohnung', ar: 'إيجار' }],
    ],
    tip: {
      en: 'A long i: smile and hold it. Do not say the e.',
      de: 'Ein langes i: Lächle und halte es. Das e hört man nicht.',
      ar: 'صوت i طويل: ابتسم ومدّه. لا تنطق e.',
    },
    gap: 'v_r',
    options: ['ie', 'ei', 'i'],
  },
  {
    id: 'eu-sound',
    title: 'eu äu',
    mouth: { wide: 0.2, open: 0.7 },
    words: [
      ['n[eu]', { en: 'new', de: 'nicht alt', ar: 'جديد' }],
      ['H[äu]ser', { en: 'houses', de: 'ein Haus, zwei …', ar: 'بيوت' }],
    ],
    tip: {
      en: 'Both sound the same: start with o and end with i.',
      de: 'Beide klingen gleich: Beginn mit o, ende mit i.',
      ar: 'كلاهما بالصوت نفسه: ابدأ بـ o وانتهِ بـ i، مثل «أوي».',
    },
    gap: 'n_n',
    options: ['eu', 'äu', 'ei'],
  },
  {
    id: 'v-w',
    title: 'v w',
    mouth: { wide: 0.6, open: 0.15 },
    words: [
      ['[W]asser', { en: 'water: teeth on your lip, with voice', de: 'mit Stimme', ar: 'ماء: بصوت مجهور' }],
      ['[V]ater', { en: 'father: like f', de: 'wie f', ar: 'أب: مثل f' }],
    ],
    tip: {
      en: 'In German words *v* is mostly an f, and *w* never has round lips.',
      de: 'In deutschen Wörtern ist *v* meistens ein f, und *w* hat nie runde Lippen.',
      ar: 'في الكلمات الألمانية *v* غالباً مثل الفاء، و*w* لا تُنطق بشفتين مستديرتين.',
    },
    gap: '_ater',
    options: ['V', 'W', 'Pf'],
  },
  {
    id: 'z-st',
    title: 'z st sp',
    mouth: { wide: 0.6, open: 0.2, tongue: 'up' },
    words: [
      ['[Z]eit', { en: 'time: t and s together', de: 't und s zusammen', ar: 'وقت: تاء وسين معاً' }],
      ['[St]adt', { en: 'town: *scht*', de: '*scht*', ar: 'مدينة: *scht*' }],
    ],
    tip: {
      en: 'At the beginning *st* and *sp* are said *scht* and *schp*. *z* is always *ts*.',
      de: 'Am Anfang spricht man *st* und *sp* wie *scht* und *schp*. *z* ist immer *ts*.',
      ar: 'في أول الكلمة تُنطق *st* و*sp* مثل *scht* و*schp*. و*z* دائماً *ts*.',
    },
    gap: '_eit',
    options: ['Z', 'S', 'Sch'],
  },
];
