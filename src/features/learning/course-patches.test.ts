import { describe, expect, it } from 'vitest';
import { COURSE_CARD, MODULE_CARD } from '#tests/support/device/cards.ts';
import { showStatus, withLessonDone } from './course-patches.ts';

const TAKE = { card: COURSE_CARD, status: 'TAKEN', moduleId: 'm', module: null } as const;
const LEAVE = { ...TAKE, status: 'AVAILABLE' } as const;
const available = { denomination: 'AVAILABLE' };
const taken = { denomination: 'TAKEN' };

describe('the status of a course', () => {
  it('shows on its card, its page, its module and where it locks, and nowhere else', () => {
    const screen = {
      card: COURSE_CARD,
      other: { ...COURSE_CARD, id: '8' },
      lock: { __typename: 'Prerequisite', id: '7', status: available },
      module: { __typename: 'Module', id: 'm', isEnrolled: false, courses: [{ ...COURSE_CARD }] },
    };
    expect(showStatus(screen, TAKE)).toEqual({
      card: { ...COURSE_CARD, status: taken },
      other: screen.other,
      lock: { ...screen.lock, status: taken },
      module: { ...screen.module, isEnrolled: true, courses: [{ ...COURSE_CARD, status: taken }] },
    });
  });

  it('brings course and module home, once, and takes them away again', () => {
    const viewer = { enrolledUnits: [], modules: [] };
    const module = { ...MODULE_CARD, id: 'm', courses: [{ ...COURSE_CARD, status: taken }], courseIds: [] };
    const entered = showStatus(viewer, { ...TAKE, module });
    expect(entered).toMatchObject({ enrolledUnits: [{ id: '7', status: taken }], modules: [{ id: 'm' }] });
    expect(showStatus(entered, { ...TAKE, module })).toBe(entered);
    expect(showStatus(entered, LEAVE)).toEqual({ enrolledUnits: [], modules: [] });
  });

  it('never goes back where it must not: finished elsewhere stays finished', () => {
    const finished = { ...COURSE_CARD, status: { denomination: 'COMPLETED' } };
    expect(showStatus(finished, { ...TAKE, onlyFrom: ['AVAILABLE'] })).toBe(finished);
  });
});

describe('a lesson that is done', () => {
  const page = {
    lessons: [
      { id: '1', isCompleted: false },
      { id: '2', isCompleted: true },
    ],
    progress: 50,
  };

  it('has its tick, and counts', () => {
    const after = withLessonDone(page, '1', 0);
    expect(after).toEqual({ lessons: page.lessons.map(({ id }) => ({ id, isCompleted: true })), progress: 100 });
    expect(withLessonDone(after, '1', 0)).toBe(after);
  });

  it('counts on a card without lessons by what the device knew, and never less than is shown', () => {
    expect(withLessonDone({ progress: 20 }, '1', 60)).toEqual({ progress: 60 });
    const more = { progress: 80 };
    expect(withLessonDone(more, '1', 60)).toBe(more);
  });
});
