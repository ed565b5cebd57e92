/** First and last code point of each run. */
export type CodePoints = readonly (readonly [number, number])[];

/**
 * What is cut out of which font (LANG-5). A learner loads Latin letters of the organisation's family, with Turkish or Cyrillic ones
 * where their language has them, and the Arabic script always from Vazirmatn, since the other families lack Pashto letters.
 */
export interface FontFile {
  /** Name of the file without ending, and key in the cache of the build. */
  name: string;
  family: string;
  /** Of a language of the campus; the letters of others come with a name that has them. */
  script: 'latin' | 'turkish' | 'cyrillic' | 'arabic' | 'others';
  /** Path inside node_modules, from where it is cut. */
  source: string;
  /** What it is for. What a later file of its family is for as well is in that one alone. */
  ranges: CodePoints;
}

/** What German, Spanish and Turkish are written in beside A to Z, as far as Latin-1 has it. */
const ACCENTED = 'ÄÖÜäöüß¡¿ÁÉÍÑÓÚáéíñóúÇçâîûı';
const LATIN = [
  [0x20, 0x7e],
  ...[...'\u00a0£©«\u00ad°·»×ʼ', ...ACCENTED].map(only),
  [0x2000, 0x200b],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x2030],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x2044, 0x2044],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
] as const;

/** French, the languages of the North, and signs. */
const LATIN_1 = [[0xa1, 0xff], ...[...'Œœʻˆ˚˜'].map(only)] as const;

const TURKISH = [...'ĞğİŞş₺'].map(only);

/** The languages of Central and Eastern Europe, Kurdish in Latin letters; not the phonetic and African blocks. */
const LATIN_EXT = [[0x100, 0x151], [0x154, 0x17f], [0x218, 0x21b], ...[...'ƒẞ₤₴₽'].map(only)] as const;

const CYRILLIC = [
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x2116, 0x2116],
] as const;

/**
 * What Arabic, Persian, Pashto, Kurdish, Urdu and Uyghur are written in, whole: a browser may not join letters that come from two
 * files. Joiners belong to the word.
 */
const ARABIC = [
  [0x60c, 0x60c],
  [0x61b, 0x61f],
  [0x621, 0x63a],
  [0x640, 0x655],
  [0x660, 0x66d],
  [0x670, 0x671],
  [0x679, 0x679],
  [0x67c, 0x67c],
  [0x67e, 0x67e],
  [0x681, 0x681],
  [0x685, 0x686],
  [0x688, 0x689],
  [0x691, 0x691],
  [0x693, 0x693],
  [0x695, 0x696],
  [0x698, 0x698],
  [0x69a, 0x69a],
  [0x6a4, 0x6a4],
  [0x6a9, 0x6a9],
  [0x6ab, 0x6ab],
  [0x6ad, 0x6ad],
  [0x6af, 0x6af],
  [0x6b5, 0x6b5],
  [0x6ba, 0x6ba],
  [0x6bc, 0x6bc],
  [0x6be, 0x6be],
  [0x6c0, 0x6c3],
  [0x6c6, 0x6c8],
  [0x6cb, 0x6ce],
  [0x6d0, 0x6d0],
  [0x6d2, 0x6d5],
  [0x6f0, 0x6f9],
  [0x200c, 0x200f],
  [0xfdf2, 0xfdf2],
  [0xfdfc, 0xfdfc],
] as const;

/** All letters of the script, as people write their names in it. */
const ARABIC_EXT = [
  [0x600, 0x6ff],
  [0x750, 0x77f],
  [0xfd3e, 0xfd3f],
] as const;

function only(character: string): readonly [number, number] {
  const code = character.codePointAt(0) ?? 0;
  return [code, code];
}

const onest = (part: string) => `@fontsource-variable/onest/files/onest-${part}-wght-normal.woff2`;
const sourceSans = (part: string) => `@fontsource-variable/source-sans-3/files/source-sans-3-${part}-wght-normal.woff2`;
const vazirmatn = (part: string) => `@fontsource-variable/vazirmatn/files/vazirmatn-${part}-wght-normal.woff2`;

/** The files of a family, which Fontsource has in three. */
function familyOf(name: string, family: string, source: (part: string) => string): FontFile[] {
  return [
    { name: `${name}-latin-1`, family, script: 'others', source: source('latin'), ranges: LATIN_1 },
    { name: `${name}-latin-ext`, family, script: 'others', source: source('latin-ext'), ranges: LATIN_EXT },
    { name: `${name}-latin`, family, script: 'latin', source: source('latin'), ranges: LATIN },
    { name: `${name}-turkish`, family, script: 'turkish', source: source('latin-ext'), ranges: TURKISH },
    { name: `${name}-cyrillic`, family, script: 'cyrillic', source: source('cyrillic'), ranges: CYRILLIC },
  ];
}

export const FONT_FILES: readonly FontFile[] = [
  ...familyOf('onest', 'Onest', onest),
  ...familyOf('source-sans', 'Source Sans 3', sourceSans),
  {
    name: 'vazirmatn-arabic-ext',
    family: 'Vazirmatn',
    script: 'others',
    source: vazirmatn('arabic'),
    ranges: ARABIC_EXT,
  },
  { name: 'vazirmatn-arabic', family: 'Vazirmatn', script: 'arabic', source: vazirmatn('arabic'), ranges: ARABIC },
];

/**
 * What text needs: kerning, ligatures, marks, local forms, digits of equal width. Small capitals, old figures, stylistic sets and
 * colons and dashes that rise between digits and capitals (calt, a tenth of Onest) would only make the files heavier.
 */
const FEATURES = ['kern', 'liga', 'clig', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];
/** How letters of the Arabic script are joined. */
const JOINING = ['calt', 'init', 'medi', 'fina', 'isol', 'rlig', 'rclt', 'curs'];

export function featuresOf({ family }: FontFile): string[] {
  return family === 'Vazirmatn' ? [...FEATURES, ...JOINING] : FEATURES;
}

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
