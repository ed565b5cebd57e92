import { expect, it } from 'vitest';
import type { CourseState } from '#campus/learning/learning-item.ts';
import { MODULE_CARD } from '#tests/support/device/cards.ts';
import { stationsOf } from './stations.ts';

const module = (id: string, ...states: CourseState[]) => ({
  ...MODULE_CARD,
  id,
  courses: states.map((denomination, n) => ({
    __typename: 'MixedCourse',
    id: `${id}-${n}`,
    isRequired: true,
    status: { denomination },
  })),
});
const shown = (...modules: ReturnType<typeof module>[]) =>
  stationsOf(modules).map(({ module: { id }, state, percent, done }) => [id, state, percent, done]);

it('goes on at the first station that is under way (SERVICE-5)', () => {
  expect(
    shown(
      module('skipped', 'AVAILABLE', 'AVAILABLE'),
      module('through', 'COMPLETED', 'COMPLETED'),
      module('here', 'COMPLETED', 'AVAILABLE'),
      module('beside', 'TAKEN', 'AVAILABLE'),
    ),
  ).toEqual([
    ['skipped', 'ahead', 0, 0],
    ['through', 'finished', 100, 2],
    ['here', 'current', 50, 1],
    ['beside', 'begun', 25, 0],
  ]);
});

it('begins at the first that is not finished, and ends where all are', () => {
  expect(shown(module('a', 'COMPLETED'), module('b', 'AVAILABLE'), module('c', 'AVAILABLE'))).toEqual([
    ['a', 'finished', 100, 1],
    ['b', 'current', 0, 0],
    ['c', 'ahead', 0, 0],
  ]);
  expect(shown(module('a', 'COMPLETED'))).toEqual([['a', 'finished', 100, 1]]);
});

it('leaves a program without courses ahead', () => {
  expect(shown(module('a', 'TAKEN'), module('empty'))).toEqual([
    ['a', 'current', 50, 0],
    ['empty', 'ahead', 0, 0],
  ]);
});
