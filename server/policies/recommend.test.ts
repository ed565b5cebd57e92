import { describe, expect, it } from 'vitest';
import { recommend } from './recommend.ts';

const one = (id: string, tags: string[], categories: string[] = []) => ({ id, tags, categories });
const OPEN = [
  one('rent', ['law', 'home'], ['rights']),
  one('mail', ['computer'], ['digital']),
  one('scan', ['computer', 'law'], ['digital']),
  one('choir', []),
];

describe('what is recommended', () => {
  it('shares most with what is taken, a tag before a category', () => {
    expect(recommend(OPEN, [one('contract', ['law'], ['rights'])], 6)).toEqual(['rent', 'scan']);
    expect(recommend(OPEN, [one('password', ['computer'], ['digital'])], 6)).toEqual(['mail', 'scan']);
    expect(recommend(OPEN, [one('video', [], ['rights'])], 6)).toEqual(['rent']);
  });

  it('is nothing where nothing is shared, and never more than asked for', () => {
    expect(recommend(OPEN, [one('dance', ['music'])], 6)).toEqual([]);
    expect(recommend(OPEN, [], 6)).toEqual([]);
    expect(recommend(OPEN, [one('all', ['law', 'computer'])], 1)).toEqual(['scan']);
  });
});
