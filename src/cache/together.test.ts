import { describe, expect, it } from 'vitest';
import { together } from './together.ts';

describe('what is asked in the same turn', () => {
  it('is loaded together, in parts of the size that a page bears, each with its own value', async () => {
    const loads: string[][] = [];
    const get = together(async (keys) => {
      loads.push([...keys]);
      return keys.map((key) => (key === 'none' ? undefined : key.toUpperCase()));
    }, 2);
    expect(await Promise.all(['a', 'b', 'none', 'a', 'c'].map(get))).toEqual(['A', 'B', undefined, 'A', 'C']);
    expect(loads).toEqual([['a', 'b'], ['none', 'a'], ['c']]);
  });

  it('does not wait for what is asked later, nor give an older value for it', async () => {
    let value = 1;
    const get = together(async (keys) => keys.map(() => value), 10);
    expect(await get('a')).toBe(1);
    value = 2;
    expect(await get('a')).toBe(2);
  });

  it('fails for those that were loaded together, and for nobody after them', async () => {
    let broken = true;
    const get = together(async (keys) => {
      if (broken) throw new Error('storage');
      return keys;
    }, 10);
    await expect(Promise.all([get('a'), get('b')])).rejects.toThrow('storage');
    broken = false;
    expect(await get('a')).toBe('a');
  });
});
