import type { QueryClient } from '@tanstack/react-query';
import { buildHere } from '#app/boot/build-here.ts';
import { contentIdle, contentPainted, usedOrRested } from '#app/boot/when-idle.ts';
import { followAchievements } from '#app/shell/achievement-toasts.ts';
import { askNotifications } from '#app/shell/ask-notifications.ts';
import { createToaster } from '#app/shell/toaster.ts';
import { allMutations, mutationsOf } from '#app/storage/mutations-of.ts';
import { requestBackgroundSync } from '#app/worker/request-background-sync.ts';
import { createCampusClient, followOnline } from '#cache/campus-client.ts';
import { provideKeptCertificates } from '#cache/kept-certificates.ts';
import { noteOwnRevision, noteRevision } from '#cache/newer-revision.ts';
import { followOutbox, type PendingStore } from '#cache/pending-store.ts';
import { provideRowsHere } from '#cache/rows-here.ts';
import { deferredSavedUnits, type SavedEngine } from '#cache/saved/deferred-saved-units.ts';
import { provideSavedUnits } from '#cache/saved/use-saved-units.ts';
import { send } from '#cache/send.ts';
import { raiseFloor } from '#cache/services.ts';
import { coalesced } from '#campus/coalesced.ts';
import type { LanguageCode } from '#campus/languages.ts';
import type { OnlineStore } from '#device/network/online.ts';
import { postAsPerson } from '#device/session/post-as-person.ts';
import { adoptTokens, readPageSession } from '#device/session/session.ts';
import { keepDraftsIn } from '#device/storage/drafts.ts';
import { keptCertificates } from '#device/storage/kept-certificates.ts';
import { recordListAction } from '#features/analytics/record.ts';
import { packageHostsHere } from '#features/organisation/organisation.ts';
import { setLanguage } from '#features/session/mutations.ts';
import type { SyncControl } from '#features/sync/sync-control.ts';
import { announce, listen } from '#offline/channel.ts';
import type { DeviceDb } from '#offline/device-db.ts';
import { fault } from '#offline/fault.ts';
import { holdReserve } from '#offline/health/reserve.ts';
import { isUnsent } from '#offline/outbox/entry.ts';
import type { Sender } from '#offline/outbox/sender.ts';
import type { PageStorage } from '#storage/page-storage.ts';
import type { PersonStorage } from '#storage/person-storage.ts';
import { painted } from '#ui/layout/painted.ts';
import { askUntilBack } from './ask-until-back.ts';
import { lateSender } from './late-sender.ts';
import { openStorage, type StorageParts } from './open-storage.ts';
import { settleLanguage } from './settle-language.ts';
import { createSyncControl, directSyncControl } from './sync-control.ts';

/** A page that paints nothing, since it has just gone out of sight, asks after this long all the same, ms. */
const LONGEST_PAINT = 200;

export type SignedInParts = StorageParts & {
  language: LanguageCode;
  /** Called when they have left in another tab. */
  onLeft: () => void;
};

export type SignedIn = {
  client: QueryClient;
  /** The outbox for the sync sheet and the marks. */
  sync: SyncControl;
  /** What is saved for offline; the engine behind it comes when it is first needed. Undefined where nothing can be kept. */
  saved: SavedEngine | undefined;
  /** Keeps a reserve for the outbox while there is space (STORAGE-4); false where nothing can be kept at all. */
  holdReserve: () => Promise<boolean>;
  /** Looks again which accepted entries are still needed, after rows were refreshed. */
  settle: () => void;
  saveLanguage: (language: LanguageCode) => Promise<void>;
  /** At a login: the language that the person has on the campus becomes the device's, or one chosen here becomes theirs (LANG-9). */
  settleLanguage: (preferred: LanguageCode | undefined) => Promise<void>;
  /** An act of this page that is not the outbox's: what the page shows is its own affair, the other pages hear of it. */
  acted: (revision: number) => void;
  close: () => Promise<void>;
};

/** A signed-in person's cache and queue: their rows, their entries, the sender. Its own chunk: a logged-out page loads none of this. */
export async function openSignedIn(parts: SignedInParts): Promise<SignedIn> {
  const { account, language, wire, online, onLeft } = parts;
  followOnline(online);
  const storage = await openStorage(parts);
  const pending = followOutbox(storage.source, mutationsOf, language);
  const toaster = createToaster({ kinds: mutationsOf, language, client: () => client });
  const sender = lateSender({ make: () => makeSender(storage, parts), requestSync: requestBackgroundSync });
  const client = createCampusClient({
    account,
    wire,
    rows: storage.rows,
    pending,
    queue: { ...storage.queue, sendSoon: sender.sendSoon },
    postLast: postAsPerson(account, online),
    onQueued: (entry) => {
      toaster.queued(entry);
      recordListAction(entry.kind);
    },
    onNotKept: toaster.notKept,
    painted: () => Promise.race([painted(), new Promise<void>((resolve) => setTimeout(resolve, LONGEST_PAINT))]),
    onCaughtUp: () => void settleSoon(),
  });
  const stopListening = listen((message) => {
    if (message.type === 'session') {
      // Nothing of who has left stays on this screen or in its memory (SESSION-15).
      if (readPageSession()?.viewerId !== account.viewerId) return onLeft();
      return void adoptRenewed().catch(() => {});
    }
    if (message.type === 'pushed') return askNotifications(client);
    if (message.type === 'draft') return undefined;
    if (message.type === 'acted') return noteRevision(client, message.revision);
    if (message.revision !== undefined) noteOwnRevision(client, message.revision);
    raiseFloor(client, message.revision ?? 0);
    toaster.settled(message);
  });
  const stopLights = followAchievements(client);
  const [, , stopDrafts] = await Promise.all([
    pending.ready,
    online.read() ? undefined : noteRowsHere(client, storage, online),
    storage.drafts && keepDraftsIn(storage.drafts),
  ]);
  await fault('upgrade.account');
  const mayWrite = untilWriting(pending, online);
  // What fails is left to the next run.
  const settleSoon = coalesced(() => mayWrite.then(() => settleIn(client)).catch(() => {}));
  const stopSettling = pending.subscribe(settleSoon);
  // What the worker settled, or left, while no page was open.
  void settleSoon();
  void mayWrite
    .then(sender.begin)
    .then(allMutations)
    .catch(() => {});
  const stopWaking = wakeWith(sender, online);
  const stopAsking = askUntilBack(online);
  const saveLanguage = (next: LanguageCode): Promise<void> => send(client, setLanguage, { language: next });
  const saved =
    storage.database &&
    deferredSavedUnits({
      open: async () => {
        // Screens ask for it as they are rendered: it must not come before what they show.
        await contentPainted();
        const [{ openSavedUnits }, { disk }] = await Promise.all([import('#app/storage/saved.ts'), storage.whole()]);
        if (disk === undefined) throw new Error('Nothing is kept on this device.');
        const here = { packageHosts: packageHostsHere(), lessonParts: buildHere().lessonParts };
        return openSavedUnits({ ...disk, ...here, wire, client, language, online });
      },
      later: usedOrRested,
    });
  if (saved !== undefined) provideSavedUnits(client, saved);
  if (storage.database !== undefined) provideKeptCertificates(client, keptCertificates(storage.database));
  return {
    client,
    saved,
    sync: storage.isDirect ? directSyncControl(pending) : createSyncControl({ device: openDevice, pending, sender }),
    holdReserve: () => holdReserveIn(storage),
    settle: settleSoon,
    saveLanguage,
    settleLanguage: (preferred) =>
      settleLanguage({ preferred, entries: pending.all().map(({ entry }) => entry), save: saveLanguage }),
    acted: (revision) => {
      noteOwnRevision(client, revision);
      announce({ type: 'acted', revision });
    },
    close: async () => {
      saved?.close();
      stopLights();
      stopListening();
      stopWaking();
      stopAsking();
      stopSettling();
      stopDrafts?.();
      pending.stop();
      sender.stop();
      await storage.close();
    },
  };
}

/**
 * When what waits is sent and settled: no screen waits for that, as what it shows has the changes over it. With a network at
 * once after the content; without one only the worker is reminded then (SYNC-8).
 */
function untilWriting(pending: PendingStore, online: OnlineStore): Promise<void> {
  if (!pending.all().some(({ entry }) => isUnsent(entry))) return usedOrRested();
  if (online.read()) return contentIdle();
  void contentIdle().then(requestBackgroundSync);
  return usedOrRested();
}

async function settleIn(client: QueryClient): Promise<void> {
  const { settle } = await import('#cache/settle.ts');
  await settle(client);
}

/** Until the campus is reached, when rows come that were not there. A disk that cannot be read says nothing. */
async function noteRowsHere(client: QueryClient, storage: PageStorage, online: OnlineStore): Promise<void> {
  provideRowsHere(client, await storage.hashes().catch(() => undefined));
  const stop = online.subscribe(() => {
    provideRowsHere(client, undefined);
    stop();
  });
}

async function holdReserveIn({ whole }: PageStorage): Promise<boolean> {
  const { disk } = await whole();
  if (disk !== undefined) await holdReserve(disk.device).catch(() => {});
  return disk !== undefined;
}

/** With the databases, which come with the first change or once the page was used or rests. */
async function makeSender({ whole }: PageStorage, { wire, account }: SignedInParts): Promise<Sender> {
  const storage = await whole();
  if (storage.settled !== undefined) return directSender(storage);
  const [{ createSender }, device] = await Promise.all([import('#offline/outbox/sender.ts'), openDevice()]);
  return createSender({ device, wire, account: async () => account, requestSync: requestBackgroundSync });
}

async function openDevice(): Promise<DeviceDb> {
  return (await import('#offline/device-db.ts')).deviceDb();
}

/** Where nothing waits there is nothing to send: this only tells the screens what the campus has acknowledged. */
function directSender({ settled }: PersonStorage): Sender {
  const sendSoon = (): void => {
    for (const each of settled?.() ?? []) announce({ type: 'settled', ...each });
  };
  return {
    sendSoon,
    begin: sendSoon,
    sendNow: async () => sendSoon(),
    sendAfterReconnect: () => {},
    stop: () => {},
  };
}

/** The worker has renewed the tokens: the page goes on with the successor, or the server would see an old one used twice. */
async function adoptRenewed(): Promise<void> {
  const { mirrored } = await import('./session-rows.ts');
  const row = await mirrored();
  if (row !== undefined) adoptTokens(row);
}

/** Sends again when the network is back, and when a page that slept in the background is looked at. */
function wakeWith(sender: Sender, online: OnlineStore): () => void {
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') sender.sendSoon();
  };
  document.addEventListener('visibilitychange', onVisible);
  const stop = online.subscribe(() => {
    if (online.read()) sender.sendAfterReconnect();
  });
  return () => {
    stop();
    document.removeEventListener('visibilitychange', onVisible);
  };
}
