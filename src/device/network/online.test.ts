import { http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HEADERS } from '#campus/network/headers.ts';
import { openWire, UNTIL_ANSWERED } from '#tests/support/network/wire.ts';
import { createOnlineStore, type OnlineStore } from './online.ts';

const { server } = openWire();
const CAMPUS = 'https://lantern.example';

/** A browser whose events and questions are the test's. */
let page = new EventTarget();
let questions: ((answer: Response) => void)[] = [];
const says = (event: string) => void page.dispatchEvent(new Event(event));
const campus = () => new Response('', { headers: { [HEADERS.campus]: '1' } });
const portal = () => new Response('');
/** The question that has come to the campus, and waits for its answer. */
const question = () => vi.waitUntil(() => questions.pop(), UNTIL_ANSWERED);
/** What was answered before has come back once a whole request of its own has. */
const roundTrip = () => globalThis.fetch(`${CAMPUS}/round-trip`);

beforeEach(() => {
  page = new EventTarget();
  questions = [];
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', new URL(CAMPUS));
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  server.use(
    http.get(`${CAMPUS}/healthz`, () => new Promise<Response>((resolve) => questions.push(resolve))),
    http.get(`${CAMPUS}/round-trip`, () => new Response('')),
  );
});

afterEach(() => vi.unstubAllGlobals());

it('asks the campus itself when the browser says that something has changed', async () => {
  const online = createOnlineStore();
  const listener = vi.fn();
  online.subscribe(listener);
  says('offline');
  const first = await question();
  expect(online.read()).toBe(true);
  first(portal());
  await vi.waitFor(() => expect(online.read()).toBe(false), UNTIL_ANSWERED);
  says('online');
  (await question())(campus());
  await vi.waitFor(() => expect(online.read()).toBe(true), UNTIL_ANSWERED);
  expect(listener).toHaveBeenCalledTimes(2);
});

it.each([
  [
    'question',
    async () => {
      says('online');
      (await question())(campus());
      await roundTrip();
    },
  ],
  ['request', async (online: OnlineStore) => online.reached(true)],
])('does not believe an answer that comes after the one to a later %s', async (_, learnsMore) => {
  const online = createOnlineStore();
  says('offline');
  const late = await question();
  await learnsMore(online);
  late(portal());
  await roundTrip();
  expect(online.read()).toBe(true);
});

it('asks once more where the browser still has no network, since a network that goes may have carried the first question', async () => {
  const online = createOnlineStore();
  vi.stubGlobal('navigator', { onLine: false });
  says('offline');
  (await question())(campus());
  await roundTrip();
  expect(online.read()).toBe(true);
  // Those of earlier tests may ask once more, too.
  while (online.read()) {
    (await question())(portal());
    await roundTrip();
  }
});

it('believes its own question more than the answer to an earlier request', async () => {
  const online = createOnlineStore();
  const asked = performance.now();
  await roundTrip();
  says('offline');
  online.reached(true, asked);
  (await question())(portal());
  await vi.waitFor(() => expect(online.read()).toBe(false), UNTIL_ANSWERED);
});
