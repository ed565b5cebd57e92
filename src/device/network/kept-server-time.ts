import { localStore } from '#device/storage/page-storage.ts';
import { STORAGE_KEYS } from '#device/storage/storage-keys.ts';
import { createServerTime, type ServerTime } from '#wire/server-time.ts';

/** The campus's time, with what an earlier page on this device learned of it. */
export function keptServerTime(): ServerTime {
  const kept = Number(localStore.get(STORAGE_KEYS.serverTimeOffset));
  return createServerTime({
    kept: Number.isFinite(kept) ? kept : 0,
    keep: (offset) => localStore.set(STORAGE_KEYS.serverTimeOffset, String(offset)),
  });
}
