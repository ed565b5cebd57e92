import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { liveQuery } from 'dexie';
import { OFFLINE_MUTATIONS } from '#app/offline-mutations.ts';
import { createCampusClient } from '#cache/campus-client.ts';
import { followOutbox, type PendingStore } from '#cache/pending-store.ts';
import { optionsOf, readCampus } from '#cache/read-campus.ts';
import { send } from '#cache/send.ts';
import { raiseFloor } from '#cache/services.ts';
import { settle } from '#cache/settle.ts';
import { warm } from '#cache/warm.ts';
import { LANGUAGE_IDS } from '#campus/languages.ts';
import { adoptTokens, pageSessionStore, readPageSession } from '#device/session.ts';
import { listQueries } from '#features/lists/queries.ts';
import { answerOf, answersOlderThan, keepAnswer } from '#offline/answer-rows.ts';
import { listen } from '#offline/channel.ts';
import { DeviceDb } from '#offline/device-db.ts';
import type { Owner } from '#offline/entry.ts';
import { enqueue, entriesOf, forget } from '#offline/outbox.ts';
import { openOwnerDb } from '#offline/owner-db.ts';
import { createSender, drainOnce, type Sender, unsentOf, wake } from '#offline/sender.ts';
import { mirrorSession, ownerOfSession, readSessionRow, rowSessionStore } from '#offline/session-row.ts';
import { here, kill, type Place } from '#tests/sim/world/place.ts';
import { createWire } from '#wire/graphql.ts';
import type { CampusState } from './campus-rows.ts';
import type { Tap } from './kinds.ts';

/** A page of whoever is signed in on its device: the composition of `app/owner.ts`, with the simulator around it. */
export type Tab = {
  place: Place;
  owner: Owner;
  sender: Pick<Sender, 'nudge' | 'nudgeAfterReconnect'>;
  /** Resolves when the act is on disk and shown. `onEntry` hears of the entry before it is on its way to the disk. */
  tap: (tap: Tap, onEntry: (id: string) => void) => Promise<void>;
  /** What the screens show now. Rejects where nothing can be shown. */
  look: () => Promise<CampusState>;
  /** The same after asking the campus. */
  refresh: () => Promise<CampusState>;
  die: () => void;
};

export type TabParts = {
  place: Place;
  database: string;
  origin: string;
  organisation: string;
  fetch: typeof globalThis.fetch;
  /** A screen is open: what it shows is asked for again when it changes. */
  isWatched: boolean;
  onSignedOut: () => void;
};

const LANGUAGE = 'en';
const mine = listQueries.mine(LANGUAGE);

/** Opens a page on what lies on the device; undefined where nobody is signed in. */
export async function openTab(parts: TabParts): Promise<Tab | undefined> {
  const { place, organisation } = parts;
  const device = new DeviceDb(parts.database);
  const owner = await resume(device, organisation);
  if (owner === undefined) return undefined;
  const wire = createWire({
    endpoint: `${parts.origin}/graphql`,
    fetch: parts.fetch,
    session: pageSessionStore({
      mirror: (tokens, isCurrent) => mirrorSession(device, tokens, organisation, isCurrent),
    }),
    languageId: () => LANGUAGE_IDS[LANGUAGE],
    onSignedOut: parts.onSignedOut,
  });
  const db = await openOwnerDb(device, owner);
  const pending = pendingOf(device, owner, place);
  const sender = createSender({ device, wire, owner: async () => owner, ringDoorbell: () => {} });
  let onEntry: (id: string) => void = () => {};
  const client = createCampusClient({
    owner,
    wire,
    rows: {
      get: (hash) => answerOf(db, hash),
      keep: (kept) => keepAnswer(db, kept),
      olderThan: (revision) => answersOlderThan(db, revision),
    },
    pending,
    queue: {
      enqueue: (entry) => {
        onEntry(entry.id);
        return enqueue(device, entry);
      },
      forget: (ids) => forget(device, ids),
      nudge: sender.nudge,
    },
    onCaughtUp: () => settleSoon(),
  });
  listenTo(client, device);
  await pending.ready;
  const settleSoon = coalesced(() => settle(client));
  pending.subscribe(settleSoon);
  settleSoon();
  sender.nudge();
  if (parts.isWatched) new QueryObserver(client, optionsOf(mine)).subscribe(() => {});
  return {
    place,
    owner,
    sender: {
      nudge: () => here.run(place, sender.nudge),
      nudgeAfterReconnect: () => here.run(place, sender.nudgeAfterReconnect),
    },
    tap: (tap, note) =>
      here.run(place, () =>
        tap.by((mutation, input) => {
          onEntry = note;
          return send(client, mutation, input);
        }),
      ),
    look: () => here.run(place, () => shown(client, pending)),
    refresh: () =>
      here.run(place, async () => {
        const { viewer } = await warm(client, mine, 0);
        // As `app/keep.ts` does: what was opened once is kept fresh.
        for (const { id } of viewer.contentLists) await warm(client, listQueries.one(id, LANGUAGE), 0).catch(() => {});
        settleSoon();
        return shown(client, pending);
      }),
    die: () => {
      kill(place);
      pending.stop();
      sender.stop();
      client.clear();
      db.close();
      device.close();
    },
  };
}

/** What `app/campus.ts` does at its start: whoever local storage says is signed in, with the newest of their tokens. */
async function resume(device: DeviceDb, organisation: string): Promise<Owner | undefined> {
  const page = readPageSession();
  if (page === undefined) return undefined;
  await mirrorSession(device, page, organisation);
  const row = await readSessionRow(device);
  if (row !== undefined) adoptTokens(row);
  return { owner: page.viewerId, organisation };
}

function pendingOf(device: DeviceDb, owner: Owner, place: Place): PendingStore & { stop: () => void } {
  return followOutbox(
    {
      entries: () => entriesOf(device, owner),
      onChange: (signal) => {
        const subscription = liveQuery(() => entriesOf(device, owner)).subscribe(() => here.run(place, signal));
        return () => subscription.unsubscribe();
      },
    },
    OFFLINE_MUTATIONS,
    LANGUAGE,
  );
}

function listenTo(client: QueryClient, device: DeviceDb): void {
  listen((said) => {
    if (said.type !== 'session') return raiseFloor(client, said.revision ?? 0);
    const adopt = async (): Promise<void> => {
      const renewed = await readSessionRow(device);
      if (renewed !== undefined) adoptTokens(renewed);
    };
    void adopt().catch(() => {});
  });
}

async function shown(client: QueryClient, pending: PendingStore): Promise<CampusState> {
  await pending.catchUp();
  const { viewer } = await readCampus(client, mine);
  return {
    bookmarks: viewer.bookmarkedItems.map(nameOf).sort(),
    lists: viewer.contentLists
      .filter((list) => list.isOwner)
      .map((list) => ({ id: list.id, name: list.denomination, items: list.items.map(nameOf).sort() }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
    language: LANGUAGE,
  };
}

function nameOf(item: { __typename: string; id: string }): string {
  return `${item.__typename === 'Module' ? 'MODULE' : 'COURSE'} ${item.id}`;
}

/** The bell of Background Sync: what `sw/outbox-sync.ts` does. */
export async function ring(parts: Pick<TabParts, 'database' | 'origin' | 'fetch'>): Promise<void> {
  const device = new DeviceDb(parts.database);
  const mine = await ownerOfSession(device);
  if (mine === undefined) return;
  const wire = createWire({
    endpoint: `${parts.origin}/graphql`,
    fetch: parts.fetch,
    session: rowSessionStore(device, mine),
    languageId: () => undefined,
  });
  const owner = async () => {
    const now = await ownerOfSession(device);
    return now?.owner === mine.owner && now.organisation === mine.organisation ? mine : undefined;
  };
  await wake({ device, owner });
  await drainOnce({ device, wire, owner });
  await unsentOf({ device, owner });
}

function coalesced(work: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  const run = async (): Promise<void> => {
    again = true;
    if (running) return;
    running = true;
    while (again) {
      again = false;
      await work().catch(() => {});
    }
    running = false;
  };
  return () => void run();
}
