import type { QueryClient } from '@tanstack/react-query';
import { liveQuery } from 'dexie';
import { OFFLINE_MUTATIONS } from '#app/storage/offline-mutations.ts';
import { createCampusClient } from '#cache/campus-client.ts';
import type { Read } from '#cache/campus-query.ts';
import type { OfflineMutation } from '#cache/offline-mutation.ts';
import { followOutbox } from '#cache/pending-store.ts';
import { readCampus } from '#cache/read-campus.ts';
import { rowsOn } from '#cache/rows-on.ts';
import { send } from '#cache/send.ts';
import { settle } from '#cache/settle.ts';
import { warm } from '#cache/warm.ts';
import type { LanguageCode } from '#campus/languages.ts';
import type { Account } from '#offline/account.ts';
import type { DeviceDb } from '#offline/device-db.ts';
import { drain } from '#offline/outbox/drain.ts';
import type { OutboxEntry, Settled } from '#offline/outbox/entry.ts';
import { enqueue, entriesOf, forget } from '#offline/outbox/outbox.ts';
import { postEntry } from '#offline/outbox/post-entry.ts';
import { type AccountDb, openAccountDb } from '#offline/rows/account-db.ts';
import { LANTERN, type TestCampus } from '#tests/support/campus/campus.ts';
import { createWire, type Wire } from '#wire/graphql.ts';
import { claimsOf } from '#wire/session-store.ts';
import { aDeviceDb } from './entries.ts';

const LANGUAGE: LanguageCode = 'en';
const LONGER_THAN_ANY_BACK_OFF = 120_000;

/** What lies between a device and the campus; a test cuts it, or answers in the campus's place. */
export type TestNetwork = {
  cut: boolean;
  /** Answers instead of the campus; `forward` asks the campus. */
  between: ((forward: () => Promise<Response>) => Promise<Response>) | undefined;
};

/** A page of a signed-in person: real cache, real outbox, real wire over a real server, without a browser. */
export type TestDevice = {
  device: DeviceDb;
  db: AccountDb;
  account: Account;
  wire: Wire;
  client: QueryClient;
  network: TestNetwork;
  settledMessages: Settled[];
  send: <I>(mutation: OfflineMutation<I>, input: NoInfer<I>) => Promise<void>;
  /** What a screen would show. */
  read: <A>(read: Read<A>) => Promise<A>;
  /** Opens the screen anew: the campus is asked, and the outbox tidied. */
  refresh: <A>(read: Read<A>) => Promise<void>;
  /** Sends what waits, as if every back-off had passed, and lets the cache settle. */
  drain: () => Promise<void>;
  outbox: () => Promise<OutboxEntry[]>;
  /** The page dies and is opened again over the same disk. */
  reload: () => Promise<TestDevice>;
};

type Disk = { device: DeviceDb; network: TestNetwork; clock: { now: number } };

/** A device on which `name` (of the small campus) has just logged in. */
export async function aDevice(campus: TestCampus, name: string): Promise<TestDevice> {
  const tokens = await campus.login(name);
  const account = { viewerId: claimsOf(tokens.token)?.sub ?? '', organisation: '1' };
  const session = { jwt: tokens.token, refreshToken: tokens.refreshToken };
  const network: TestNetwork = { cut: false, between: undefined };
  const wire = createWire({
    endpoint: `${LANTERN}/graphql`,
    fetch: async (input, init) => {
      if (network.cut) throw new TypeError('Failed to fetch');
      const forward = () => campus.server.fetch(new Request(input, init));
      return network.between === undefined ? forward() : network.between(forward);
    },
    session: { read: async () => session, write: async (renewed) => void Object.assign(session, renewed) },
    languageId: () => undefined,
  });
  return openPage({ device: aDeviceDb(), network, clock: { now: Date.now() } }, account, wire);
}

async function openPage(disk: Disk, account: Account, wire: Wire): Promise<TestDevice> {
  const { device, network, clock } = disk;
  const db = await openAccountDb(device, account);
  const outbox = () => entriesOf(device, account);
  const pending = followOutbox(
    {
      entries: outbox,
      onChange: (signal) => {
        const subscription = liveQuery(outbox).subscribe(signal);
        return () => subscription.unsubscribe();
      },
    },
    async () => OFFLINE_MUTATIONS,
    LANGUAGE,
  );
  const client = createCampusClient({
    account,
    wire,
    rows: rowsOn(db),
    pending,
    queue: { enqueue: (entry) => enqueue(device, entry), forget: (ids) => forget(device, ids), sendSoon: () => {} },
  });
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  /** Screens follow the disk; a test goes on once they have. */
  const caughtUp = async (): Promise<void> => {
    const onDisk = JSON.stringify(await outbox());
    await new Promise<void>((resolve) => {
      const look = () => {
        if (JSON.stringify(pending.all().map(({ entry }) => entry)) !== onDisk) return;
        stop();
        resolve();
      };
      const stop = pending.subscribe(look);
      look();
    });
  };
  await pending.ready;
  const settledMessages: Settled[] = [];
  return {
    device,
    db,
    account,
    wire,
    client,
    network,
    settledMessages,
    send: async (mutation, input) => {
      await send(client, mutation, input);
      await caughtUp();
    },
    read: async (read) => {
      await caughtUp();
      return readCampus(client, read);
    },
    refresh: async (read) => {
      await warm(client, read, 0);
      await settle(client);
      await caughtUp();
    },
    drain: async () => {
      clock.now += LONGER_THAN_ANY_BACK_OFF;
      await drain({
        device,
        account: async () => account,
        post: (entry) => postEntry(wire, entry),
        announce: (settled) => settledMessages.push(settled),
        alone: true,
        now: () => clock.now,
        random: () => 1,
      });
      await caughtUp();
      await settle(client);
      await caughtUp();
    },
    outbox,
    reload: async () => {
      pending.stop();
      client.clear();
      db.close();
      return openPage(disk, account, wire);
    },
  };
}
