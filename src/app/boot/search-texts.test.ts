import { describe, expect, it } from 'vitest';
import { searchTexts } from './search-texts.ts';

const { parseSearch, stringifySearch } = searchTexts;

describe('what stands behind the ? of an address', () => {
  it.each([
    'code=123456789012345678901234',
    'code=12e3',
    'code=0007',
    'code=%7B%22a%22%3A1%7D',
    'notice=login-required',
  ])('%s comes out as it went in', (text) => {
    expect(stringifySearch(parseSearch(`?${text}`))).toBe(`?${text}`);
  });

  it('is a code of digits, not a number that is nearly the same', () => {
    expect(parseSearch('?code=123456789012345678901234')).toEqual({ code: '123456789012345678901234' });
  });
});
