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

/** What the patterns are made of in one language: by the part that stands for it, from January and from Sunday on. */
type Names = Record<'EEEE' | 'LLLL' | 'LLL' | 'MMM', readonly string[]>;

const MONTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const PASHTO: Names = { EEEE: PASHTO_WEEKDAYS, LLLL: PASHTO_MONTHS, LLL: PASHTO_MONTHS, MMM: PASHTO_MONTHS };

/** `short`: how a month is written beside its day. */
function namesOf({ localize }: Locale, short: 'abbreviated' | 'wide'): Names {
  const months = (width: 'abbreviated' | 'wide', context: 'formatting' | 'standalone') =>
    MONTHS.map((month) => localize.month(month, { width, context }));
  return {
    EEEE: WEEKDAYS.map((day) => localize.day(day, { width: 'wide', context: 'formatting' })),
    LLLL: months('wide', 'standalone'),
    LLL: months(short, 'standalone'),
    MMM: months(short, 'formatting'),
  };
}

const padded = (value: number, length = 2) => String(value).padStart(length, '0');

function formatsFrom(language: LanguageCode, { EEEE, LLLL, LLL, MMM }: Names): DateFormats {
  const write = (moment: Date, pattern: string): string => {
    const month = moment.getMonth();
    const parts: Record<string, string | undefined> = {
      EEEE: EEEE[moment.getDay()],
      LLLL: LLLL[month],
      LLL: LLL[month],
      dd: padded(moment.getDate()),
      MMM: MMM[month],
      yyyy: padded(moment.getFullYear(), 4),
      HH: padded(moment.getHours()),
      mm: padded(moment.getMinutes()),
    };
    return withDigitsOf(
      language,
      pattern.replace(/EEEE|LLLL|LLL|dd|MMM|yyyy|HH|mm/g, (part) => parts[part] ?? part),
    );
  };
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

/** Of date-fns the names alone: what writes any pattern with them weighs more than they do, and these are a few (LANG-4). */
async function load(language: LanguageCode): Promise<DateFormats> {
  if (language === 'ps') return formatsFrom(language, PASHTO);
  // Persian has no short months: date-fns would cut the name in two, which nobody writes.
  return formatsFrom(language, namesOf(await LOCALES[language](), language === 'fa' ? 'wide' : 'abbreviated'));
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
