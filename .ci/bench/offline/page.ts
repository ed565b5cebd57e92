import { liveQuery } from 'dexie';
import { v7 as uuid } from 'uuid';
import * as v from 'valibot';
import { OFFLINE_MUTATIONS } from '#app/storage/offline-mutations.ts';
import { createCampusClient } from '#cache/campus-client.ts';
import { followOutbox } from '#cache/pending-store.ts';
import { readCampus } from '#cache/read-campus.ts';
import { rowsOn } from '#cache/rows-on.ts';
import { send } from '#cache/send.ts';
import { createSearchIndex } from '#campus/search/search-index.ts';
import { lessonQueries } from '#features/lessons/queries.ts';
import { createList } from '#features/lists/create-list.ts';
import { gather } from '#features/search/gather.ts';
import { searchDevice } from '#features/search/search-device.ts';
import { DeviceDb } from '#offline/device-db.ts';
import { enqueue, entriesOf, forget } from '#offline/outbox/outbox.ts';
import { drainOnce } from '#offline/outbox/sender.ts';
import { type AccountDb, openAccountDb } from '#offline/rows/account-db.ts';
import { keepAnswer } from '#offline/rows/answer-rows.ts';
import { COURSE_CARD } from '#tests/support/device/cards.ts';
import { createWire } from '#wire/graphql.ts';
import { addRaw, getRaw, openRaw } from './raw-database.ts';

/** Milliseconds: ours, and the floor of the same browser. */
export type Pair = { ours: number; floor: number };

const ACCOUNT = { viewerId: 'amal', organisation: '1' };
const ROUNDS = 7;
const COURSE = 'a-course';

const device = new DeviceDb('bench-device');
const session = { read: async () => undefined, write: async () => {} };
const wire = createWire({
  endpoint: new URL('/graphql', location.origin).href,
  fetch: (input, init) => fetch(input, init),
  session,
  languageId: () => undefined,
});

/** A page of the person as the app opens it, with nothing in its memory. */
async function aClient(db: AccountDb) {
  const pending = followOutbox(
    {
      entries: () => entriesOf(device, ACCOUNT),
      onChange: (signal) => {
        const subscription = liveQuery(() => entriesOf(device, ACCOUNT)).subscribe(signal);
        return () => subscription.unsubscribe();
      },
    },
    async () => OFFLINE_MUTATIONS,
    'en',
  );
  const client = createCampusClient({
    account: ACCOUNT,
    wire,
    rows: rowsOn(db),
    pending,
    queue: { enqueue: (entry) => enqueue(device, entry), forget: (ids) => forget(device, ids), sendSoon: () => {} },
  });
  await pending.ready;
  return { client, stop: pending.stop };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** All queries of a full device, read back at once; the floor is a `get` for each of the same rows. */
async function restore(count: number, data: unknown): Promise<Pair> {
  const db = await openAccountDb(device, ACCOUNT);
  const reads = Array.from({ length: count }, (_, at) => lessonQueries.one(`lesson-${at}`, COURSE, 'en'));
  for (const { key, shape } of reads)
    await keepAnswer(db, {
      hash: JSON.stringify(key),
      key: [...key],
      data,
      asOf: 1,
      at: Date.now(),
      shape,
      saved: false,
    });
  const raw = await openRaw(db.name);
  const ours: number[] = [];
  const floor: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    floor.push(await timed(() => Promise.all(reads.map(({ key }) => getRaw(raw, 'answers', JSON.stringify(key))))));
    const { client, stop } = await aClient(db);
    ours.push(await timed(() => Promise.all(reads.map((read) => readCampus(client, read)))));
    stop();
    client.clear();
  }
  raw.close();
  return { ours: median(ours), floor: median(floor) };
}

/** From the tap to "saved"; the floor is one row added to the same table, as durable, until its transaction is complete. */
async function save(count: number): Promise<Pair> {
  const db = await openAccountDb(device, ACCOUNT);
  const { client, stop } = await aClient(db);
  const raw = await openRaw(device.name);
  const ours: number[] = [];
  const floor: number[] = [];
  for (let at = 0; at < count; at += 1) {
    ours.push(await timed(() => send(client, createList, { id: uuid(), denomination: `List ${at}` })));
    const [row] = await entriesOf(device, ACCOUNT);
    const { seq: _, ...rest } = row ?? {};
    const other = { ...rest, id: uuid(), subject: `list:${uuid()}`, owner: 'nobody' };
    floor.push(await timed(() => addRaw(raw, 'outbox', other)));
  }
  stop();
  raw.close();
  await device.outbox.clear();
  return { ours: median(ours), floor: median(floor) };
}

/** Everything that waits is sent; the floor is the same requests, as many at once, with nothing kept. */
async function drainAll(count: number, parallel: number): Promise<Pair> {
  const { client, stop } = await aClient(await openAccountDb(device, ACCOUNT));
  for (let at = 0; at < count; at += 1) await send(client, createList, { id: uuid(), denomination: `List ${at}` });
  stop();
  const bodies = (await entriesOf(device, ACCOUNT)).map(({ document, variables }) => ({ query: document, variables }));
  const floor = await timed(async () => {
    const left = [...bodies];
    const line = async (): Promise<void> => {
      for (let body = left.pop(); body !== undefined; body = left.pop()) {
        const headers = { 'content-type': 'application/json' };
        await (await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(body) })).json();
      }
    };
    await Promise.all(Array.from({ length: parallel }, line));
  });
  const ours = await timed(() => drainOnce({ device, wire, account: async () => ACCOUNT }));
  const open = (await entriesOf(device, ACCOUNT)).filter(({ state }) => state !== 'accepted');
  if (open.length > 0) throw new Error(`${open.length} entries were not sent.`);
  await device.outbox.clear();
  return { ours, floor };
}

const lessonAnswer = v.looseObject({ lesson: v.looseObject({ id: v.string() }) });

/** A word looked for in so many lessons that nobody read since the page opened; the floor is one index of the same rows at once. */
async function search(count: number, data: unknown, withFloor = true): Promise<Pair> {
  const db = await openAccountDb(device, { ...ACCOUNT, viewerId: 'searcher' });
  const known = v.parse(lessonAnswer, data);
  const keep = (key: string[], answer: unknown) =>
    keepAnswer(db, { hash: JSON.stringify(key), key, data: answer, asOf: 1, at: 0, shape: 1, saved: true });
  await keep(['units', 'course', COURSE_CARD.id, 'en'], { course: COURSE_CARD });
  for (let at = 0; at < count; at += 1) {
    const lesson = { ...known.lesson, id: `lesson-${at}` };
    await keep(['lessons', COURSE_CARD.id, lesson.id, 'en'], { lesson });
  }
  const floor = await timed(
    async () => withFloor && createSearchIndex(gather(await db.answers.toArray(), 'en').documents).search('lesson', 1),
  );
  const { client, stop } = await aClient(db);
  let searched = 0;
  const ours = await timed(async () => {
    searched = (await searchDevice(client, 'lesson', 'en')).searched;
  });
  stop();
  if (searched !== count + 1) throw new Error(`${searched} documents were looked through.`);
  return { ours, floor };
}

/** The longest time in which the page could do nothing else while `work` ran, ms. */
async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  const { port1, port2 } = new MessageChannel();
  let longest = 0;
  let last = performance.now();
  port1.onmessage = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    port2.postMessage(0);
  };
  port2.postMessage(0);
  await work();
  port1.close();
  return longest;
}

Reflect.set(globalThis, 'bench', { restore, save, drainAll, search, longestBlock });
