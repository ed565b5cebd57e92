import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { liveQuery } from 'dexie';
import { OFFLINE_MUTATIONS } from '#app/storage/offline-mutations.ts';
import { openSavedUnits } from '#app/storage/saved.ts';
import { createCampusClient } from '#cache/campus-client.ts';
import { noteAnnouncedRevision } from '#cache/newer-revision.ts';
import { followOutbox, type PendingStore } from '#cache/pending-store.ts';
import { optionsOf } from '#cache/read-campus.ts';
import { rowsOn } from '#cache/rows-on.ts';
import { deferredSavedUnits, type SavedEngine } from '#cache/saved/deferred-saved-units.ts';
import { provideSavedUnits } from '#cache/saved/use-saved-units.ts';
import { send } from '#cache/send.ts';
import { raiseFloor } from '#cache/services.ts';
import { settle } from '#cache/settle.ts';
import { warm } from '#cache/warm.ts';
import { coalesced } from '#campus/coalesced.ts';
import { LANGUAGE_IDS } from '#campus/languages.ts';
import { adoptTokens, pageSessionStore, readPageSession } from '#device/session/session.ts';
import { listQueries } from '#features/lists/queries.ts';
import type { Account } from '#offline/account.ts';
import { listen } from '#offline/channel.ts';
import { DeviceDb } from '#offline/device-db.ts';
import { freeReserve, holdReserve } from '#offline/health/reserve.ts';
import { bringBack } from '#offline/locked/bring-back.ts';
import { entriesOf } from '#offline/outbox/outbox.ts';
import { persistEntry } from '#offline/outbox/persist-entry.ts';
import { createSender, type Sender } from '#offline/outbox/sender.ts';
import { openAccountDb } from '#offline/rows/account-db.ts';
import { answersOlderThan, dropUnsavedAnswers } from '#offline/rows/answer-rows.ts';
import { isRenewalDue, renewSession } from '#offline/session/renew-session.ts';
import { mirrorSession, readSessionRow } from '#offline/session/session-row.ts';
import { readOfKey } from '#reads/read-of-key.ts';
import { here, kill, type Place } from '#tests/sim/world/place.ts';
import { createWire } from '#wire/graphql.ts';
import { createServerTime } from '#wire/server-time.ts';
import type { CampusState } from './campus-rows.ts';
import { forgetting, type Unshown } from './forgotten.ts';
import type { Tap } from './kinds.ts';
import { refreshLearning } from './learning-state.ts';
import { bareWire, tidy } from './leaving.ts';
import { onlineStore } from './online-store.ts';
import { type SavedUnits, savedUnitsOf } from './saved-units.ts';
import { sessionOf } from './sessions.ts';
import { LANGUAGE, mine, shown } from './shown.ts';
import { refreshMade } from './user-content-state.ts';
import { refreshWritten } from './written-state.ts';

/** A page of whoever is signed in on its device: the composition of `app/session/open-signed-in.ts`, with the simulator around it. */
export type Tab = {
  place: Place;
  account: Account;
  sender: Pick<Sender, 'sendSoon' | 'sendAfterReconnect'>;
  /** Resolves when the act is on disk and shown. `onEntry` hears of the entry before it is on its way to the disk. */
  tap: (tap: Tap, onEntry: (id: string) => void) => Promise<void>;
  /** What the screens show now. Rejects where nothing can be shown. */
  look: () => Promise<CampusState>;
  /** The same after asking the campus. */
  refresh: () => Promise<CampusState>;
  /** The network may be back. */
  reached: () => void;
  /** What the page does at half of its token's life. */
  renew: () => Promise<unknown>;
  /** The campus says by itself at which revision the person is, and whose act it was. */
  announced: (revision: number, by: string | null) => void;
  saved: SavedEngine;
  savedUnits: SavedUnits;
  /** Does something as this page. */
  doing: <T>(work: () => Promise<T>) => Promise<T>;
  die: () => void;
};

export type TabParts = {
  place: Place;
  database: string;
  origin: string;
  organisation: string;
  fetch: typeof globalThis.fetch;
  /** A clock that only goes forward, ms. */
  steady: () => number;
  /** The login has just been: what was locked comes back before anything is shown. */
  isFresh: boolean;
  /** It is open for long enough to look after what is saved. */
  rests: boolean;
  /** A screen is open: what it shows is asked for again when it changes. */
  isWatched: boolean;
  /** The histories in which somebody learns; the others are played as they always were. */
  learns: boolean;
  onSignedOut: () => void;
  onUnshown: Unshown;
};

/** Opens a page on what lies on the device; undefined where nobody is signed in. */
export async function openTab(parts: TabParts): Promise<Tab | undefined> {
  const { place, organisation } = parts;
  const learns = parts.learns && organisation === '1';
  const device = new DeviceDb(parts.database);
  const account = await resume(device, organisation);
  if (account === undefined) return undefined;
  const online = onlineStore();
  const serverTime = createServerTime({ kept: 0, keep: () => {} }, { device: Date.now, steady: parts.steady });
  const session = pageSessionStore({
    mirror: (tokens, isCurrent) => mirrorSession(device, tokens, organisation, isCurrent),
    renewed: async ({ jwt }) => (isRenewalDue(jwt, serverTime.now()) ? readSessionRow(device) : undefined),
  });
  const wire = createWire({
    endpoint: `${parts.origin}/graphql`,
    fetch: parts.fetch,
    session,
    serverTime,
    languageId: () => LANGUAGE_IDS[LANGUAGE],
    onReach: online.reached,
    onSignedOut: parts.onSignedOut,
  });
  if (parts.isFresh) await bringBack(device, wire, account).catch(() => {});
  const db = await openAccountDb(device, account);
  const pending = pendingOf(device, account, place);
  const sender = createSender({ device, wire, account: async () => account, requestSync: () => {} });
  let onEntry: (id: string) => void = () => {};
  const client = createCampusClient({
    account,
    wire,
    rows: rowsOn(db),
    pending,
    queue: {
      enqueue: (entry) => {
        onEntry(entry.id);
        return persistEntry(device, entry, [() => freeReserve(device), async () => (await dropUnsavedAnswers(db)) > 0]);
      },
      forget: forgetting({ device, db, pending, onUnshown: parts.onUnshown }),
      sendSoon: sender.sendSoon,
    },
    onCaughtUp: () => void settleSoon(),
  });
  listenTo(client, device);
  await pending.ready;
  const settleSoon = coalesced(() => settle(client).catch(() => {}));
  pending.subscribe(settleSoon);
  void settleSoon();
  sender.begin();
  const saved = deferredSavedUnits({
    open: () => openSavedUnits({ device, db, wire, client, language: LANGUAGE, online, packageHosts: undefined }),
    later: () => Promise.resolve(),
  });
  provideSavedUnits(client, saved);
  const rest = async (): Promise<void> => {
    await tidy(device, bareWire(parts.origin), account);
    if ((await bringBack(device, wire, account)) === 'back') sender.begin();
    if (!parts.rests) return;
    await saved.start();
    if (!place.browser.isFull) await holdReserve(device);
  };
  void rest().catch(() => {});
  online.subscribe(() => {
    if (!online.read()) return;
    sender.sendAfterReconnect();
    void bringBack(device, wire, account).catch(() => {});
  });
  if (parts.isWatched) new QueryObserver(client, optionsOf(mine)).subscribe(() => {});
  return {
    place,
    account,
    sender: {
      sendSoon: () => here.run(place, sender.sendSoon),
      sendAfterReconnect: () => here.run(place, sender.sendAfterReconnect),
    },
    tap: (tap, note) =>
      here.run(place, () =>
        tap.by((mutation, input) => {
          onEntry = note;
          return send(client, mutation, input);
        }),
      ),
    look: () => here.run(place, () => shown(client, pending, learns)),
    refresh: () =>
      here.run(place, async () => {
        const { viewer } = await warm(client, mine, 0);
        if (learns) await refreshLearning(client, LANGUAGE);
        if (learns) await refreshWritten(client, LANGUAGE);
        if (learns) await refreshMade(client, LANGUAGE);
        // As `app/keep.ts` does: what was opened once is kept fresh. What does not hold an act yet is opened by the learner.
        for (const { id } of viewer.contentLists) await warm(client, listQueries.one(id, LANGUAGE), 0).catch(() => {});
        for (const { key } of await answersOlderThan(db, latestOf(pending))) {
          const read = readOfKey(key);
          if (read !== undefined) await warm(client, read, 0).catch(() => {});
        }
        void settleSoon();
        return shown(client, pending, learns);
      }),
    reached: () => here.run(place, () => online.reached(true)),
    renew: () => here.run(place, () => renewSession({ session, wire, now: serverTime.now })),
    announced: (revision, by) => {
      if (sessionOf(readPageSession()?.jwt ?? '') !== by) noteAnnouncedRevision(client, revision, { savesData: false });
    },
    saved,
    savedUnits: savedUnitsOf(client, db, wire),
    doing: (work) => here.run(place, work),
    die: () => {
      kill(place);
      saved.close();
      pending.stop();
      sender.stop();
      client.clear();
      db.close();
      device.close();
    },
  };
}

/** What `app/campus.ts` does at its start: whoever local storage says is signed in, with the newest of their tokens. */
async function resume(device: DeviceDb, organisation: string): Promise<Account | undefined> {
  const page = readPageSession();
  if (page === undefined) return undefined;
  await mirrorSession(device, page, organisation);
  const row = await readSessionRow(device);
  if (row !== undefined) adoptTokens(row);
  return { viewerId: page.viewerId, organisation };
}

function pendingOf(device: DeviceDb, account: Account, place: Place): PendingStore & { stop: () => void } {
  return followOutbox(
    {
      entries: () => entriesOf(device, account),
      onChange: (signal) => {
        const subscription = liveQuery(() => entriesOf(device, account)).subscribe(() => here.run(place, signal));
        return () => subscription.unsubscribe();
      },
    },
    async () => OFFLINE_MUTATIONS,
    LANGUAGE,
  );
}

/** The newest act that the campus has done. */
function latestOf(pending: PendingStore): number {
  return Math.max(0, ...pending.all().map(({ entry }) => entry.revision ?? 0));
}

function listenTo(client: QueryClient, device: DeviceDb): void {
  listen((message) => {
    if (message.type === 'settled') return raiseFloor(client, message.revision ?? 0);
    if (message.type !== 'session') return;
    const adopt = async (): Promise<void> => {
      const renewed = await readSessionRow(device);
      if (renewed !== undefined) adoptTokens(renewed);
    };
    void adopt().catch(() => {});
  });
}
