import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOOP_SHARE } from '#campus/network/load-limits.ts';
import { createLoopShare, type Lane } from './loop-share.ts';

/** What one answer takes without letting go of the loop. */
const TAKES = LOOP_SHARE * 0.4;
const FIT_IN_A_TURN = 3;

describe('the share of the event loop that answers have', () => {
  let turn: number;
  const begun: { name: string; turn: number }[] = [];
  beforeEach(() => {
    // Time goes on only while something is answered.
    vi.useFakeTimers({ toFake: ['performance'] });
    turn = 0;
    begun.length = 0;
  });
  afterEach(() => void vi.useRealTimers());

  const answer = async (lane: Lane, name: string) => {
    await lane();
    begun.push({ name, turn });
    vi.advanceTimersByTime(TAKES);
  };
  const goRound = async (wanted: number) => {
    while (begun.length < wanted) {
      await setImmediate();
      turn += 1;
      if (turn > 1000) throw new Error(`Only ${begun.length} were begun.`);
    }
  };

  it('lets the loop go round between answers that never wait, and keeps their order', async () => {
    const lane = createLoopShare().lane();
    const names = Array.from({ length: 30 }, (_, place) => String(place));
    for (const name of names) void answer(lane, name);
    await goRound(names.length);
    expect(begun.map(({ name }) => name)).toEqual(names);
    const perTurn = new Map<number, number>();
    for (const one of begun) perTurn.set(one.turn, (perTurn.get(one.turn) ?? 0) + 1);
    expect(Math.max(...perTurn.values())).toBe(FIT_IN_A_TURN);
  });

  it('begins at once what comes alone', async () => {
    await answer(createLoopShare().lane(), 'alone');
    expect(begun).toEqual([{ name: 'alone', turn: 0 }]);
  });

  it('lets nobody wait behind a long queue of others', async () => {
    const share = createLoopShare();
    const [changes, reads] = [share.lane(), share.lane()];
    for (let place = 0; place < 30; place += 1) void answer(changes, 'change');
    void answer(reads, 'read');
    await goRound(31);
    expect(begun.findIndex(({ name }) => name === 'read')).toBeLessThanOrEqual(1);
  });
});
