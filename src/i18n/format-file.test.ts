import { describe, expect, it } from 'vitest';
import { formatFileSize, shortFileName } from './format-file.ts';

describe('the name of a file', () => {
  it.each([
    ['Report.pdf', 'Report.pdf'],
    ['fifteen-abc.pdf', 'fifteen-abc.pdf'],
    ['Report-final-version.pdf', 'Report-fin….pdf'],
    ['no-extension-at-all', 'no-extension-a…'],
    ['.a-hidden-file-name', '.a-hidden-file…'],
    ['a.very-long-extension', 'a.very-long-ex…'],
    ['شهادة-إتمام-الدورة.pdf', 'شهادة-إتما….pdf'],
  ])('%s is shown as %s', (name, shown) => {
    expect(shortFileName(name)).toBe(shown);
    expect(Array.from(shortFileName(name)).length).toBeLessThanOrEqual(15);
  });
});

describe('the size of a file', () => {
  it.each([
    [0, '0 Bytes'],
    [1023, '1,023 Bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [25_165_824, '24 MB'],
    [1_234_567, '1.18 MB'],
    [2 ** 80, '1 YB'],
    [2 ** 90, '1,024 YB'],
    [-5, '0 Bytes'],
    [Number.NaN, '0 Bytes'],
  ])('%d is %s', (bytes, shown) => {
    expect(formatFileSize(bytes, 'en')).toBe(shown);
  });

  it('is written as the language writes numbers', () => {
    expect(formatFileSize(1536, 'de')).toBe('1,5 KB');
    expect(formatFileSize(1536, 'fa')).toBe('۱٫۵ KB');
    expect(formatFileSize(1536, 'ar')).toBe('1.5 KB');
  });
});
