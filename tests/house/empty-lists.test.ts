import { describe, expect, it } from 'vitest';
import { documentsOf } from '#tests/support/documents.ts';
import { nonEmpty } from '#tests/support/non-empty.ts';
import { sourcesOf } from '#tests/support/sources.ts';

describe('a list that something is checked over', () => {
  it('is given back where it holds something', () => {
    expect(nonEmpty(['one'], 'word')).toEqual(['one']);
  });

  it('ends the check where it is empty, and says of what there is none', () => {
    expect(() => nonEmpty([], 'word')).toThrow('there is no word');
  });

  it('of sources holds a file for each of its globs', () => {
    expect(() => sourcesOf('src/**/*.ts', 'src/**/*.moved')).toThrow('there is no file at src/**/*.moved');
  });

  it('of GraphQL documents holds one', () => {
    expect(() => documentsOf('src/ui/**/*.tsx')).toThrow('there is no GraphQL document in src/ui/**/*.tsx');
  });
});
