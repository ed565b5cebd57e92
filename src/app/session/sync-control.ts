import type { PendingStore } from '#cache/pending-store.ts';
import type { SyncControl } from '#features/sync/sync-control.ts';
import type { DeviceDb } from '#offline/device-db.ts';
import type { Sender } from '#offline/outbox/sender.ts';

type SyncParts = { device: () => Promise<DeviceDb>; pending: PendingStore; sender: Sender };

/** The outbox as the sync sheet and the marks use it. */
export function createSyncControl({ device, pending, sender }: SyncParts): SyncControl {
  return {
    read: pending.all,
    subscribe: pending.subscribe,
    sendNow: async () => {
      await sender.sendNow();
      await pending.catchUp();
    },
    tryAgain: async (id) => {
      const { tryAgain } = await import('#offline/outbox/outbox.ts');
      await tryAgain(await device(), id);
      await pending.catchUp();
      sender.sendSoon();
    },
    discard: async (id) => {
      const { discard } = await import('#offline/outbox/discard.ts');
      await discard(await device(), id);
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
