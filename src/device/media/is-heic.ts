/** Brands of files that hold HEVC pictures (ISO/IEC 23008-12, B.4), as phones of Apple and Samsung write them. */
const BRANDS: readonly string[] = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'];
const HEAD = 64;
const BRAND_LENGTH = 4;

/** Whether a file is a HEIC picture by its first bytes. Most browsers cannot display one. */
export async function isHeic(file: Blob): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, HEAD).arrayBuffer());
  if (head.slice(4, 8) !== 'ftyp') return false;
  // An AVIF picture lists the common brand too.
  const brands = [head.slice(8, 12), ...(head.slice(16).match(/[\s\S]{4}/g) ?? [])];
  const major = brands[0] ?? '';
  return major.length === BRAND_LENGTH && BRANDS.includes(major) && !brands.includes('avif');
}
