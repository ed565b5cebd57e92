import { describe, expect, it } from 'vitest';
import { isHeic } from './is-heic.ts';

/** The box that such a file begins with. */
function fileOf(major: string, ...compatible: string[]): Blob {
  const brands = compatible.join('');
  const length = String.fromCharCode(0, 0, 0, 16 + brands.length);
  const bytes = Uint8Array.from(`${length}ftyp${major}\0\0\0\0${brands}\0\0\0\x08meta`, (sign) => sign.charCodeAt(0));
  return new Blob([bytes]);
}

describe('a HEIC picture is known by its first bytes', () => {
  it.each([
    ['of an iPhone', fileOf('heic', 'mif1', 'heic')],
    ['of ten bits', fileOf('heix', 'mif1', 'heix')],
    ['of a Samsung phone', fileOf('heic', 'mif1', 'heic', 'miaf')],
    ['that names the common brand first', fileOf('mif1', 'mif1', 'heic')],
    ['in motion', fileOf('hevc', 'msf1', 'hevc')],
  ])('%s', async (_, file) => {
    expect(await isHeic(file)).toBe(true);
  });

  it.each([
    ['an AVIF picture', fileOf('avif', 'mif1', 'miaf')],
    ['an AVIF picture that names the common brand first', fileOf('mif1', 'avif', 'miaf')],
    ['a film', fileOf('isom', 'mp42')],
    ['a JPEG', new Blob([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])])],
    ['nothing', new Blob([])],
  ])('which %s is not', async (_, file) => {
    expect(await isHeic(file)).toBe(false);
  });
});
