import { describe, expect, it, vi } from 'vitest';
import { type H5pResult, mergeH5pResults } from '#campus/learning/h5p-result.ts';
import type { FromLauncher, StartH5p, ToLauncher } from '#campus/player/messages.ts';
import { LEAVING_SHOWN_AFTER } from '#campus/player/player-limits.ts';
import { createExerciseVisit } from './exercise-visit.ts';

const NOW = Date.parse('2026-11-22T10:00:00.000Z');
const done = { type: 'xapi', verb: 'answered', isWhole: true, isCompleted: true } as const;
const ELSEWHERE: H5pResult = {
  session: '00000000-0000-7000-8000-000000000001',
  sequence: 9,
  at: '2026-11-20T10:00:00.000Z',
  state: '{"page":9}',
  score: { raw: 4, max: 4 },
  isCompleted: true,
};

type Options = { known?: H5pResult | null; disk?: () => boolean | Promise<boolean> };

/** A visit with a launcher that can be spoken for, and a device that keeps what it is given. */
function aVisit({ known = null, disk = () => true }: Options = {}) {
  let onDevice = known;
  const written: (H5pResult & { isUnhurried: boolean })[] = [];
  const sent: ToLauncher[] = [];
  const leaving: boolean[] = [];
  const visit = createExerciseVisit({
    known: () => onDevice,
    now: () => NOW,
    startOf: (start) => ({
      type: 'start-h5p',
      packageId: '0'.repeat(32),
      isKept: false,
      learnerId: 'x',
      language: 'ar',
      direction: 'rtl',
      words: { title: 'Oslo', outside: 'Not here.' },
      look: { scheme: 'light', colours: {} },
      ...start,
    }),
    keep: async (result, options) => {
      if (!(await disk())) return false;
      written.push({ ...result, ...options });
      onDevice = mergeH5pResults(onDevice, result);
      return true;
    },
    onChange: ({ isLeaving }) => leaving.push(isLeaving),
  });
  const host = { send: (message: ToLauncher) => void sent.push(message), close: vi.fn() };
  visit.open(host);
  visit.receive({ type: 'shown' });
  const say = async (message: FromLauncher): Promise<void> => {
    visit.receive(message);
    await settle();
  };
  const starts = (): StartH5p[] => sent.flatMap((message) => (message.type === 'start-h5p' ? [message] : []));
  const kept = (): unknown[] => sent.filter(({ type }) => type === 'kept');
  return { visit, host, say, starts, kept, written, leaving, sent };
}

/** Writing takes a few turns here, and no time. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

describe('an exercise that is open', () => {
  it('says its state in the middle without a hurry and what it came to at once, each kept once it is on the disk', async () => {
    const { say, written, kept } = aVisit();
    await say({ type: 'h5p-state', state: '{"page":1}', sequence: 1 });
    await say({ ...done, score: { raw: 3, max: 4 }, sequence: 2 });
    expect(written).toMatchObject([
      { isUnhurried: true, sequence: 1, state: '{"page":1}', isCompleted: false },
      { isUnhurried: false, sequence: 2, state: '{"page":1}', score: { raw: 3, max: 4 }, isCompleted: true },
    ]);
    expect(kept()).toEqual([
      { type: 'kept', item: 'state', sequence: 1 },
      { type: 'kept', item: 'outcome', sequence: 2 },
    ]);
  });

  it('counts for a launcher that does not', async () => {
    const { say, written } = aVisit();
    await say({ type: 'h5p-state', state: '{"page":1}' });
    await say({ ...done, score: null });
    expect(written.map(({ sequence }) => sequence)).toEqual([1, 2]);
  });

  it('keeps the best that was reached, also on another device', async () => {
    const { say, written } = aVisit({ known: ELSEWHERE });
    await say({ ...done, score: { raw: 1, max: 4 }, sequence: 1 });
    expect(written.at(-1)).toMatchObject({ score: { raw: 4, max: 4 }, state: '{"page":9}' });
    await say({ type: 'h5p-state', state: '{}', sequence: 2 });
    expect(written.at(-1)).toMatchObject({ score: { raw: 4, max: 4 }, isCompleted: true, state: '{}' });
  });

  it('keeps nothing of parts, of what has no outcome, of impossible points, and of what is no state', async () => {
    const { say, written } = aVisit();
    const open = { ...done, isCompleted: false, score: null };
    for (const message of [
      { ...done, isWhole: false, score: { raw: 1, max: 1 } },
      { ...open, verb: 'attempted' },
      { ...done, score: { raw: 9, max: 4 } },
      { type: 'h5p-state', state: 'page 1' } as const,
    ])
      await say(message);
    expect(written).toEqual([]);
  });

  it('gets no receipt for something which the disk did not take', async () => {
    const { say, kept } = aVisit({ disk: () => false });
    await say({ type: 'h5p-state', state: '{"page":1}', sequence: 1 });
    expect(kept()).toEqual([]);
  });
});

describe('what earlier visits to an exercise left unkept', () => {
  const visit = { session: '00000000-0000-7000-8000-000000000002', startedAt: '2026-11-22T09:00:00.000Z' };
  const state: FromLauncher = {
    type: 'unkept-h5p',
    visit,
    after: 5000,
    sequence: 3,
    state: '{"page":3}',
    score: null,
    isCompleted: false,
  };
  const outcome: FromLauncher = { ...state, sequence: 2, state: null, score: { raw: 2, max: 4 }, isCompleted: true };

  it('is written under its own visit, and the content begins from there', async () => {
    const { say, starts, written } = aVisit();
    expect(starts()).toMatchObject([{ state: undefined, unkept: undefined }]);
    await say(outcome);
    await say(state);
    await say({ type: 'handed-over' });
    expect(written).toMatchObject([
      {
        session: visit.session,
        sequence: 3,
        at: '2026-11-22T09:00:05.000Z',
        isUnhurried: false,
        state: '{"page":3}',
        score: { raw: 2, max: 4 },
        isCompleted: true,
      },
    ]);
    expect(starts()[1]).toMatchObject({ state: '{"page":3}', unkept: 'taken' });
    expect(starts()[1]?.visit?.session).not.toBe(starts()[0]?.visit?.session);
  });

  it('stays with the launcher where the disk does not take it, however often it is handed over', async () => {
    const { say, starts } = aVisit({ disk: () => false });
    for (const start of [1, 2]) {
      await say(state);
      await say({ type: 'handed-over' });
      expect(starts()[start]).toMatchObject({ unkept: 'left', state: '{"page":3}' });
    }
  });

  it('is written once, and never in the place of what was done later', async () => {
    const later = { ...ELSEWHERE, at: '2026-11-22T09:30:00.000Z' };
    const { say, starts, written } = aVisit({ known: later });
    await say(state);
    await say({ type: 'handed-over' });
    expect(written).toEqual([]);
    expect(starts()[1]).toMatchObject({ state: '{"page":9}', unkept: 'taken' });
  });
});

describe('leaving an exercise', () => {
  it('waits until its last message is on the disk, and says so after a moment', async () => {
    vi.useFakeTimers();
    let isOnDisk = (): void => {};
    const disk = (): Promise<boolean> =>
      new Promise((resolve) => {
        isOnDisk = () => resolve(true);
      });
    const { visit, say, sent, leaving } = aVisit({ disk });
    let isOver = false;
    const left = visit.leave().then(() => {
      isOver = true;
    });
    expect(sent.at(-1)).toEqual({ type: 'leave' });
    await say({ type: 'h5p-state', state: '{"page":1}', sequence: 1 });
    await say({ type: 'left' });
    await vi.advanceTimersByTimeAsync(LEAVING_SHOWN_AFTER);
    expect({ isOver, leaving }).toEqual({ isOver: false, leaving: [true] });
    isOnDisk();
    await left;
    expect(leaving).toEqual([true, false]);
    vi.useRealTimers();
  });

  it('ends where the person does not wait, and is asked for again by whoever stayed after all', async () => {
    const { visit, sent } = aVisit();
    const asked = () => sent.filter(({ type }) => type === 'leave').length;
    for (const times of [1, 2]) {
      const left = visit.leave();
      expect(asked()).toBe(times);
      visit.letGo();
      await left;
    }
  });

  it('does not wait for what has nothing to say yet, or is loaded anew', async () => {
    const { visit, host, sent } = aVisit();
    const left = visit.leave();
    visit.open(host);
    await left;
    const before = sent.length;
    await visit.leave();
    expect(sent.length).toBe(before);
  });
});
