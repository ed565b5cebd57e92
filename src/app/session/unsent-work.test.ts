import { type Account, columnsOf } from '#offline/account.ts';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '#campus/create-store.ts';
import { deviceDb } from '#offline/device-db.ts';
import { bringBack } from '#offline/locked/bring-back.ts';
import { enqueue, entriesOf } from '#offline/outbox/outbox.ts';
import { leaveDevice } from '#offline/session/leave-device.ts';
import { mirrorSession } from '#offline/session/session-row.ts';
import { aCampus, LANTERN, type TestCampus } from '#tests/support/campus/campus.ts';
import { aNewEntry } from '#tests/support/device/entries.ts';
import { createWire, type Wire } from '#wire/graphql.ts';
import { bringBackAtLogin, bringBackSoon } from './unsent-work.ts';

const AMAL: Account = { viewerId: '1-amal', organisation: '1' };

let campus: TestCampus;
let wire: Wire;
/** What the next requests meet before they reach the campus. */
let inTheWay: (() => Response)[] = [];

beforeEach(async () => {
  campus = await aCampus();
  const { token: jwt, refreshToken } = await campus.login('amal');
  const tokens = { jwt, refreshToken };
  wire = createWire({
    endpoint: `${LANTERN}/graphql`,
    languageId: () => undefined,
    session: { read: async () => tokens, write: async () => {} },
    fetch: async (input, init) => inTheWay.shift()?.() ?? campus.server.fetch(new Request(input, init)),
  });
  const device = deviceDb();
  await mirrorSession(device, tokens, '1');
  await bringBack(device, wire, AMAL);
  await enqueue(device, aNewEntry({ id: 'a', ...columnsOf(AMAL) }));
  await leaveDevice({ device, dropFiles: async () => {} }, AMAL, 'lock');
  await mirrorSession(device, tokens, '1');
});

afterEach(async () => {
  inTheWay = [];
  vi.restoreAllMocks();
  const device = deviceDb();
  await Promise.all(device.tables.map((table) => table.clear()));
  await campus.close();
});

const busy = () => new Response('', { status: 503, headers: { 'Retry-After': '1' } });
const mine = async () => (await entriesOf(deviceDb(), AMAL)).map(({ id }) => id);
const announced: string[] = [];
const onBack = async () => void announced.push('back');

/** A campus that is reported as reached or not. */
function anOnline(isOnline: boolean) {
  const { read, subscribe, set: reached } = createStore(isOnline);
  return { read, subscribe, reached };
}

it('asks a busy campus again for the key, with no other change and no new connection to remind it', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  inTheWay = [busy, busy, busy];
  expect(await bringBackAtLogin(wire, AMAL)).toBe(false);
  await bringBackSoon({ wire, online: anOnline(true), account: AMAL, onBack });
  expect([await mine(), inTheWay, announced]).toEqual([['a'], [], ['back']]);
});

it('asks nothing without a network, and at once with it', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  inTheWay = [busy, () => Response.error()];
  const online = anOnline(false);
  expect(await bringBackAtLogin(wire, AMAL)).toBe(false);
  const brought = bringBackSoon({ wire, online, account: AMAL, onBack });
  await vi.waitFor(() => expect(inTheWay).toEqual([]));
  expect(await mine()).toEqual([]);
  online.reached(true);
  await brought;
  expect(await mine()).toEqual(['a']);
});
