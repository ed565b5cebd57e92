import { describe, expect, it } from 'vitest';
import type { FromLauncher } from '#campus/player/messages.ts';
import { createStateKeeper } from './state-keeper.ts';

type ReportedState = Extract<FromLauncher, { type: 'state' }>;

const stateMessage = (sequence: number, item = 'a', isCommit = false): ReportedState => ({
  type: 'state',
  item,
  sequence,
  cmi: {},
  sequencing: null,
  isCommit,
});

/** A disk that writes when it is let. */
function aDisk() {
  const written: ReportedState[] = [];
  const kept: number[] = [];
  const ends: ((isWritten: boolean) => void)[] = [];
  const keeper = createStateKeeper<ReportedState>({
    write: (state) => {
      written.push(state);
      return new Promise((resolve) => ends.push(resolve));
    },
    kept: ({ sequence }) => kept.push(sequence),
  });
  const end = async (isWritten = true): Promise<void> => {
    ends.shift()?.(isWritten);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { keeper, written, kept, end };
}

describe('what a package says', () => {
  it('is kept once it is written, and not before', async () => {
    const { keeper, kept, end } = aDisk();
    keeper.report(stateMessage(1));
    expect(kept).toEqual([]);
    await end();
    expect(kept).toEqual([1]);
  });

  it('is written one after the other, of each item the newest, in a hurry where one of them was', async () => {
    const { keeper, written, kept, end } = aDisk();
    keeper.report(stateMessage(1));
    keeper.report(stateMessage(2, 'a', true));
    keeper.report(stateMessage(4));
    keeper.report(stateMessage(3));
    keeper.report(stateMessage(5, 'b'));
    expect(written).toHaveLength(1);
    await end();
    await end();
    await end();
    await keeper.settled();
    expect(written).toEqual([stateMessage(1), stateMessage(4, 'a', true), stateMessage(5, 'b')]);
    expect(kept).toEqual([1, 4, 5]);
  });

  it('has settled once all until then is written, however much a content goes on to say', async () => {
    const { keeper, written, end } = aDisk();
    keeper.report(stateMessage(1));
    keeper.report(stateMessage(2));
    let hasSettled = false;
    const settled = keeper.settled().then(() => {
      hasSettled = true;
    });
    keeper.report(stateMessage(3, 'b'));
    await end();
    expect(hasSettled).toBe(false);
    keeper.report(stateMessage(4));
    await end();
    await settled;
    expect(written).toEqual([stateMessage(1), stateMessage(2), stateMessage(3, 'b')]);
  });

  it('is answered again where the answer was lost, without being written again', async () => {
    const { keeper, written, kept, end } = aDisk();
    keeper.report(stateMessage(2));
    await end();
    keeper.report(stateMessage(2));
    keeper.report(stateMessage(1));
    expect(written).toHaveLength(1);
    expect(kept).toEqual([2, 2, 1]);
  });

  it('that could not be written is not said to be kept, and is written when it is said again', async () => {
    const { keeper, kept, end } = aDisk();
    keeper.report(stateMessage(1));
    await end(false);
    await keeper.settled();
    expect(kept).toEqual([]);
    keeper.report(stateMessage(1));
    await end();
    expect(kept).toEqual([1]);
  });
});
