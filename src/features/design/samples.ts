import type { LanguageCode } from '#campus/languages.ts';
import type { ColorRole } from '#campus/theme/color-roles.ts';

/**
 * A sentence of each language that shows its letters; Pashto and Persian with the letters that most fonts lack
 * (LANG-5).
 */
export const LINES: Readonly<Record<LanguageCode, string>> = {
  en: 'Good morning. Your place is saved.',
  de: 'Guten Morgen. Dein Platz ist gesichert. Größe, Übung, Äpfel',
  es: '¿Qué tal? Mañana empieza la próxima sesión.',
  ru: 'Доброе утро. Ваше место сохранено. Объём, подъезд, ёлка',
  tr: 'Günaydın. Yerin kayıtlı. Işık, çağrı, öğüt, İstanbul',
  uk: 'Доброго ранку. Ваше місце збережено. Ґанок, їжак, об’єкт',
  ar: 'صباح الخير. مكانك محفوظ. ابدأ الدرس ٣ من ٦',
  fa: 'صبح بخیر. جای شما نگه داشته شده است. می‌خواهم، پژوهش، گچ، ۱۲۳',
  ps: 'ټ ځ څ ډ ړ ږ ښ ګ ڼ ۍ ې — سهار مو پخیر. ستاسو ځای خوندي دی.',
};

type Pair = readonly [fg: ColorRole, ground: ColorRole];

/** Pairs that the app puts together. */
export const PAIRS: readonly Pair[] = [
  ['text', 'bg'],
  ['text', 'surface'],
  ['textMuted', 'bg'],
  ['textMuted', 'surfaceSunken'],
  ['brandText', 'bg'],
  ['brandText', 'brandSoft'],
  ['onBrand', 'brand'],
  ['onBrand', 'brandHover'],
  ['onHero', 'heroFrom'],
  ['onHero', 'heroTo'],
  ['onAccent', 'accent'],
  ['accentText', 'accentSoft'],
  ['info', 'infoSoft'],
  ['success', 'successSoft'],
  ['warning', 'warningSoft'],
  ['danger', 'dangerSoft'],
  ['onDanger', 'danger'],
  ['borderStrong', 'surface'],
  ['focus', 'bg'],
];

export const PROSE = `<p>People who read many e-mails look for <strong>one thing</strong> first. Put it in your first sentence. <a href="https://amt.example">An office</a> likes that.</p><ul><li>Say what you need.</li><li>Say until when.</li></ul><blockquote>I used to write half a page.</blockquote><p>صباح الخير، هذا سطر بالعربية.</p>`;

export const COURSES = [
  {
    kind: 'selfPaced',
    id: 'u1',
    title: 'Write an e-mail that gets answered',
    facts: ['45 min', '6 lessons'],
    note: '',
  },
  { kind: 'module', id: 'm1', title: 'Your first job in Germany', facts: ['12 h', 'certificate'], note: '6 courses' },
  {
    kind: 'live',
    id: 'u2',
    title: 'Speaking café: at the doctor',
    facts: ['24 Nov, 18:00', '7 places left'],
    note: '',
  },
  { kind: 'material', id: 'u3', title: 'Know your rights at work', facts: ['PDF and audio', '9 languages'], note: '' },
  { kind: 'event', id: 'u4', title: 'CV check at the library', facts: ['26 Nov, 10:00', 'Lindenau'], note: '' },
  { kind: 'project', id: 'u5', title: 'My neighbourhood map', facts: ['8 people', 'due in 8 days'], note: '' },
  { kind: 'scorm', id: 'u6', title: 'Safe at the workplace', facts: ['30 min', '34 MB'], note: '' },
  { kind: 'ugc', id: 'u7', title: 'إيجاد سكن في مدينة جديدة', facts: ['20 min'], note: '' },
] as const;
