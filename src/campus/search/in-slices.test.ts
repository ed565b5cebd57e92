import { describe, expect, it } from 'vitest';
import { atOnce, inSlices, type Steps } from './in-slices.ts';

/** So many steps; each says when it is done and takes this long by the clock. */
function* counting(steps: number, onStep: () => void): Steps<number> {
  for (let step = 0; step < steps; step++) {
    onStep();
    yield;
  }
  return steps;
}

describe('work in slices', () => {
  it('gives others a turn as soon as a slice is used up, and comes to the same end', async () => {
    let clock = 0;
    const reported: string[] = [];
    const step = () => {
      clock += 3;
      reported.push('step');
    };
    const turn = async () => {
      clock += 100;
      reported.push('turn');
    };
    expect(await inSlices(counting(7, step), { now: () => clock, turn, length: 8 })).toBe(7);
    expect(reported.join(' ')).toBe('step step step turn step step step turn step');
  });

  it('fails as a whole where a step fails', async () => {
    const broken = counting(3, () => {
      throw new Error('no such row');
    });
    await expect(inSlices(broken, { now: () => 0, turn: async () => {}, length: 1 })).rejects.toThrow('no such row');
  });

  it('can be done in one go', () => {
    expect(atOnce(counting(4, () => {}))).toBe(4);
  });
});
