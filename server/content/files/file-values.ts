import * as v from 'valibot';
import { LANGUAGE_CODES, type LanguageCode } from '#campus/languages.ts';
import { EMAIL_MAX } from '#campus/limits.ts';
import { atMost } from '#campus/text/length-of.ts';
import { sceneSchema } from '#server/content/art/scene.ts';
import type { Localized } from '#server/model/localized.ts';

/** Small values that many files share. */

export const TEXT_MAX = 20_000;

export const idSchema = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,79}$/, 'an id has letters, digits and hyphens, at most 80'),
);

export const hexColor = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'a colour like #0f6a6b'), v.toLowerCase());

export const shortText = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(200));

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

export const emailAddress = v.pipe(v.string(), v.trim(), v.email(), atMost(EMAIL_MAX));

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

/** A day, which begins at midnight UTC, or a moment of it. */
export const daySchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}Z)?$/, 'a day like 2026-12-01, or 2026-12-01T18:00Z'),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'there is no such day'),
  v.transform((text) => new Date(text).toISOString()),
);

/** `now`, `now-9d`, `now-9d 18:00`, `now+1d 18:00`, `now-20min` (resolved when imported). */
export const momentSchema = v.pipe(
  v.string(),
  v.regex(/^now(?:[+-]\d{1,4}(?:d|h|min))?(?: [0-2]\d:[0-5]\d)?$/, 'a time like now, now-9d 18:00 or now-20min'),
);

/** A day, or one that is counted from the import. */
export const dayOrMomentSchema = v.union([daySchema, momentSchema], 'a day like 2026-12-01, or now+21d 18:00');
