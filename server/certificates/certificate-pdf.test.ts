import { renderAsync } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '#campus/languages.ts';
import { checkPdf } from '#tests/support/certificates/check-pdf.ts';
import { leftToRight, NAMES_IN_OTHER_SCRIPTS, NAMES_IN_SCRIPTS } from '#tests/support/certificates/names-in-scripts.ts';
import { readPdf } from '#tests/support/certificates/read-pdf.ts';
import { certificatePdf } from './certificate-pdf.ts';

const DOT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="5" cy="5" r="4" fill="#0f6a6b"/></svg>';

/** Glyph 0 of every font. */
const EMPTY_BOX = '0000';
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

async function drawn(name: string, language: LanguageCode = 'de', title = 'Hallo') {
  const logo = (await renderAsync(DOT, { fitTo: { mode: 'width', value: 64 } })).asPng();
  return certificatePdf({
    kind: 'course',
    name,
    title,
    minutes: 100,
    completedAt: new Date('2026-11-21T10:00:00Z'),
    language,
    campus: 'Lantern Campus',
    legalName: 'Lantern gGmbH',
    zone: 'UTC',
    logo,
    brand: '#0f6a6b',
  });
}

describe('a certificate', () => {
  it.each(NAMES_IN_SCRIPTS)(
    'holds a name in %s script, every letter of it, in the order in which it is seen',
    async (_, name, seen) => {
      const { texts } = readPdf(await drawn(name));
      const signs = texts.map(({ text }) => text);
      expect(signs).toContain(seen);
      expect(signs.join('')).not.toContain('?');
    },
  );

  it.each(NAMES_IN_OTHER_SCRIPTS)(
    'holds a name in %s, every letter of it, in a font that has them',
    async (_, name) => {
      const file = await drawn(name, 'en', name);
      const { texts } = readPdf(file);
      const isShown = new Set(texts.flatMap(({ text }) => [...text]));
      expect([...name.normalize('NFC')].filter((letter) => !isShown.has(letter) && !INVISIBLE.test(letter))).toEqual(
        [],
      );
      expect(texts.flatMap(({ glyphs }) => glyphs)).not.toContain(EMPTY_BOX);
      expect(texts.map(({ text }) => text).join('')).not.toContain('U+');
      expect(await checkPdf(file)).toBe(0);
    },
  );

  it.each([
    ['en', 'Letters that cannot be printed here: U+10380'],
    ['de', 'Zeichen, die hier nicht gedruckt werden können: U+10380'],
  ] as const)('says in %s which letters of a name no font has, and draws no box for them', async (language, note) => {
    const { texts } = readPdf(await drawn('Anna \u{10380}', language));
    expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['Anna ', note]));
    expect(texts.flatMap(({ glyphs }) => glyphs)).not.toContain(EMPTY_BOX);
  });

  it('joins the letters of Arabic script: the same letter has another form where it begins, goes on and ends', async () => {
    const { texts } = readPdf(await drawn('ببب'));
    const name = texts.find(({ text }) => text === 'ببب');
    expect(new Set(name?.glyphs).size).toBe(3);
  });

  it('keeps two scripts of a name in their order, the first letter says from where', async () => {
    const shown = async (name: string) => readPdf(await drawn(name)).texts.map(({ text }) => text.trim());
    const arabicFirst = await shown('أمل Haddad');
    expect(arabicFirst.indexOf('Haddad')).toBe(arabicFirst.indexOf(leftToRight('أمل')) - 1);
    const latinFirst = await shown('Haddad أمل');
    expect(latinFirst.indexOf('Haddad')).toBe(latinFirst.indexOf(leftToRight('أمل')) - 1);
  });

  it.each(LANGUAGE_CODES)('is whole in %s, and says what language it is in', async (language) => {
    const file = await drawn(
      'أمل Haddad (12)',
      language,
      'Ein sehr langer Titel, der auf einer Zeile allein keinen Platz hat, und noch mehr',
    );
    const { texts, language: pdfLanguage } = readPdf(file);
    expect(pdfLanguage).toBe(language);
    expect(texts.map(({ text }) => text).join('')).not.toContain('?');
    expect(await checkPdf(file)).toBe(0);
  });

  it('is found broken by the same check where a byte of its table is wrong', async () => {
    const file = await drawn('Amal');
    const broken = Buffer.from(file.toString('latin1').replace(/startxref\n\d/, 'startxref\n9'), 'latin1');
    expect(await checkPdf(broken)).not.toBe(0);
  });
});
