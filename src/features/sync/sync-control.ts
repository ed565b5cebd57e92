import { createContext, useContext, useSyncExternalStore } from 'react';
import type { OutboxRow } from '#cache/pending-store.ts';
import { storageHealth } from '#offline/health/storage-health.ts';

/** What screens know and can do about the signed-in person's outbox; made by `app/sync-control.ts`. */
export type SyncControl = {
  read: () => readonly OutboxRow[];
  subscribe: (onChange: () => void) => () => void;
  /** Sends at once what may be sent. Resolves when nothing more can be sent now; what is left goes out by itself. */
  sendNow: () => Promise<void>;
  /** Puts a refused entry back into the queue, with what was parked with it. */
  tryAgain: (id: string) => Promise<void>;
  /** Lets go of a refused entry, and of what was parked with it, as the learner decided. */
  discard: (id: string) => Promise<void>;
};

/** Undefined for a visitor, who has no outbox. */
export const SyncContext = createContext<SyncControl | undefined>(undefined);

/** Every entry of the person on this device, in the order of the taps. */
export function useOutboxRows(): readonly OutboxRow[] {
  const sync = useContext(SyncContext);
  return useSyncExternalStore(sync?.subscribe ?? neverChanges, sync?.read ?? none);
}

/** Whether the outbox can be read by this page: where the browser does not answer, nobody knows what waits in it. */
export function useIsOutboxRead(): boolean {
  const health = useSyncExternalStore(storageHealth.subscribe, storageHealth.read);
  return health === 'fine' || health === 'off';
}

const NONE: readonly OutboxRow[] = [];
const none = (): readonly OutboxRow[] => NONE;
const neverChanges = () => () => {};
