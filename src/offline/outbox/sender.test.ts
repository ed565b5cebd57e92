import 'fake-indexeddb/auto';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DRAIN_PARALLEL } from '#campus/limits.ts';
import type { DeviceDb } from '#offline/device-db.ts';
import { AMAL, aDeviceDb, aNewEntry } from '#tests/support/device/entries.ts';
import { openWire, UNTIL_ANSWERED } from '#tests/support/network/wire.ts';
import { createWire } from '#wire/graphql.ts';
import { enqueue, holdBack, postpone } from './outbox.ts';
import { createSender, type Sender } from './sender.ts';

const { server, requests } = openWire();
const GRAPHQL = 'http://lantern.localhost/graphql';

let device: DeviceDb;
let sender: Sender;
const sent = () => requests.map(({ headers }) => headers.get('Idempotency-Key'));
const soon = () => Date.now() + 60_000;

beforeEach(() => {
  device = aDeviceDb();
  server.use(
    http.post(GRAPHQL, () =>
      HttpResponse.json({ data: { noop: { success: true } } }, { headers: { 'Campus-Answer': '1' } }),
    ),
  );
  const wire = createWire({
    endpoint: GRAPHQL,
    languageId: () => undefined,
    session: { read: async () => undefined, write: async () => {} },
    fetch: globalThis.fetch,
  });
  sender = createSender({ device, wire, account: async () => AMAL, requestSync: () => {} });
});

afterEach(async () => {
  sender.stop();
  await device.delete();
});

it('tries at once what only failed for want of a network, when the app is opened again', async () => {
  await enqueue(device, aNewEntry({ id: 'a', queuedAt: Date.now() }));
  await postpone(device, AMAL, soon());
  sender.begin();
  await vi.waitFor(() => expect(sent()).toEqual(['a']), UNTIL_ANSWERED);
});

it('leaves the campus the time that it asked for, also then', async () => {
  await enqueue(device, aNewEntry({ id: 'a', subject: 'one', queuedAt: Date.now() }));
  await holdBack(device, AMAL, soon());
  await enqueue(device, aNewEntry({ id: 'b', subject: 'two', queuedAt: Date.now() }));
  sender.begin();
  await vi.waitFor(() => expect(sent()).toEqual(['b']), UNTIL_ANSWERED);
});

it('asked to send while it sends goes on with the same drain, and takes along what came meanwhile', async () => {
  let [underWay, most] = [0, 0];
  let answer = (): void => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.post(GRAPHQL, async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await late;
      underWay -= 1;
      return HttpResponse.json({ data: { noop: { success: true } } }, { headers: { 'Campus-Answer': '1' } });
    }),
  );
  const names = Array.from({ length: 2 * DRAIN_PARALLEL }, (_, n) => `entry ${n}`);
  for (const id of names) await enqueue(device, aNewEntry({ id, subject: id, queuedAt: Date.now() }));
  sender.sendSoon();
  await vi.waitFor(() => expect(underWay).toBe(DRAIN_PARALLEL), UNTIL_ANSWERED);
  const asked = sender.sendNow();
  await enqueue(device, aNewEntry({ id: 'last', subject: 'last', queuedAt: Date.now() }));
  answer();
  await asked;
  expect(sent().toSorted()).toEqual([...names, 'last'].toSorted());
  expect(most).toBe(DRAIN_PARALLEL);
});
