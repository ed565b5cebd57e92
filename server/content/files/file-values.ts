import * as v from 'valibot';
import { LANGUAGE_CODES, type LanguageCode } from '#campus/languages.ts';
import { isCalendarDay } from '#campus/text/calendar-day.ts';
import { trimTyped } from '#campus/text/typed-text.ts';
import { sceneSchema } from '#server/content/art/scene.ts';
import type { Localized } from '#server/model/localized.ts';

/** Small values that many files share. */

export const TEXT_MAX = 20_000;

export const idSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,79}$/, 'an id has letters, digits and hyphens, at most 80'),
);

export const hexColor = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'a colour like #0f6a6b'), v.toLowerCase());

export const shortText = v.pipe(v.string(), v.transform(trimTyped), v.nonEmpty('must not be empty'), v.maxLength(200));

export const httpsLink = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), 'an address like https://…'),
);

export const secureLink = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text) && new URL(text).protocol === 'https:', 'an address that begins with https://'),
);

/** A path of the campus or an address outside; `//host` would be one that looks like the other. */
export const pageLink = v.pipe(
  v.string(),
  v.check(
    (text) =>
      /^\/(?![/\\])/.test(text) || (URL.canParse(text) && /^(?:https?|mailto|tel):$/.test(new URL(text).protocol)),
    'a path like /register or an address like https://…',
  ),
);

export const iconName = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'the name of an icon, like target'));

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(TEXT_MAX));

const entries: v.ObjectEntries = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, v.optional(text)]));

/** `L` of the content format: a map of languages, the organisation's default language must be there. */
export function localizedBy(defaultLanguage: LanguageCode): v.GenericSchema<unknown, Localized> {
  return v.pipe(
    v.strictObject(entries),
    v.transform((map): Localized => {
      const present: Localized = {};
      for (const code of LANGUAGE_CODES) {
        const value: unknown = map[code];
        if (typeof value === 'string') present[code] = value;
      }
      return present;
    }),
    v.check((map) => map[defaultLanguage] !== undefined, `has no text in the default language (${defaultLanguage})`),
  );
}

const filePicture = v.pipe(
  v.string(),
  v.regex(/^files\/[A-Za-z0-9_-]+\.svg$/, 'a picture of the folder files, like files/logo.svg'),
);

const inFiles = (endings: string, example: string) =>
  v.pipe(
    v.string(),
    v.regex(new RegExp(`^files/[A-Za-z0-9_.-]+\\.(?:${endings})$`), `a file of the folder files, like ${example}`),
  );
export const filmPath = inFiles('webm|mp4', 'files/film.webm');
export const subtitlesPath = inFiles('vtt', 'files/film.en.vtt');
export const fontPath = inFiles('woff2', 'files/letters.woff2');
/** An archive as its makers gave it, or a folder of that name with what would be in it. */
export const exercisePath = inFiles('h5p', 'files/greetings.h5p');

/** A file of the campus or a scene drawn by code. */
export const pictureSchema = v.lazy((input) => (typeof input === 'string' ? filePicture : sceneSchema));
export type Picture = v.InferOutput<typeof filePicture> | v.InferOutput<typeof sceneSchema>;

export const translationsSchema = v.optional(
  v.record(v.picklist(LANGUAGE_CODES), v.picklist(['draft', 'reviewed'])),
  {},
);

/** From 00:00 to 23:59. */
export const TIME_OF_DAY = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
const NO_SUCH_DAY = 'there is no such day';

/** A day of the calendar, where a text begins with a day. */
export const beginsWithDay = v.check((text: string) => {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? [];
  return day === undefined || isCalendarDay(day);
}, NO_SUCH_DAY);

/** A day without a time of it. */
export function calendarDay(example: string) {
  return v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, `a day like ${example}`), beginsWithDay);
}

/** A day, which begins at midnight UTC, or a moment of it. */
export const daySchema = v.pipe(
  v.string(),
  v.regex(new RegExp(`^\\d{4}-\\d{2}-\\d{2}(?:T${TIME_OF_DAY}Z)?$`), 'a day like 2026-12-01, or 2026-12-01T18:00Z'),
  beginsWithDay,
  v.transform((text) => new Date(text).toISOString()),
);

/** `now`, `now-9d`, `now-9d 18:00`, `now+1d 18:00`, `now-20min` (resolved when imported). */
export const momentSchema = v.pipe(
  v.string(),
  v.regex(
    new RegExp(`^now(?:[+-]\\d{1,4}(?:d|h|min))?(?: ${TIME_OF_DAY})?$`),
    'a time like now, now-9d 18:00 or now-20min',
  ),
);

/** A day, or one that is counted from the import. */
export const dayOrMomentSchema = v.lazy((input) => (v.is(momentSchema, input) ? momentSchema : daySchema));
