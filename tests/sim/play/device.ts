import { readPageSession, writePageSession } from '#device/session/session.ts';
import type { Account } from '#offline/account.ts';
import { DeviceDb } from '#offline/device-db.ts';
import { discard } from '#offline/outbox/discard.ts';
import type { OutboxEntry } from '#offline/outbox/entry.ts';
import { entriesOf, tryAgain } from '#offline/outbox/outbox.ts';
import type { Unsent } from '#offline/session/leave-device.ts';
import { mirrorSession } from '#offline/session/session-row.ts';
import { aBrowser, aPlace, type Browser, here, kill, type Place } from '#tests/sim/world/place.ts';
import { backgroundSync } from './background-sync.ts';
import type { Person, SimCampus } from './campus.ts';
import type { Unshown } from './forgotten.ts';
import { bareWire, leave as leaveDevice } from './leaving.ts';
import type { Network } from './network.ts';
import type { SessionWatch } from './sessions.ts';
import { openTab, type Tab, type TabParts } from './tab.ts';

/** A shared phone: two pages, a worker, one disk. */
export type SimDevice = {
  name: string;
  browser: Browser;
  user: () => Person | undefined;
  /** Everybody who was signed in here: what is locked tells nobody whose it is. */
  visitors: () => ReadonlySet<Person>;
  tabs: () => readonly Tab[];
  login: (person: Person) => Promise<void>;
  /** The learner leaves; what is unsent is locked, or goes by their decision. */
  logout: (unsent: Unsent) => Promise<void>;
  open: (how: Pick<TabParts, 'isWatched' | 'rests'>) => Promise<Tab | undefined>;
  killTab: (tab: Tab) => void;
  backgroundSync: () => Promise<void>;
  killWorker: () => void;
  /** Every entry on the disk, whoever’s. */
  outbox: () => Promise<OutboxEntry[]>;
  /** What waits on this device beside the outbox: locked work, and sessions to be ended. */
  waiting: () => Promise<{ locked: number; revocations: number }>;
  entriesOf: (account: Account) => Promise<OutboxEntry[]>;
  discard: (id: string) => Promise<void>;
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
  steady: () => number;
  learns: boolean;
  onUnshown: Unshown;
};

/** The campus's own work, asked for by the simulator: everything else stands still meanwhile. */
export type Outside = <T>(work: () => Promise<T>) => Promise<T>;

const TABS = 2;

export function createDevice(parts: DeviceParts): SimDevice {
  const { name, history, network, campus, sessions, outside, steady, learns, onUnshown } = parts;
  const browser = aBrowser(name, network.fetchOf);
  const visitors = new Set<Person>();
  let isFresh = false;
  const database = `${history}-${name}`;
  let user: Person | undefined;
  let tabs: Tab[] = [];
  let worker: Place | undefined;
  let opened = 0;
  const system = aPlace(browser, 'system');
  const disk = new DeviceDb(database);
  const inSystem = <T>(work: () => Promise<T>): Promise<T> => here.run(system, work);
  const accountOf = (person: Person): Account => ({ viewerId: person.id, organisation: person.organisation });

  const closeAll = (): void => {
    for (const tab of tabs) tab.die();
    tabs = [];
    if (worker !== undefined) kill(worker);
    worker = undefined;
  };

  const leave = async (because: 'asked' | 'refused', unsent: Unsent): Promise<void> => {
    const left = user;
    if (left === undefined) return;
    user = undefined;
    const wire = bareWire(left.origin);
    await leaveDevice({ device: disk, wire, account: accountOf(left), because, unsent }, async () => closeAll());
  };

  return {
    name,
    browser,
    user: () => user,
    visitors: () => visitors,
    tabs: () => tabs,
    login: (person) =>
      inSystem(async () => {
        const tokens = await outside(() => campus.signIn(person));
        sessions.issued(tokens);
        writePageSession(tokens);
        await mirrorSession(disk, tokens, person.organisation);
        browser.origin = person.origin;
        visitors.add(person);
        user = person;
        isFresh = true;
      }),
    logout: (unsent) =>
      inSystem(async () => {
        const page = readPageSession();
        if (page !== undefined) sessions.ended(page.jwt);
        await leave('asked', unsent);
      }),
    open: async (how) => {
      if (user === undefined || tabs.length >= TABS) return undefined;
      opened += 1;
      const place = aPlace(browser, `tab${opened}`);
      const mine = user;
      const fresh = isFresh;
      isFresh = false;
      const tab = await here.run(place, () =>
        openTab({
          place,
          database,
          origin: mine.origin,
          organisation: mine.organisation,
          fetch: network.fetchOf(place),
          steady,
          isFresh: fresh,
          learns,
          onUnshown,
          ...how,
          onSignedOut: () => {
            if (place.alive && user === mine) void inSystem(() => leave('refused', 'lock')).catch(() => {});
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
    backgroundSync: async () => {
      if (worker !== undefined || user === undefined) return;
      opened += 1;
      const place = aPlace(browser, `worker${opened}`);
      worker = place;
      const { origin } = user;
      await here.run(place, () => backgroundSync({ database, origin, fetch: network.fetchOf(place) })).catch(() => {});
      if (worker === place) worker = undefined;
    },
    killWorker: () => {
      if (worker !== undefined) kill(worker);
      worker = undefined;
    },
    outbox: () => inSystem(() => disk.outbox.toArray()),
    entriesOf: (account) => inSystem(() => entriesOf(disk, account)),
    waiting: () =>
      inSystem(async () => ({ locked: await disk.locked.count(), revocations: await disk.revocations.count() })),
    discard: (id) => inSystem(() => discard(disk, id)),
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
