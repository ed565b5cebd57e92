/**
 * What is cut out of which font (LANG-5). A learner loads the files of one script: Latin and Latin-ext or Cyrillic of the
 * tenant's family, and the Arabic script always from Vazirmatn, since the other families lack Pashto letters.
 */
export interface FontFile {
  /** Name of the file without ending, and key in the cache of the build. */
  name: string;
  family: string;
  script: 'latin' | 'latin-ext' | 'cyrillic' | 'arabic';
  /** Path inside node_modules, from where it is cut. */
  source: string;
  /** First and last code point of each run. */
  ranges: readonly (readonly [number, number])[];
}

const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x200b],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2030, 0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x2044, 0x2044],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
] as const;

/** Turkish, the languages of Central and Eastern Europe, Kurdish in Latin letters; not the phonetic and African blocks. */
const LATIN_EXT = [
  [0x100, 0x130],
  [0x132, 0x151],
  [0x154, 0x17f],
  [0x192, 0x192],
  [0x218, 0x21b],
  [0x1e9e, 0x1e9e],
  [0x20a4, 0x20a4],
  [0x20b4, 0x20b4],
  [0x20ba, 0x20ba],
  [0x20bd, 0x20bd],
] as const;

const CYRILLIC = [
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x2116, 0x2116],
] as const;

/** The whole Arabic block, since people write their names in it: Kurdish and Urdu letters too. Joiners belong to the word. */
const ARABIC = [
  [0x600, 0x6ff],
  [0x750, 0x77f],
  [0x200c, 0x200f],
  [0xfd3e, 0xfd3f],
  [0xfdf2, 0xfdf2],
  [0xfdfc, 0xfdfc],
] as const;

const onest = (part: string) => `@fontsource-variable/onest/files/onest-${part}-wght-normal.woff2`;
const sourceSans = (part: string) => `@fontsource-variable/source-sans-3/files/source-sans-3-${part}-wght-normal.woff2`;
const vazirmatn = (part: string) => `@fontsource-variable/vazirmatn/files/vazirmatn-${part}-wght-normal.woff2`;

export const FONT_FILES: readonly FontFile[] = [
  { name: 'onest-latin', family: 'Onest', script: 'latin', source: onest('latin'), ranges: LATIN },
  { name: 'onest-latin-ext', family: 'Onest', script: 'latin-ext', source: onest('latin-ext'), ranges: LATIN_EXT },
  { name: 'onest-cyrillic', family: 'Onest', script: 'cyrillic', source: onest('cyrillic'), ranges: CYRILLIC },
  { name: 'source-sans-latin', family: 'Source Sans 3', script: 'latin', source: sourceSans('latin'), ranges: LATIN },
  {
    name: 'source-sans-latin-ext',
    family: 'Source Sans 3',
    script: 'latin-ext',
    source: sourceSans('latin-ext'),
    ranges: LATIN_EXT,
  },
  {
    name: 'source-sans-cyrillic',
    family: 'Source Sans 3',
    script: 'cyrillic',
    source: sourceSans('cyrillic'),
    ranges: CYRILLIC,
  },
  { name: 'vazirmatn-arabic', family: 'Vazirmatn', script: 'arabic', source: vazirmatn('arabic'), ranges: ARABIC },
];

/**
 * What text needs: kerning, ligatures, marks, Arabic joining, local forms, digits of equal width. Small capitals, old figures
 * and stylistic sets would only make the files heavier.
 */
export const KEPT_FEATURES = [
  ...['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'],
  ...['init', 'medi', 'fina', 'isol', 'rlig', 'rclt', 'curs'],
];

export const WEIGHTS = { min: 400, max: 700 } as const;

export interface FallbackFace {
  family: string;
  /** Fonts of the system, the most probable first. */
  local: readonly string[];
  /** Percent: the width of the web font over that of the system's, over the letters of ordinary text. */
  sizeAdjust: number;
}

/**
 * What is seen where the web font is not there in time has nearly its width, so that a page is as long with it as without.
 * Limited to Latin and Cyrillic: these system fonts have Arabic letters of their own, and Vazirmatn would never get a turn.
 */
export const FALLBACKS: readonly FallbackFace[] = [
  { family: 'Onest Fallback', local: ['Roboto', 'Segoe UI', 'Helvetica Neue', 'Arial'], sizeAdjust: 106 },
  { family: 'Source Sans 3 Fallback', local: ['Roboto', 'Segoe UI', 'Helvetica Neue', 'Arial'], sizeAdjust: 94 },
];
