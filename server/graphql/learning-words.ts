import type { AchievementId } from '#campus/achievements.ts';
import type { Localized } from '#server/content/localized.ts';

/** Somebody who shows no name. */
export const ANONYMOUS: Localized = {
  en: 'A learner',
  de: 'Jemand aus dem Kurs',
  ar: 'أحد المتعلمين',
  es: 'Alguien del curso',
  fa: 'یکی از یادگیرندگان',
  ps: 'یو زده‌کوونکی',
  ru: 'Кто-то из учеников',
  tr: 'Bir öğrenci',
  uk: 'Хтось із учнів',
};

/** What a review may say by a tap, in their order. */
export const FEEDBACK_OPTIONS: Readonly<Record<string, Localized>> = {
  'easy-to-follow': { en: 'Easy to follow', de: 'Leicht zu verstehen', ar: 'سهل الفهم' },
  'useful-for-me': { en: 'Useful in my life', de: 'Nützlich für mein Leben', ar: 'مفيد في حياتي' },
  'good-pace': { en: 'A good pace', de: 'Gutes Tempo', ar: 'وتيرة جيدة' },
  'too-long': { en: 'Too long', de: 'Zu lang', ar: 'طويل جدًا' },
  'too-hard': { en: 'Too hard', de: 'Zu schwer', ar: 'صعب جدًا' },
  'more-examples': { en: 'More examples, please', de: 'Mehr Beispiele, bitte', ar: 'أمثلة أكثر من فضلكم' },
};

/** Why a tutor did not take a link as proof. */
export const REJECTION_REASONS: Readonly<Record<string, Localized>> = {
  'link-does-not-open': {
    en: 'The link does not open.',
    de: 'Der Link lässt sich nicht öffnen.',
    ar: 'الرابط لا يُفتح.',
  },
  'another-name': {
    en: 'Another name stands on it.',
    de: 'Darauf steht ein anderer Name.',
    ar: 'عليه اسم آخر.',
  },
  'another-course': {
    en: 'It is about another course.',
    de: 'Es geht um einen anderen Kurs.',
    ar: 'يخص دورة أخرى.',
  },
  'not-finished': {
    en: 'It does not say that the course is finished.',
    de: 'Es zeigt nicht, dass der Kurs fertig ist.',
    ar: 'لا يبيّن أن الدورة اكتملت.',
  },
};

interface AchievementWords {
  readonly denomination: Localized;
  readonly description: Localized;
  readonly howTo: Localized;
}

/** The lanterns in words (UX D10). */
export const ACHIEVEMENT_WORDS: Readonly<Record<AchievementId, AchievementWords>> = {
  'first-light': {
    denomination: { en: 'First light', de: 'Erstes Licht', ar: 'الضوء الأول' },
    description: {
      en: 'Your first lesson is done.',
      de: 'Deine erste Lektion ist geschafft.',
      ar: 'اكتمل الدرس الأول.',
    },
    howTo: { en: 'Finish a lesson.', de: 'Beende eine Lektion.', ar: 'يُضيء عند إكمال درس.' },
  },
  'steady-flame': {
    denomination: { en: 'Steady flame', de: 'Ruhige Flamme', ar: 'شعلة ثابتة' },
    description: {
      en: 'You came back four weeks in a row.',
      de: 'Du warst vier Wochen nacheinander da.',
      ar: 'زيارة في أربعة أسابيع متتالية.',
    },
    howTo: {
      en: 'Come by in four weeks, one after the other.',
      de: 'Komm in vier Wochen nacheinander vorbei.',
      ar: 'يُضيء بعد زيارة في أربعة أسابيع متتالية.',
    },
  },
  'map-maker': {
    denomination: { en: 'Map maker', de: 'Kartenzeichner:in', ar: 'راسم الخرائط' },
    description: {
      en: 'A list of yours holds five things.',
      de: 'Eine deiner Listen hat fünf Einträge.',
      ar: 'في إحدى القوائم خمسة عناصر.',
    },
    howTo: {
      en: 'Put five courses or modules into one list.',
      de: 'Lege fünf Kurse oder Module in eine Liste.',
      ar: 'يُضيء عند وضع خمس دورات أو وحدات في قائمة واحدة.',
    },
  },
  'night-reader': {
    denomination: { en: 'Night reader', de: 'Nachtleser:in', ar: 'قارئ الليل' },
    description: {
      en: 'You finished a lesson without a network.',
      de: 'Du hast eine Lektion ohne Netz beendet.',
      ar: 'اكتمل درس دون اتصال بالإنترنت.',
    },
    howTo: {
      en: 'Finish a saved lesson while you are offline.',
      de: 'Beende eine gespeicherte Lektion, während du offline bist.',
      ar: 'يُضيء عند إكمال درس محفوظ دون اتصال.',
    },
  },
  'shared-light': {
    denomination: { en: 'Shared light', de: 'Geteiltes Licht', ar: 'نور مشترك' },
    description: { en: 'A whole module is done.', de: 'Ein ganzes Modul ist geschafft.', ar: 'اكتملت وحدة كاملة.' },
    howTo: {
      en: 'Finish every course of a module.',
      de: 'Beende alle Kurse eines Moduls.',
      ar: 'يُضيء عند إكمال كل دورات وحدة.',
    },
  },
};
