import { LANGUAGE_CODES, type LanguageCode } from '#campus/languages.ts';
import { recordOf } from '#campus/text/record-of.ts';

/** Regions that the CLDR names beside countries: groups of countries, parts of one, and what only tests use. */
const NO_COUNTRIES: ReadonlySet<string> = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const NAMES = recordOf(
  LANGUAGE_CODES,
  (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
);

/**
 * The codes of ISO 3166-1 and XK, as the runtime's own copy of the CLDR has them: whoever keeps the runtime current keeps the
 * list current. A code that was replaced (SU, YU) is another one's alias there and so is left out.
 */
export const COUNTRY_CODES: readonly string[] = LETTERS.flatMap((first) =>
  LETTERS.map((second) => first + second),
).filter(
  (code) =>
    !NO_COUNTRIES.has(code) && NAMES.en.of(code) !== undefined && new Intl.Locale(`und-${code}`).region === code,
);

export interface CountryName {
  readonly code: string;
  readonly denomination: string;
}

const sorted = new Map<LanguageCode, readonly CountryName[]>();

/** Every country with its name in a language, in the order of that language. */
export function countriesIn(language: LanguageCode): readonly CountryName[] {
  const known = sorted.get(language) ?? sortedIn(language);
  sorted.set(language, known);
  return known;
}

export function countryName(code: string, language: LanguageCode): string {
  return NAMES[language].of(code) ?? code;
}

function sortedIn(language: LanguageCode): readonly CountryName[] {
  const { compare } = new Intl.Collator(language);
  const named = COUNTRY_CODES.map((code) => ({ code, denomination: countryName(code, language) }));
  return named.sort((one, other) => compare(one.denomination, other.denomination));
}
