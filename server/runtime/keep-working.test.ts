import { afterEach, describe, expect, it } from 'vitest';
import { keepWorking, type Work } from './keep-working.ts';

const NEVER_BY_ITSELF = 2 ** 31 - 1;

/** Work whose rounds end when the test says so. */
function heldWork() {
  const begun: { end: () => void; fail: (fault: Error) => void }[] = [];
  const faults: unknown[] = [];
  let onFirst = (): void => {};
  const first = new Promise<void>((resolve) => {
    onFirst = resolve;
  });
  const work = keepWorking(
    () =>
      new Promise((end, fail) => {
        begun.push({ end, fail });
        onFirst();
      }),
    { every: NEVER_BY_ITSELF, onFault: (fault) => faults.push(fault) },
  );
  return { work, begun, faults, first };
}

describe('work that is kept up', () => {
  let stop: Work['stop'] | undefined;
  afterEach(() => stop?.());

  it('is done once more for all who asked while it was done, and never twice at once', async () => {
    const { work, begun, first } = heldWork();
    stop = work.stop;
    await first;
    work.nudge();
    work.nudge();
    expect(begun).toHaveLength(1);
    begun[0]?.end();
    await expect.poll(() => begun.length).toBe(2);
    begun[1]?.end();
    await work.settled();
    expect(begun).toHaveLength(2);
  });

  it('goes on after a fault, for whoever asked meanwhile', async () => {
    const { work, begun, faults, first } = heldWork();
    stop = work.stop;
    await first;
    work.nudge();
    begun[0]?.fail(new Error('The mail server hung up.'));
    await expect.poll(() => begun.length).toBe(2);
    begun[1]?.end();
    await work.settled();
    expect(faults).toEqual([new Error('The mail server hung up.')]);
  });

  it('ends what has begun when it is stopped, and begins nothing more', async () => {
    const { work, begun, first } = heldWork();
    await first;
    work.nudge();
    const stopped = work.stop();
    begun[0]?.end();
    await stopped;
    work.nudge();
    await work.settled();
    expect(begun).toHaveLength(1);
  });
});
