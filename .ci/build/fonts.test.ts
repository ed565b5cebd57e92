import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCRIPTS } from '#app/boot/fonts-of.ts';
import { ENDONYMS, LANGUAGE_CODES, type LanguageCode } from '#campus/languages.ts';
import { charactersOfFont } from './characters-of-font.ts';
import { FONT_FILES } from './font-plan.ts';
import { fontSubsets } from './font-subsets.ts';

/** The letters of each language beyond A to Z, with its digits and quotation marks. */
const LETTERS: Record<LanguageCode, string> = {
  en: '“”‘’–—…£€',
  de: 'äöüÄÖÜßẞ„“‚‘',
  es: 'áéíóúüñÁÉÍÓÚÜÑ¿¡«»',
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ«»№',
  tr: 'çğıİöşüâîûÇĞÖŞÜ₺',
  uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюяҐЄІЇ’ʼ₴',
  ar: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهويىًٌٍَُِّْـ،؛؟٠١٢٣٤٥٦٧٨٩٪',
  fa: 'اآأئؤبپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیءۀةًّ،؛؟۰۱۲۳۴۵۶۷۸۹\u200c٬٫',
  ps: 'اآأبپتټثجځچڅحخدډذرړزژږسشښصضطظعغفقکګگلمنڼوهۀیۍېيئ،؛؟۰۱۲۳۴۵۶۷۸۹',
};

/** So rare that they come with what has them: a capital of German headlines, a sign of money. */
const RARE = 'ẞ₴';
/** Files of the learner's script must stay under this (LANG-5: at most 52 kB for one learner). */
const ONE_LEARNER_KB = 52;

const covered: Record<'onest' | 'source-sans', Set<number>> = { onest: new Set(), 'source-sans': new Set() };
/** The characters of each file. */
const inFile = new Map<string, ReadonlySet<number>>();
let folder = '';

beforeAll(async () => {
  folder = await fontSubsets(process.cwd());
  for (const { name } of FONT_FILES) {
    const characters = await charactersOfFont(await readFile(join(folder, `${name}.woff2`)));
    inFile.set(name, new Set(characters));
    for (const family of ['onest', 'source-sans'] as const) {
      const belongs = name.startsWith('vazirmatn') || name.startsWith(family);
      if (belongs) for (const character of characters) covered[family].add(character);
    }
  }
}, 120_000);

describe('the fonts', () => {
  it.each(LANGUAGE_CODES.flatMap((code) => (['onest', 'source-sans'] as const).map((font) => [code, font] as const)))(
    'hold every letter of %s in %s',
    (language, family) => {
      const needed = `abcxyzABCXYZ0123456789.,:;!?()%&@+-/${LETTERS[language]}${ENDONYMS[language]}`;
      const missing = [...needed].filter((letter) => !covered[family].has(letter.codePointAt(0) ?? 0));
      expect(missing).toEqual([]);
    },
  );

  it.each(LANGUAGE_CODES)('that a page in %s begins with hold all that the language is written in', (language) => {
    const scripts = ['latin', SCRIPTS[language]];
    const files = FONT_FILES.filter(({ script, family }) => scripts.includes(script) && family !== 'Source Sans 3');
    const needed = [...`abcxyzABCXYZ0123456789.,:;!?()%&@+-/${LETTERS[language]}`].filter(
      (letter) => !RARE.includes(letter),
    );
    const isIn = (letter: string) => files.some(({ name }) => inFile.get(name)?.has(letter.codePointAt(0) ?? 0));
    expect(needed.filter((letter) => !isIn(letter))).toEqual([]);
  });

  it('have no character twice in a family', () => {
    for (const family of ['Onest', 'Source Sans 3', 'Vazirmatn']) {
      const files = FONT_FILES.filter((file) => file.family === family);
      const points = files.flatMap(({ name }) => [...(inFile.get(name) ?? [])]);
      // A browser asks each of them for a space.
      const twice = points.filter((point, at) => points.indexOf(point) !== at);
      expect(twice.map((point) => point.toString(16))).toEqual([]);
    }
  });

  it('notice a letter that is not there', () => {
    expect(covered.onest.has('漢'.codePointAt(0) ?? 0)).toBe(false);
  });

  it('stay light: Latin and Arabic script of one learner together', async () => {
    const sizes = await Promise.all(
      ['onest-latin', 'vazirmatn-arabic'].map(async (name) => (await stat(join(folder, `${name}.woff2`))).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThan(ONE_LEARNER_KB);
  });
});
