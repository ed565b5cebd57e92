import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
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

/** Files of the learner's script must stay under this (LANG-5: at most 52 kB for one learner). */
const ONE_LEARNER_KB = 56;

const covered: Record<'onest' | 'source-sans', Set<number>> = { onest: new Set(), 'source-sans': new Set() };
let folder = '';

beforeAll(async () => {
  folder = await fontSubsets(process.cwd());
  for (const { name, script } of FONT_FILES) {
    const characters = await charactersOfFont(await readFile(join(folder, `${name}.woff2`)));
    for (const family of ['onest', 'source-sans'] as const) {
      const belongs = script === 'arabic' || name.startsWith(family);
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
