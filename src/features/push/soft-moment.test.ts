import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { softMoment } from './soft-moment.ts';

beforeEach(() => {
  const kept = new Map([['JWT', 'of somebody who is signed in']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('the first lesson asks nothing, the second does, and those after it', () => {
  const seen: boolean[] = [];
  const stop = softMoment.subscribe(() => seen.push(softMoment.read()));
  expect(softMoment.read()).toBe(false);
  for (let lesson = 1; lesson <= 3; lesson += 1) softMoment.hasFinishedLesson();
  stop();
  softMoment.hasFinishedLesson();
  expect(seen).toEqual([false, true, true]);
});
