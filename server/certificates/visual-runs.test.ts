import { describe, expect, it } from 'vitest';
import { visualRuns } from './visual-runs.ts';

const texts = (text: string, base: 'ltr' | 'rtl' | 'auto' = 'auto') => visualRuns(text, base).map((run) => run.text);

describe('a line as it is seen, from left to right', () => {
  it.each([
    ['Latin alone', 'Ada Ito', ['Ada Ito']],
    ['Arabic alone, which the font turns around', 'أمل حداد', ['أمل حداد']],
    ['Arabic first, Latin after it', 'أمل Ito', ['Ito', 'أمل ']],
    ['Latin first, Arabic after it', 'Ito أمل', ['Ito ', 'أمل']],
    ['digits after Arabic', 'أمل 12', ['12', 'أمل ']],
    ['Persian digits, turned before the font turns them', 'گچ ۱۲', ['۲۱', 'گچ ']],
    ['brackets that stand the other way', 'أمل (A1)', ['(', 'A1', 'أمل )']],
  ])('%s', (_, text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  it('goes by the page where the run asks for it', () => {
    expect(texts('Lantern تشهد', 'rtl')).toEqual(['تشهد', ' ', 'Lantern']);
  });
});
