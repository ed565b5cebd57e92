import { describe, expect, it } from 'vitest';
import { DEFAULT_LANGUAGE, directionOf, LANGUAGE_CODES, LANGUAGE_IDS } from '#campus/languages.ts';
import * as limits from '#campus/limits.ts';
import { isTest, sourcesOf } from '#tests/support/sources/sources.ts';

/** The constants as the specification gives them: this is their second witness, not their home (LIMIT-1). */
const SPECIFIED: Readonly<Partial<Record<keyof typeof limits, unknown>>> = {
  PASSWORD_MIN: 8,
  EMAIL_MAX: 254,
  EMAIL_AVAILABILITY_DEBOUNCE: 250,
  NOTIFICATIONS_PAGE: 20,
  NOTIFICATIONS_FIRST_OFFSET: 0,
  CONSENT_COOKIE_DAYS: 365,
  ESSENTIAL_COOKIE_DAYS: 365,
  CHAT_COOKIE_DAYS: 365,
  ANALYTICS_OPT_OUT_DAYS: 365,
  TOAST_HIDE: 3000,
  OVERLAY_ANIMATION: 300,
  OVERLAY_REMOVE: 350,
  PROGRAMS_PAGE: 4,
  PROGRAMS_PAGE_OPTIONS: [4, 8, 16],
  COURSES_PAGE: 8,
  COURSES_PAGE_OPTIONS: [8, 16, 32],
  CAROUSEL_PER_ROW: 4,
  CAROUSEL_ROW_FROM_PX: 1000,
  PROMOTED_MODULES_PER_ROW: 3,
  PROMOTED_CATEGORY: 'promoted-module-category',
  BREAKPOINTS: { xs: 360, sm: 768, md: 990, lg: 1200, xl: 1400 },
  PARTICIPANTS_INLINE: 5,
  RUN_PARTICIPANTS_PREVIEW: 4,
  PROJECT_PARTICIPANTS_PREVIEW: 5,
  LIST_NAME_MAX: 50,
  TAGS_MAX: 3,
  TAGS_SHOWN: 10,
  FILE_NAME_MAX: 15,
  FILE_SIZE_BASE: 1024,
  FILE_SIZE_DECIMALS: 2,
  FILE_SIZE_UNITS: ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'],
  WALLET_POLL: 2000,
  JOIN_OPENS_MIN: 15,
  JOIN_CLOSES_MIN: 90,
  LOGOUT_ALERT: 300_000,
  LIVE_WINDOW_HOURS: 24,
  LIVE_WINDOW_OTHER_HOURS: 72,
  CHUNK_LOAD_TIMEOUT: 120_000,
  SCROLL_REPORT_PERCENT: 25,
  SCROLL_REPORT_DEBOUNCE: 3000,
  RESIZE_DEBOUNCE: 200,
  SHOW_MORE_MIN_HEIGHT_PX: 200,
  SHOW_MORE_EXCESS_PX: 80,
  SHOW_MORE_DEBOUNCE: 500,
  ENROLMENT_CERTIFICATE_LANGUAGES: ['en', 'de'],
  DATE_TIME_PATTERN: 'dd MMM yyyy HH:mm',
  DATE_PATTERN: 'dd MMM yyyy',
  TIME_PATTERN: 'HH:mm',
  DEADLINE_PATTERN: 'dd MMM',
  MAP_CENTRE: { latitude: 52.52, longitude: 13.4 },
  MAP_ZOOM: 12,
  NO_MODULE_ID: '0',
  SPINNER_SIZES_PX: [16, 24],
  CALLBACK_WAIT: 500,
  AUDIO_TIMEOUT: 500,
};

const named: Readonly<Record<string, unknown>> = { ...limits };

describe('the constants of the specification', () => {
  it('are all named in src/campus/limits.ts', () => {
    expect(Object.keys(SPECIFIED).filter((name) => !(name in named))).toEqual([]);
  });

  it.each(Object.entries(SPECIFIED))('%s has the value of the specification', (name, value) => {
    expect(named[name]).toEqual(value);
  });
});

describe('a length limit that a learner meets', () => {
  const TEXT_LIMITS =
    '(?:EMAIL|PASSWORD|PROFILE_TEXT|ADDITIONAL_INFORMATION|LIST_NAME|REVIEW|REFLECTION|COMPLETION_TEXT|VERIFICATION_LINK)_M(?:AX|IN)';
  const byUnits = new RegExp(`maxLength=|v\\.(?:max|min)Length\\(${TEXT_LIMITS}|\\.length [<>]=? ${TEXT_LIMITS}`);

  it('is counted in code points, as the counter shows it (LIMIT-7)', () => {
    const counted = sourcesOf('src/**/*.{ts,tsx}', 'server/**/*.ts').filter((source) => !isTest(source));
    expect(
      counted.filter(({ text }) => byUnits.test(text)).map(({ path }) => path),
      'Ask `lengthOf`, or `atMost` in a schema: both are in src/campus/text/length-of.ts.',
    ).toEqual([]);
  });
});

describe('the nine languages', () => {
  it('have their server ids, English as the default, and their direction', () => {
    expect(LANGUAGE_IDS).toEqual({
      de: '52',
      en: '41',
      es: '145',
      ru: '130',
      tr: '160',
      uk: '166',
      ar: '7',
      fa: '123',
      ps: '179',
    });
    expect(DEFAULT_LANGUAGE).toBe('en');
    expect(LANGUAGE_CODES).toEqual(Object.keys(LANGUAGE_IDS));
    expect(LANGUAGE_CODES.filter((code) => directionOf(code) === 'rtl').sort()).toEqual(['ar', 'fa', 'ps']);
  });
});
