import { describe, expect, it } from 'vitest';
import { createExerciseSession } from './exercise-session.ts';

const NOW = Date.parse('2026-11-22T10:00:00.000Z');
const done = { type: 'xapi', verb: 'answered', isWhole: true, isCompleted: true } as const;

describe('an exercise that is open', () => {
  it('says its state in the middle without a hurry, and what it came to at once', () => {
    const session = createExerciseSession(() => NOW);
    const first = session.hear({ type: 'h5p-state', state: '{"page":1}' }, null);
    expect(first).toMatchObject({
      isUnhurried: true,
      result: { sequence: 1, state: '{"page":1}', isCompleted: false },
    });
    expect(session.hear({ ...done, score: { raw: 3, max: 4 } }, null)).toMatchObject({
      isUnhurried: false,
      result: { sequence: 2, state: '{"page":1}', score: { raw: 3, max: 4 }, isCompleted: true },
    });
  });

  it('keeps the best that was reached, also on another device', () => {
    const session = createExerciseSession(() => NOW);
    const elsewhere = {
      ...{ session: '00000000-0000-4000-8000-000000000001', sequence: 9, at: '2026-11-20T10:00:00.000Z' },
      ...{ state: '{"page":9}', score: { raw: 4, max: 4 }, isCompleted: true },
    };
    const said = session.hear({ ...done, score: { raw: 1, max: 4 } }, elsewhere);
    expect(said?.result).toMatchObject({ score: { raw: 4, max: 4 }, state: '{"page":9}' });
    const after = session.hear({ type: 'h5p-state', state: '{}' }, elsewhere);
    expect(after?.result).toMatchObject({ score: { raw: 4, max: 4 }, isCompleted: true, state: '{}' });
  });

  it('keeps nothing of parts, of what has no outcome, of impossible points, and of what is no state', () => {
    const session = createExerciseSession(() => NOW);
    const open = { ...done, isCompleted: false, score: null };
    for (const message of [
      { ...done, isWhole: false, score: { raw: 1, max: 1 } },
      { ...open, verb: 'attempted' },
      { ...done, score: { raw: 9, max: 4 } },
      { type: 'h5p-state', state: 'page 1' } as const,
      { type: 'shown' } as const,
    ])
      expect(session.hear(message, null)).toBeUndefined();
  });
});
