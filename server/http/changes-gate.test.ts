import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAIN_PARALLEL } from '#campus/limits.ts';
import {
  CHANGE_WAIT_MOST,
  CHANGES_AT_ONCE,
  LOOP_SHARE,
  SHED_RETRY_MOST,
  WRITE_WAIT_MOST,
} from '#campus/network/load-limits.ts';
import type { Store } from '#server/store/database/open-store.ts';
import { aCampus, LANTERN, type TestCampus, type Tokens } from '#tests/support/campus/campus.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';

const BOOKMARK =
  'mutation { updateModule(id: "german-for-your-first-weeks", actions: [{ addModuleBookmark: {} }]) { success } }';
const LIST = 'mutation { createContentList(draft: { denomination: "First papers" }) { success } }';
/** Far more than can have their turn in time. */
const HERD = 600;
const ANSWERED_WITHIN = 2000;

/** A transaction that lasts: nothing that was begun can end. */
async function hold(store: Store): Promise<() => Promise<void>> {
  let release: () => void = () => {};
  let holding: Promise<void> = Promise.resolve();
  await new Promise<void>((begun) => {
    holding = store.transaction(
      () =>
        new Promise<void>((done) => {
          release = done;
          begun();
        }),
    );
  });
  return () => {
    release();
    return holding;
  };
}

describe('a shelter whose network returns', () => {
  let campus: TestCampus;
  let amal: Tokens;
  let olena: Tokens;
  let began: number;
  let release: () => Promise<void>;
  /** Timers of what goes on beside the requests. */
  let others: number;
  beforeEach(async () => {
    campus = await aCampus();
    amal = await campus.login('amal');
    olena = await campus.login('olena');
    // Their visit of this week is counted.
    for (const { token } of [amal, olena]) await campus.ask({ query: '{ me { id } }', token });
    // Time goes on only when the test says so.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    began = performance.now();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await release();
    await campus.close();
  });

  const send = (key: string | undefined, query = BOOKMARK, { token } = amal) =>
    campus.server.fetch(
      new Request(`${LANTERN}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        body: JSON.stringify({ query }),
      }),
    );
  const sendAll = (keys: readonly string[]) => {
    const answers: { key: string; at: number; answer: Response }[] = [];
    const all = keys.map(async (key) => {
      const answer = await send(key);
      answers.push({ key, at: performance.now() - began, answer });
    });
    return { answers, all: Promise.all(all) };
  };
  /** Until each is answered, or waits with a time at which it waits no longer. */
  const settled = async (answers: readonly unknown[], asked: number) => {
    for (let turns = 0; answers.length + vi.getTimerCount() - others < asked; turns += 1) {
      if (turns === 1_000_000) throw new Error(`${asked - answers.length} are neither answered nor waiting.`);
      await setImmediate();
    }
  };
  const answeredKeys = async () => {
    const rows = await campus.test.store.read.selectFrom('answered_key').select('key').execute();
    return rows.map(({ key }) => key).sort();
  };
  const someKeys = (length: number) => Array.from({ length }, () => crypto.randomUUID());

  it('is answered or turned away in time while the database stands still, and what is sent again arrives once', async () => {
    release = await hold(campus.test.store);
    others = vi.getTimerCount();
    const keys = someKeys(HERD);
    const { answers, all } = sendAll(keys);
    await settled(answers, HERD);
    await vi.advanceTimersByTimeAsync(ANSWERED_WITHIN);
    await all;
    const away = nonEmpty(answers, 'answer');
    expect(away.every(({ answer }) => answer.status === 503)).toBe(true);
    expect(Math.max(...answers.map(({ at }) => at))).toBeLessThanOrEqual(CHANGE_WAIT_MOST + WRITE_WAIT_MOST);
    for (const { answer } of away) {
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(SHED_RETRY_MOST);
      expect(answer.headers.get('campus-answer')).toBe('1');
    }
    const reads = await campus.ask({ query: '{ me { firstName } }', token: amal.token });
    expect(reads.body.data.me.firstName).toBe('Amal');
    await release();

    expect(await answeredKeys()).toEqual([]);
    const again = nonEmpty(keys.slice(0, 40), 'change that was turned away');
    for (const key of again) expect((await send(key)).status).toBe(200);
    expect(await answeredKeys()).toEqual([...again].sort());
  });

  it('is turned away at once where the queue is too long, before the body is read', async () => {
    release = await hold(campus.test.store);
    others = vi.getTimerCount();
    const { answers, all } = sendAll(someKeys(HERD));
    await settled(answers, HERD);
    expect(nonEmpty(answers, 'answer').every(({ at }) => at === 0)).toBe(true);
    const waiting = HERD - answers.length - CHANGES_AT_ONCE;
    expect(waiting).toBeGreaterThan(DRAIN_PARALLEL);
    await release();
    await all;
    expect(answers.filter(({ answer }) => answer.status === 200)).toHaveLength(waiting + CHANGES_AT_ONCE);
  });

  it('is done in many turns of the loop, between which others are accepted and turned away', async () => {
    release = async () => undefined;
    others = vi.getTimerCount();
    let [answered, done] = [0, 0];
    const all = Promise.all(
      someKeys(HERD).map(async (key) => {
        const { status } = await send(key);
        answered += 1;
        if (status !== 200) return;
        done += 1;
        // What it took of the processor, without once waiting for anything.
        vi.advanceTimersByTime(LOOP_SHARE / 2);
      }),
    );
    const doneInTurns: number[] = [];
    while (answered < HERD) {
      const before = done;
      await setImmediate();
      doneInTurns.push(done - before);
    }
    await all;
    expect(done).toBeGreaterThan(CHANGES_AT_ONCE * 4);
    expect(Math.max(...doneInTurns)).toBeLessThanOrEqual(CHANGES_AT_ONCE);
  });

  it('hears the same time for all that one person sends, and later ones for others', async () => {
    release = await hold(campus.test.store);
    others = vi.getTimerCount();
    const { answers, all } = sendAll(someKeys(HERD));
    await settled(answers, HERD);
    expect(answers.length).toBeGreaterThan(0);
    const other = await send(crypto.randomUUID(), BOOKMARK, olena);
    const times = new Set(answers.map(({ answer }) => answer.headers.get('retry-after')));
    expect(times.size).toBe(1);
    const [first] = times;
    expect(Number(other.headers.get('retry-after'))).toBeGreaterThanOrEqual(Number(first));
    await release();
    await all;
  });

  it('does not hold up what nobody queued without an end either: a write that waits is refused in time', async () => {
    release = await hold(campus.test.store);
    others = vi.getTimerCount();
    let answer: Response | undefined;
    void send(undefined, LIST).then((given) => {
      answer = given;
    });
    while (answer === undefined) {
      await setImmediate();
      await vi.advanceTimersByTimeAsync(WRITE_WAIT_MOST / 100);
    }
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'OVERLOADED' } }] });
    await release();
    expect((await send(undefined, LIST)).status).toBe(200);
  });
});
