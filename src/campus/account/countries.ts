import type { LanguageCode } from '#campus/languages.ts';

/** Regions that the CLDR names beside countries: groups of countries, parts of one, and what only tests use. */
const NO_COUNTRIES: ReadonlySet<string> = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

// Made when they are first asked for: that takes longer than loading all other modules of a page.
const names = new Map<LanguageCode, Intl.DisplayNames>();
const sorted = new Map<LanguageCode, readonly CountryName[]>();
let codes: readonly string[] | undefined;

/**
 * The codes of ISO 3166-1 and XK, as the runtime's own copy of the CLDR has them: whoever keeps the runtime current keeps the
 * list current. A code that was replaced (SU, YU) is another one's alias there and so is left out.
 */
export function countryCodes(): readonly string[] {
  codes ??= LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(isCountry);
  return codes;
}

function isCountry(code: string): boolean {
  if (NO_COUNTRIES.has(code) || namesIn('en').of(code) === undefined) return false;
  return new Intl.Locale(`und-${code}`).region === code;
}

function namesIn(language: LanguageCode): Intl.DisplayNames {
  const known = names.get(language) ?? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  names.set(language, known);
  return known;
}

export interface CountryName {
  readonly code: string;
  readonly denomination: string;
}

/** Every country with its name in a language, in the order of that language. */
export function countriesIn(language: LanguageCode): readonly CountryName[] {
  const known = sorted.get(language) ?? sortedIn(language);
  sorted.set(language, known);
  return known;
}

export function countryName(code: string, language: LanguageCode): string {
  return namesIn(language).of(code) ?? code;
}

function sortedIn(language: LanguageCode): readonly CountryName[] {
  const { compare } = new Intl.Collator(language);
  const named = countryCodes().map((code) => ({ code, denomination: countryName(code, language) }));
  return named.sort((one, other) => compare(one.denomination, other.denomination));
}
