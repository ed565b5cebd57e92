import { describe, expect, it } from 'vitest';
import { finderOf } from './glossary-words.ts';

const WORDS = [
  'die Frist',
  'das Amt',
  'Guten Tag',
  'Frau …',
  'sich vorstellen',
  'spät',
  'die Art',
  'der Tag',
  'E-Mail',
];

function matches(text: string): string[] {
  return finderOf(WORDS)(text).map(({ start, end }) => text.slice(start, end));
}

describe('the words of a glossary in a text', () => {
  it.each([
    ['without their article', 'Die Frist endet morgen. Das Amt ist zu.', ['Frist', 'Amt']],
    ['at their first place only', 'Frist, noch eine Frist', ['Frist']],
    ['among those of another language', 'قل Guten Tag عند الدخول.', ['Guten Tag']],
    ['the longer one before the one in it', 'Guten Tag! Ein Tag.', ['Guten Tag', 'Tag']],
    ['without what only the list writes', 'Frau Kaya, vorstellen', ['Frau', 'vorstellen']],
    ['at the beginning of a sentence', 'Spät ist es.', ['Spät']],
    ['with a sign in them', 'Eine E-Mail schreiben', ['E-Mail']],
    ['not inside of others', 'Amtlich, Fristen, verspätet', []],
    ['behind a longer word that begins like them', 'Fristen: die Frist', ['Frist']],
    ['not between letters beyond the first 65,536', '𝒜Frist, Amt𝒜', []],
    ['not what merely looks like them elsewhere', 'the art of cooking', []],
    ['over the end of a line', 'Guten\nTag', ['Guten\nTag']],
  ])('are found %s', (_, text, words) => {
    expect(matches(text)).toEqual(words);
  });

  it('are found once in a block of many texts', () => {
    const seen = new Set<number>();
    const find = finderOf(WORDS);
    expect(find('Frist', seen)).toHaveLength(1);
    expect(find('Frist', seen)).toEqual([]);
  });

  it('never fail by what somebody wrote into a glossary', () => {
    expect(finderOf(['(b', '[c', '…', '', '\\'])('a (b) [c')).toHaveLength(2);
  });
});
