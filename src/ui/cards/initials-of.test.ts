import { afterEach, describe, expect, it, vi } from 'vitest';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { initialsOf } from './initials-of.ts';

afterEach(() => vi.unstubAllGlobals());

const INITIALS = [
  ['Latin', 'ada lovelace', 'AL'],
  ['Latin, marks apart', 'élodie Óscar'.normalize('NFD'), 'ÉÓ'.normalize('NFD')],
  ['Latin in quotes', '“ada” (ito)', 'AI'],
  ['a ligature whose capital is two letters', 'ﬁona ßen', 'ﬁß'],
  ['Cyrillic', 'олена їжакевич', 'ОЇ'],
  ['Greek', 'γιώργος παπάς', 'ΓΠ'],
  ['Armenian', 'արամ խաչատրյան', 'ԱԽ'],
  ['Georgian, which has no capitals in names', 'ნინო ბერიძე', 'ნბ'],
  ['Hebrew', 'שָׁלוֹם כהן', 'שָׁכ'],
  ['Arabic', 'أمل حداد', 'أ'],
  ['Arabic behind a mark of direction', '\u200fأمل حداد', 'أ'],
  ['Ethiopic', 'ሰላም ተስፋዬ', 'ሰተ'],
  ['Devanagari', 'प्रिया किरण', 'प्रिकि'],
  ['Thai', 'เมฆ สมชาย', 'เมส'],
  ['Lao', 'ໂສພາ', 'ໂສ'],
  ['Chinese', '王小明', '王'],
  ['Chinese beyond the first plane', '𠮷野 太郎', '𠮷太'],
  ['Korean', '김민준', '김'],
  ['Korean, taken apart', '김민준'.normalize('NFD'), '김'.normalize('NFD')],
  ['Syriac', 'ܐܦܪܝܡ ܣܘܪܝܝܐ', 'ܐ'],
  ['Adlam', '𞤀𞤣𞤢𞤥 𞤔𞤢𞤤𞤮', '𞤀'],
  ['an emoji of several signs', '👩‍🌾', '👩‍🌾'],
  ['nothing', '  ', ''],
] as const;

describe('the initials of a name', () => {
  it.each(INITIALS)('in %s', (_, name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it.each(nonEmpty(INITIALS.slice(0, 10), 'name'))('in %s, where the browser has no Segmenter', (_, name, initials) => {
    vi.stubGlobal('Intl', {});
    expect(initialsOf(name)).toBe(initials);
  });
});
