import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Read } from '#cache/campus-query.ts';
import { parseAnswer } from '#cache/fetch-row.ts';
import type { OfflineMutation } from '#cache/offline-mutation.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { aDevice, type TestDevice } from './device.ts';

export type Subject<I, A> = {
  mutation: OfflineMutation<I>;
  input: I;
  /** Something the learner does before, so that there is a thing to act on. */
  before?: (device: TestDevice, campus: TestCampus) => Promise<void>;
  /** Where the act shows. */
  read: Read<A>;
  /** The part of the answer that the act changes. */
  sees: (answer: A) => unknown;
  /** How that part is afterwards. */
  expected: unknown;
  /** The same mutation as the campus refuses it. */
  refused: { input: I; code: string };
  /** Files of another campus than the small one. */
  folder?: string;
};

/** What the campus says to somebody who asks past the device's cache. */
export async function truthOf<A>(device: TestDevice, read: Read<A>): Promise<{ answer: A; revision: number }> {
  const { data, asOf } = await device.wire.send({ document: read.document, variables: read.variables });
  return { answer: parseAnswer(read, data), revision: asOf };
}

/** The four stories of every mutation that is queued (CODE-5), through `send` and the real server. */
export function fourCases<I, A>(subject: Subject<I, A>): void {
  const { mutation, read, sees, expected, input } = subject;
  let campus: TestCampus;
  let device: TestDevice;
  let revision: number;
  beforeEach(async () => {
    campus = await aCampus(subject.folder === undefined ? {} : { folder: subject.folder });
    // What is done now is newer than what the campus was filled with.
    campus.later(1000);
    device = await aDevice(campus, 'amal');
    await subject.before?.(device, campus);
    await device.read(read);
    ({ revision } = await truthOf(device, read));
  });
  afterEach(() => campus.close());

  const shown = async (): Promise<unknown> => sees(await device.read(read));
  const expectInEffectOnce = async (): Promise<void> => {
    const truth = await truthOf(device, read);
    expect(sees(truth.answer)).toEqual(expected);
    expect(truth.revision).toBe(revision + 1);
    await device.refresh(read);
    expect(await device.outbox()).toEqual([]);
    expect(await shown()).toEqual(expected);
  };

  it('online', async () => {
    expect(await shown()).not.toEqual(expected);
    await device.send(mutation, input);
    expect(await shown()).toEqual(expected);
    await device.drain();
    expect(await shown()).toEqual(expected);
    await expectInEffectOnce();
  });

  it('offline, then back', async () => {
    device.network.cut = true;
    await device.send(mutation, input);
    await device.drain();
    expect(await shown()).toEqual(expected);
    expect((await device.outbox()).at(-1)?.state).toBe('sent-maybe');
    device.network.cut = false;
    await device.drain();
    await expectInEffectOnce();
  });

  it('refused', async () => {
    const before = await shown();
    await device.send(mutation, subject.refused.input);
    await device.drain();
    expect(await shown()).toEqual(before);
    expect((await device.outbox()).at(-1)).toMatchObject({ state: 'needs-you', refusal: subject.refused.code });
    await device.refresh(read);
    expect(await shown()).toEqual(before);
  });

  it('reload while pending', async () => {
    device.network.cut = true;
    await device.send(mutation, input);
    await device.drain();
    device = await device.reload();
    expect(await shown()).toEqual(expected);
    device.network.cut = false;
    // The answer of the first attempt is lost: the campus has acted, the device does not know.
    device.network.between = async (forward) => {
      await forward();
      throw new TypeError('Failed to fetch');
    };
    await device.drain();
    device.network.between = undefined;
    device = await device.reload();
    await device.drain();
    await expectInEffectOnce();
  });
}
