import { describe, expect, it } from 'vitest';
import { createLessonState } from './lesson-state.ts';

const LEFT = {
  componentId: 'c3',
  offset: 0.2,
  seconds: null,
  at: '2027-01-11T08:00:00.000Z',
  openParts: ['c2'],
  films: [{ componentId: 'c1', seconds: 31 }],
};

describe('the state of a lesson’s components', () => {
  it('is as it was left', () => {
    const state = createLessonState(LEFT);
    expect([state.isOpen('c2'), state.isOpen('c4'), state.secondsOf('c1'), state.secondsOf('c9')]).toEqual([
      true,
      false,
      31,
      null,
    ]);
    expect(state.read()).toEqual({ openParts: LEFT.openParts, films: LEFT.films });
  });

  it('follows what is folded and what plays, also where it is not under the eye', () => {
    const state = createLessonState(LEFT);
    state.fold('c2', false);
    state.fold('c4', true);
    state.filmAt('c5', 3.04);
    state.filmAt('c1', 40);
    expect(state.read()).toEqual({
      openParts: ['c4'],
      films: [
        { componentId: 'c5', seconds: 3 },
        { componentId: 'c1', seconds: 40 },
      ],
    });
  });

  it('of an older release is the one film it knew', () => {
    const old = { ...LEFT, seconds: 12, openParts: [], films: [] };
    expect(createLessonState(old).secondsOf('c3')).toBe(12);
    expect(createLessonState(null).read()).toEqual({ openParts: [], films: [] });
  });
});
