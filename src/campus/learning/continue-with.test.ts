import { describe, expect, it } from 'vitest';
import { continueWith } from './continue-with.ts';
import type { CourseState } from './learning-item.ts';

const unit = (id: string, state: CourseState, lastViewedLesson: { lessonId: string; viewedAt?: string } | null) => ({
  id,
  status: { denomination: state },
  lastViewedLesson,
  lessons: [
    { id: `${id}-1`, isCompleted: true },
    { id: `${id}-2`, isCompleted: false },
  ],
});

const MORNING = '2026-11-20T08:00:00.000Z';
const EVENING = '2026-11-20T19:00:00.000Z';

describe('what the start page goes on with', () => {
  it('is what was viewed last, at the lesson that is due', () => {
    const units = [
      unit('a', 'TAKEN', { lessonId: 'a-1', viewedAt: MORNING }),
      unit('b', 'TAKEN', { lessonId: 'b-1', viewedAt: EVENING }),
    ];
    expect(continueWith(units)).toEqual({ unit: units[1], lessonId: 'b-2' });
  });

  it('is what was viewed here just now, before the campus has heard of it', () => {
    const units = [unit('a', 'TAKEN', { lessonId: 'a-2' }), unit('b', 'TAKEN', { lessonId: 'b-1', viewedAt: EVENING })];
    expect(continueWith(units)?.lessonId).toBe('a-2');
  });

  it('is the first of those that are taken and were never opened', () => {
    expect(continueWith([unit('a', 'TAKEN', null), unit('b', 'TAKEN', null)])?.lessonId).toBe('a-2');
  });

  it('is nothing that is finished, only looked at, or without lessons', () => {
    const empty = { ...unit('c', 'TAKEN', null), lessons: [] };
    expect(continueWith([unit('a', 'COMPLETED', null), unit('b', 'PREVIEW', null), empty])).toBeUndefined();
    expect(continueWith([])).toBeUndefined();
  });
});
