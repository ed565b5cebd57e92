import { withoutInvisible } from '#campus/text/typed-text.ts';
import { westernDigits } from '#campus/text/western-digits.ts';

/** Letters that are written one way or another without being another word; the code point of each is on the left. */
const LETTERS: Readonly<Record<string, string>> = {
  // Arabic keyboards write Persian and Pashto words and the other way round.
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ۍ: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ۀ: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ک: 'ك',
  ګ: 'گ',
  ء: '',
  ـ: '',
  // Turkish, German, Ukrainian.
  ı: 'i',
  ß: 'ss',
  ґ: 'г',
  æ: 'ae',
  ø: 'o',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

/**
 * A word as it is compared: small letters without marks, one letter for its variants, Western digits. The same on the
 * server and on the device, so that both find the same (CATALOGUE-7).
 */
export function fold(text: string): string {
  return westernDigits(withoutInvisible(text))
    .toLowerCase()
    .replace(/[أإآٱۀئؤ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter);
}
