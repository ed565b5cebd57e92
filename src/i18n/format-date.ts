import type { Locale } from 'date-fns';
import type { LanguageCode } from '#campus/languages.ts';
import { DATE_PATTERN, DATE_TIME_PATTERN, DEADLINE_PATTERN, TIME_PATTERN } from '#campus/limits.ts';
import { withDigitsOf } from './digits.ts';

/** The patterns of the specification (LANG-4), in the words and digits of one language and the time zone of the device. */
export interface DateFormats {
  /** `24 Nov 2026 18:00` */
  dateTime(moment: Date): string;
  /** `24 Nov 2026` */
  date(moment: Date): string;
  /** `18:00` */
  time(moment: Date): string;
  /** `24 Nov`: the last day to register */
  deadline(moment: Date): string;
  /** `24 Nov 18:00`: a session of this year (LIVE-10) */
  dayTime(moment: Date): string;
  /** `Tuesday` */
  weekday(moment: Date): string;
  /** `November 2026`: the heading of the dates in it */
  month(moment: Date): string;
  /** `24`, on a tile above its month */
  day(moment: Date): string;
  /** `Nov` */
  shortMonth(moment: Date): string;
}

/** date-fns brings no Pashto, and not every browser's Intl has its months; nobody has them in this order (LANG-4). */
const PASHTO_MONTHS = [
  ...['جنوري', 'فبروري', 'مارچ', 'اپریل', 'مۍ', 'جون'],
  ...['جولای', 'اګست', 'سپتمبر', 'اکتوبر', 'نومبر', 'دسمبر'],
] as const;
/** From Sunday on. */
const PASHTO_WEEKDAYS = ['يونۍ', 'دونۍ', 'درېنۍ', 'څلرنۍ', 'پينځنۍ', 'جمعه', 'اونۍ'] as const;

/**
 * Of tiles and headings (CATALOGUE-11): a month that stands without a day has a form of its own in Russian and
 * Ukrainian.
 */
const OWN_PATTERNS = {
  weekday: 'EEEE',
  month: 'LLLL yyyy',
  day: 'dd',
  shortMonth: 'LLL',
  dayTime: 'dd MMM HH:mm',
} as const;

/** Loaded with the first date of a page, not before: a logged-out page shows none. */
const LOCALES: Record<Exclude<LanguageCode, 'ps'>, () => Promise<Locale>> = {
  en: async () => (await import('date-fns/locale/en-GB')).enGB,
  de: async () => (await import('date-fns/locale/de')).de,
  es: async () => (await import('date-fns/locale/es')).es,
  ru: async () => (await import('date-fns/locale/ru')).ru,
  tr: async () => (await import('date-fns/locale/tr')).tr,
  uk: async () => (await import('date-fns/locale/uk')).uk,
  ar: async () => (await import('date-fns/locale/ar')).ar,
  fa: async () => (await import('date-fns/locale/fa-IR')).faIR,
};

function formatsFrom(write: (moment: Date, pattern: string) => string): DateFormats {
  return {
    dateTime: (moment) => write(moment, DATE_TIME_PATTERN),
    date: (moment) => write(moment, DATE_PATTERN),
    time: (moment) => write(moment, TIME_PATTERN),
    deadline: (moment) => write(moment, DEADLINE_PATTERN),
    dayTime: (moment) => write(moment, OWN_PATTERNS.dayTime),
    weekday: (moment) => write(moment, OWN_PATTERNS.weekday),
    month: (moment) => write(moment, OWN_PATTERNS.month),
    day: (moment) => write(moment, OWN_PATTERNS.day),
    shortMonth: (moment) => write(moment, OWN_PATTERNS.shortMonth),
  };
}

const two = (value: number) => String(value).padStart(2, '0');

function pashto(moment: Date, pattern: string): string {
  const month = PASHTO_MONTHS[moment.getMonth()] ?? '';
  const parts: Record<string, string> = {
    EEEE: PASHTO_WEEKDAYS[moment.getDay()] ?? '',
    LLLL: month,
    LLL: month,
    dd: two(moment.getDate()),
    MMM: month,
    yyyy: String(moment.getFullYear()),
    HH: two(moment.getHours()),
    mm: two(moment.getMinutes()),
  };
  return withDigitsOf(
    'ps',
    pattern.replace(/EEEE|LLLL|LLL|dd|MMM|yyyy|HH|mm/g, (part) => parts[part] ?? part),
  );
}

async function load(language: LanguageCode): Promise<DateFormats> {
  if (language === 'ps') return formatsFrom(pashto);
  const [{ format }, locale] = await Promise.all([import('date-fns/format'), LOCALES[language]()]);
  return formatsFrom((moment, pattern) => {
    // Persian has no short months: date-fns would cut the word in two, which nobody writes.
    const written = language === 'fa' ? pattern.replace('MMM', 'MMMM').replace(/^LLL$/, 'LLLL') : pattern;
    return withDigitsOf(language, format(moment, written, { locale }));
  });
}

const loading = new Map<LanguageCode, Promise<DateFormats>>();

/**
 * Always the same promise for the same language, so that React's `use` can wait for it; a failed load is tried again. Once it is
 * fulfilled it says so as React does itself: the first date of a page is then in its first render, and no empty place is.
 */
export function dateFormats(language: LanguageCode): Promise<DateFormats> {
  const known = loading.get(language);
  if (known) return known;
  const formats = load(language);
  loading.set(language, formats);
  formats.then(
    (value) => Object.assign(formats, { status: 'fulfilled', value }),
    () => loading.delete(language),
  );
  return formats;
}
