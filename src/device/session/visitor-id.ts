import { localStore } from '#device/storage/page-storage.ts';
import { STORAGE_KEYS } from '#device/storage/storage-keys.ts';

/** The "fingerprint" of the specification: a random id of this device, renewed at logout (PRIVACY-7). */
export function visitorId(): string {
  const known = localStore.get(STORAGE_KEYS.visitorId);
  if (known !== undefined) return known;
  const made = crypto.randomUUID();
  localStore.set(STORAGE_KEYS.visitorId, made);
  return made;
}

/** From now on the device is somebody new (PRIVACY-7). */
export function renewVisitorId(): void {
  localStore.remove(STORAGE_KEYS.visitorId);
}

/** Whether the device is a phone (`mobile` of a login). */
export function isPhone(): boolean {
  return matchMedia('(pointer: coarse) and (max-width: 600px)').matches;
}
