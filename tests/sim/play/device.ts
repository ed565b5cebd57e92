import { clearPageSession, readPageSession, writePageSession } from '#device/session.ts';
import { DeviceDb } from '#offline/device-db.ts';
import type { OutboxEntry, Owner } from '#offline/entry.ts';
import { entriesOf, forget, tryAgain } from '#offline/outbox.ts';
import { deleteOwner } from '#offline/owner-db.ts';
import { clearSessionRow, mirrorSession } from '#offline/session-row.ts';
import { aBrowser, aPlace, type Browser, here, kill, type Place } from '#tests/sim/world/place.ts';
import type { Person, SimCampus } from './campus.ts';
import type { Network } from './network.ts';
import type { SessionWatch } from './sessions.ts';
import { openTab, ring, type Tab } from './tab.ts';

/** A shared phone: two pages, a worker, one disk. */
export type SimDevice = {
  name: string;
  browser: Browser;
  user: () => Person | undefined;
  tabs: () => readonly Tab[];
  login: (person: Person) => Promise<void>;
  /** The learner leaves; with `discard` what is unsent goes too. Returns the ids that went. */
  logout: (how: { discard: boolean; revoke: boolean }) => Promise<string[]>;
  open: (isWatched: boolean) => Promise<Tab | undefined>;
  killTab: (tab: Tab) => void;
  ring: () => Promise<void>;
  killWorker: () => void;
  /** Every entry on the disk, whoever’s. */
  outbox: () => Promise<OutboxEntry[]>;
  entriesOf: (owner: Owner) => Promise<OutboxEntry[]>;
  discard: (ids: string[]) => Promise<void>;
  /** Returns the new id of what is tried again. */
  tryAgain: (entry: OutboxEntry) => Promise<string | undefined>;
  dispose: () => void;
};

export type DeviceParts = {
  name: string;
  history: string;
  network: Network;
  campus: SimCampus;
  sessions: SessionWatch;
  outside: Outside;
};

/** The campus's own work, asked for by the simulator: everything else stands still meanwhile. */
export type Outside = <T>(work: () => Promise<T>) => Promise<T>;

const TABS = 2;

export function createDevice({ name, history, network, campus, sessions, outside }: DeviceParts): SimDevice {
  const browser = aBrowser(name);
  const database = `${history}-${name}`;
  let user: Person | undefined;
  let tabs: Tab[] = [];
  let worker: Place | undefined;
  let opened = 0;
  const system = aPlace(browser, 'system');
  const disk = new DeviceDb(database);
  const inSystem = <T>(work: () => Promise<T>): Promise<T> => here.run(system, work);
  const ownerOf = (person: Person): Owner => ({ owner: person.id, organisation: person.organisation });

  const closeAll = (): void => {
    for (const tab of tabs) tab.die();
    tabs = [];
    if (worker !== undefined) kill(worker);
    worker = undefined;
  };

  const leave = async ({ discard }: { discard: boolean }): Promise<string[]> => {
    const left = user;
    user = undefined;
    closeAll();
    clearPageSession({ keepPath: false });
    if (left === undefined) return [];
    await clearSessionRow(disk);
    const ids = discard ? (await entriesOf(disk, ownerOf(left))).map((entry) => entry.id) : [];
    await forget(disk, ids);
    await deleteOwner(disk, ownerOf(left));
    return ids;
  };

  return {
    name,
    browser,
    user: () => user,
    tabs: () => tabs,
    login: (person) =>
      inSystem(async () => {
        const tokens = await outside(() => campus.signIn(person));
        sessions.issued(tokens);
        writePageSession(tokens);
        await mirrorSession(disk, tokens, person.organisation);
        user = person;
      }),
    logout: ({ discard, revoke }) =>
      inSystem(async () => {
        const page = readPageSession();
        if (revoke && page !== undefined) {
          sessions.ended(page.jwt);
          await outside(() => campus.signOut(page.jwt));
        }
        return leave({ discard });
      }),
    open: async (isWatched) => {
      if (user === undefined || tabs.length >= TABS) return undefined;
      opened += 1;
      const place = aPlace(browser, `tab${opened}`);
      const mine = user;
      const tab = await here.run(place, () =>
        openTab({
          place,
          database,
          origin: mine.origin,
          organisation: mine.organisation,
          fetch: network.fetchOf(place),
          isWatched,
          onSignedOut: () => {
            if (place.alive && user === mine) void inSystem(() => leave({ discard: false }));
          },
        }),
      );
      if (tab === undefined) return undefined;
      if (user === mine && place.alive) tabs.push(tab);
      else tab.die();
      return user === mine ? tab : undefined;
    },
    killTab: (tab) => {
      tab.die();
      tabs = tabs.filter((each) => each !== tab);
    },
    ring: async () => {
      if (worker !== undefined || user === undefined) return;
      opened += 1;
      const place = aPlace(browser, `worker${opened}`);
      worker = place;
      const { origin } = user;
      await here.run(place, () => ring({ database, origin, fetch: network.fetchOf(place) })).catch(() => {});
      if (worker === place) worker = undefined;
    },
    killWorker: () => {
      if (worker !== undefined) kill(worker);
      worker = undefined;
    },
    outbox: () => inSystem(() => disk.outbox.toArray()),
    entriesOf: (owner) => inSystem(() => entriesOf(disk, owner)),
    discard: (ids) => inSystem(() => forget(disk, ids)),
    tryAgain: (entry) =>
      inSystem(async () => {
        await tryAgain(disk, entry.id);
        return entry.seq === undefined ? undefined : (await disk.outbox.get(entry.seq))?.id;
      }),
    dispose: () => {
      closeAll();
      disk.close();
    },
  };
}
