import { describe, expect, it } from 'vitest';
import { parseAmount } from './parse-amount.ts';

describe('an amount as it is typed', () => {
  it.each([
    ['0.5', 0.5],
    ['0,5', 0.5],
    ['۰٫۵', 0.5],
    ['٠٫٥', 0.5],
    [' ۱۲٫۷۵ ', 12.75],
    ['٩٨', 98],
    ['۵', 5],
    ['٥', 5],
    ['５', 5],
    ['\u200e-٥\u200f', -5],
    ['\u2212۷', -7],
    ['\ufeff12', 12],
    ['', undefined],
    ['a lot', Number.NaN],
  ])('%s is %d', (typed, amount) => {
    expect(parseAmount(typed)).toEqual(amount);
  });
});
