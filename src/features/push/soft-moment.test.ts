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
  const announced: boolean[] = [];
  const stop = softMoment.subscribe(() => announced.push(softMoment.read()));
  expect(softMoment.read()).toBe(false);
  const after = [1, 2, 3].map(() => {
    softMoment.hasFinishedLesson();
    return softMoment.read();
  });
  stop();
  expect({ after, announced }).toEqual({ after: [false, true, true], announced: [true] });
});
