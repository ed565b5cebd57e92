import { renderAsync } from '@resvg/resvg-js';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Picture,
  type Piece,
  pictureOfLine,
  pictureOfPdf,
  sameInk,
} from '#tests/support/certificates/text-picture.ts';
import { certificatePdf } from './certificate-pdf.ts';

const LATIN = '@expo-google-fonts/onest/600SemiBold/Onest_600SemiBold.ttf';
const ARABIC = '@expo-google-fonts/vazirmatn/600SemiBold/Vazirmatn_600SemiBold.ttf';
/** The name stands in this size, on this line of the page, and nothing else does. */
const NAME = { size: 40, y: 276 };
/** Rounded numbers blur an edge here and there. */
const SAME = 0.998;
/** One dot too many in a name of eight letters leaves a little less than this. */
const WRONG = 0.99;

let logo: Buffer;
beforeAll(async () => {
  const dot = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="5" cy="5" r="4"/></svg>';
  logo = (await renderAsync(dot, { fitTo: { mode: 'width', value: 64 } })).asPng();
});

async function onPage(name: string): Promise<Picture> {
  const file = await certificatePdf({
    kind: 'course',
    name,
    title: 'Hallo',
    minutes: 100,
    completedAt: new Date('2026-11-21T10:00:00Z'),
    language: 'de',
    campus: 'Lantern Campus',
    legalName: 'Lantern gGmbH',
    zone: 'UTC',
    logo,
    brand: '#0f6a6b',
  });
  return pictureOfPdf(file, NAME.size);
}

const inArabic = (text: string): Piece => ({ text, file: ARABIC });
const inLatin = (text: string): Piece => ({ text, file: LATIN });

describe('a name on a certificate looks as a shaper of browsers writes it', () => {
  it.each([
    ['Latin', 'Łukasz Öztürk-Ñandú', [inLatin('Łukasz Öztürk-Ñandú')]],
    ['Latin that is kerned', 'AVA Tóth', [inLatin('AVA Tóth')]],
    ['Cyrillic', 'Олена Їжакевич', [inLatin('Олена Їжакевич')]],
    ['Arabic', 'أمل حداد', [inArabic('أمل حداد')]],
    ['Arabic with a ligature', 'علاء الله', [inArabic('علاء الله')]],
    ['Arabic with its vowels', 'مُحَمَّد', [inArabic('مُحَمَّد')]],
    ['Persian', 'ژاله گچ پژ', [inArabic('ژاله گچ پژ')]],
    ['Persian with a joint that does not join', 'مهدی‌پور', [inArabic('مهدی‌پور')]],
    ['Pashto', 'زرمینه ښځه ټوله', [inArabic('زرمینه ښځه ټوله')]],
    ['two scripts, from the right', 'أمل Haddad', [inLatin('Haddad'), inArabic('أمل ')]],
    ['two scripts, from the left', 'Haddad أمل', [inLatin('Haddad '), inArabic('أمل')]],
  ] as const)('%s: %s', async (_, name, pieces) => {
    expect(sameInk(await onPage(name), await pictureOfLine(pieces, NAME))).toBeGreaterThan(SAME);
  });
});

describe('the pictures tell a name that is written wrongly', () => {
  const letters = [...'أمل حداد'];
  it.each([
    ['letters that stand alone', [...letters].reverse().map(inArabic)],
    ['letters the other way round', [inArabic([...letters].reverse().join(''))]],
    ['words the other way round', [inArabic('حداد أمل')]],
    ['one letter less', [inArabic('أمل حدا')]],
    ['a dot too many', [inArabic('أمل خداد')]],
    ['nothing', []],
  ])('%s', async (_, pieces) => {
    expect(sameInk(await onPage('أمل حداد'), await pictureOfLine(pieces, NAME))).toBeLessThan(WRONG);
  });
});
