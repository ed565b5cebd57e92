import { describe, expect, it } from 'vitest';
import type { CourseState } from './learning-item.ts';
import { moduleHours, moduleProgress } from './module-progress.ts';

const states = (...denominations: CourseState[]) => denominations.map((denomination) => ({ status: { denomination } }));

describe('progress of a module', () => {
  it.each([
    [states('COMPLETED', 'COMPLETED'), 100],
    [states('COMPLETED', 'AVAILABLE'), 50],
    [states('TAKEN', 'AVAILABLE', 'AVAILABLE', 'AVAILABLE'), 12.5],
    [states('COMPLETED', 'TAKEN', 'AVAILABLE'), 50],
    [states('COMPLETED', 'PREVIEW'), 50],
    [states('COMPLETED', 'COMPLETED', 'TAKEN'), (2.5 / 3) * 100],
  ])('%#: is (completed + taken / 2) / courses', (courses, percent) => {
    expect(moduleProgress(courses)).toBeCloseTo(percent);
  });

  it.each([[states('AVAILABLE', 'PREVIEW')], [[]]])('is nothing where nothing was begun', (courses) => {
    expect(moduleProgress(courses)).toBeUndefined();
  });
});

describe('hours of a module', () => {
  it.each([
    [[{ __typename: 'MixedCourse', workload: 90 }], 1],
    [
      [
        { __typename: 'MixedCourse', workload: 90 },
        { __typename: 'MixedCourse', workload: 30 },
      ],
      2,
    ],
    [
      [
        { __typename: 'Event', workload: 600 },
        { __typename: 'MixedCourse', workload: 59 },
      ],
      1,
    ],
    [[], 0],
  ])('%#: are the floor of the sum, where every other kind counts one', (courses, hours) => {
    expect(moduleHours(courses)).toBe(hours);
  });
});
