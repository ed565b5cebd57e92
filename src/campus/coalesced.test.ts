import { expect, it } from 'vitest';
import { coalesced } from './coalesced.ts';

it('runs once more for all who asked while it ran, never beside itself, and each hears of the run after its call', async () => {
  let [runs, atOnce, mostAtOnce] = [0, 0, 0];
  const ends: (() => void)[] = [];
  const ask = coalesced(async () => {
    runs += 1;
    const mine = runs;
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    await new Promise<void>((end) => ends.push(end));
    atOnce -= 1;
    if (mine === 2) throw new Error('The second failed.');
  });
  const first = ask();
  await Promise.resolve();
  const [second, third] = [ask(), ask()];
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await first;
  await Promise.resolve();
  const fourth = ask();
  ends[1]?.();
  await expect(second).rejects.toThrow('The second failed.');
  await expect(third).rejects.toThrow('The second failed.');
  await Promise.resolve();
  ends[2]?.();
  await fourth;
  expect([runs, mostAtOnce]).toEqual([3, 1]);
});
