import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StartH5p } from '#campus/player/messages.ts';
import { openHostDisk } from './host-disk.ts';
import { type UnkeptReport, unkeptOf } from './unkept.ts';

const PACKAGE = '0'.repeat(32);
const visitOf = (session: string): NonNullable<StartH5p['visit']> => ({
  session: `00000000-0000-7000-8000-00000000000${session}`,
  startedAt: '2026-11-22T10:00:00.000Z',
});
const report = (sequence: number): UnkeptReport => ({
  type: 'unkept-h5p',
  sequence,
  state: `{"n":${sequence}}`,
  score: null,
  isCompleted: false,
});
const sequences = (found: ReadonlyMap<string, string>): unknown[] =>
  [...found.values()].map((text) => JSON.parse(text).sequence).toSorted();

/** As much of a page's local storage as this asks for: its own properties are what it holds. */
function aLocalStorage(): Storage {
  const storage: Record<string, string> = {};
  const methods = {
    setItem: (key: string, text: string) => void Object.assign(storage, { [key]: text }),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
    getItem: (key: string) => storage[key] ?? null,
  };
  return Object.setPrototypeOf(storage, methods);
}

describe('what the app has not said to have', () => {
  beforeEach(() => void vi.stubGlobal('localStorage', aLocalStorage()));
  afterEach(() => void vi.unstubAllGlobals());

  let people = 0;
  async function aHost() {
    people += 1;
    const whose = { packageId: PACKAGE, learnerId: `learner-${people}`, visit: visitOf('1') };
    const disk = await openHostDisk();
    return { whose, disk, unkept: unkeptOf(whose, disk) };
  }

  it('outlives the page by the one storage, and the browser by the other', async () => {
    const { whose, disk, unkept } = await aHost();
    unkept.put('state', report(1));
    expect(sequences(await unkeptOf(whose, undefined).all())).toEqual([1]);
    vi.stubGlobal('localStorage', aLocalStorage());
    expect(sequences(await unkeptOf(whose, disk).all())).toEqual([1]);
  });

  it('is the later of two, wherever that lies', async () => {
    const { whose, disk, unkept } = await aHost();
    unkept.put('state', report(1));
    const old = localStorage;
    vi.stubGlobal('localStorage', aLocalStorage());
    unkept.put('state', report(2));
    vi.stubGlobal('localStorage', old);
    expect(sequences(await unkept.all())).toEqual([2]);
    unkeptOf(whose, undefined).put('state', report(3));
    expect(sequences(await unkeptOf(whose, disk).all())).toEqual([3]);
  });

  it('is nowhere once it is kept', async () => {
    const { whose, disk, unkept } = await aHost();
    unkept.put('state', report(1));
    unkept.put('outcome', report(2));
    unkept.kept('state');
    expect(sequences(await unkept.all())).toEqual([2]);
    unkept.kept('outcome');
    vi.stubGlobal('localStorage', aLocalStorage());
    expect(sequences(await unkeptOf(whose, disk).all())).toEqual([]);
  });

  it('is found by the same person in the same content only', async () => {
    const { whose, disk, unkept } = await aHost();
    unkept.put('state', report(1));
    for (const other of [{ learnerId: `${whose.learnerId}0` }, { packageId: '1'.repeat(32) }])
      expect(sequences(await unkeptOf({ ...whose, ...other }, disk).all())).toEqual([]);
    expect(sequences(await unkeptOf({ ...whose, visit: visitOf('2') }, disk).all())).toEqual([1]);
  });

  it('is dropped as it was handed over, and not what was said since', async () => {
    const { whose, disk, unkept } = await aHost();
    unkept.put('state', report(1));
    unkept.put('outcome', report(2));
    const next = unkeptOf({ ...whose, visit: visitOf('2') }, disk);
    const handed = await next.all();
    unkept.put('state', report(3));
    await next.drop(handed);
    expect(sequences(await next.all())).toEqual([3]);
  });

  it('is left to the messages where there is no storage at all', async () => {
    const { whose } = await aHost();
    vi.stubGlobal('localStorage', undefined);
    const unkept = unkeptOf(whose, undefined);
    unkept.put('state', report(1));
    unkept.kept('state');
    expect(sequences(await unkept.all())).toEqual([]);
  });

  it('does without a disk that does not answer', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('indexedDB', { open: () => ({}) });
    const opened = openHostDisk();
    await vi.runAllTimersAsync();
    expect(await opened).toBeUndefined();
    vi.useRealTimers();
  });
});
