import { describe, expect, it } from 'vitest';
import { mergeOrder } from './merge-order.ts';

const merged = (present: string, wanted: string) => mergeOrder([...present], [...wanted], (item) => item).join('');

describe('an order that comes later', () => {
  it.each([
    ['wins for what both know', 'abcd', 'dcba', 'dcba'],
    ['leaves everything where it is, sent again', 'dcba', 'dcba', 'dcba'],
    ['lets what it does not know keep the neighbour before it', 'abxc', 'cba', 'cbxa'],
    ['lets several that it does not know stay together', 'axyb', 'ba', 'baxy'],
    ['lets what has no neighbour before it stay first', 'xab', 'ba', 'xba'],
    ['does not bring back what was taken out meanwhile', 'ac', 'cba', 'ca'],
    ['counts what it names twice once', 'abc', 'cacb', 'cab'],
    ['of nothing changes nothing', 'abc', '', 'abc'],
    ['of what is gone altogether leaves the rest', 'xy', 'ab', 'xy'],
    ['orders nothing where nothing is', '', 'ab', ''],
  ])('%s', (_, present, wanted, after) => {
    expect(merged(present, wanted)).toBe(after);
  });
});
