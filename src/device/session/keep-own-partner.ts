import { personStore } from '#device/storage/person-store.ts';
import { STORAGE_KEYS } from '#device/storage/storage-keys.ts';
import { ownPartner } from './own-partner.ts';

/** Keeps what the campus said; beside the reading of it, since every page reads it before its first paint. */
export function keepOwnPartner(name: string | undefined): void {
  if (name === ownPartner.read()) return;
  if (name === undefined) personStore.remove(STORAGE_KEYS.ownPartner);
  else personStore.set(STORAGE_KEYS.ownPartner, name);
  ownPartner.hasChanged();
}
