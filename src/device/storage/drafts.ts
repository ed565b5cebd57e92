import { personStore } from './person-store.ts';
import { STORAGE_KEYS } from './storage-keys.ts';

/** What was typed and not sent: it survives a reload and a restart, and goes with its person (ROUTE-10). */
export function readDraft(name: string): string | undefined {
  return personStore.get(`${STORAGE_KEYS.draft}:${name}`);
}

export function writeDraft(name: string, value: string | undefined): void {
  if (value === undefined) personStore.remove(`${STORAGE_KEYS.draft}:${name}`);
  else personStore.set(`${STORAGE_KEYS.draft}:${name}`, value);
}
