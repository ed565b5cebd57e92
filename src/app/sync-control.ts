import type { PendingStore } from '#cache/pending-store.ts';
import type { SyncControl } from '#features/sync/sync-control.ts';
import type { DeviceDb } from '#offline/device-db.ts';
import { discard } from '#offline/discard.ts';
import type { Owner } from '#offline/entry.ts';
import { tryAgain } from '#offline/outbox.ts';
import { drainOnce, type Sender, wake } from '#offline/sender.ts';
import type { Wire } from '#wire/graphql.ts';

type SyncParts = { device: DeviceDb; owner: Owner; wire: Wire; pending: PendingStore; sender: Sender };

/** The outbox as the sync sheet and the marks use it. */
export function createSyncControl({ device, owner, wire, pending, sender }: SyncParts): SyncControl {
  const parts = { device, wire, owner: async () => owner };
  return {
    read: pending.all,
    subscribe: pending.subscribe,
    sendNow: async () => {
      // The learner asks: what only failed for want of a network does not wait for its next try.
      await wake(parts);
      await drainOnce(parts);
      await pending.catchUp();
    },
    tryAgain: async (id) => {
      await tryAgain(device, id);
      await pending.catchUp();
      sender.nudge();
    },
    discard: async (id) => {
      await discard(device, id);
      await pending.catchUp();
    },
  };
}

/** Where nothing is kept, nothing waits: the sheet lists what was sent, and what a newer release left here. */
export function directSyncControl(pending: PendingStore): SyncControl {
  return {
    read: pending.all,
    subscribe: pending.subscribe,
    sendNow: async () => {},
    tryAgain: async () => {},
    discard: async () => {},
  };
}
