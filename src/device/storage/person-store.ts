import { guarded, type Holding, type OfDevice } from './page-storage.ts';
import { STORAGE_KEYS } from './storage-keys.ts';

type OfPerson = Exclude<(typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS], OfDevice | 'draft'> | `draft:${string}`;

const local = guarded(() => localStorage);

/**
 * What the device remembers of whoever is signed in. Without a session nothing is written: an answer or a timer that comes
 * after the logout, here or in another tab, would leave something of them on a device that is shared.
 */
export const personStore: Holding<OfPerson> = {
  ...local,
  set: (key, value) => {
    if (local.get(STORAGE_KEYS.jwt) !== undefined) local.set(key, value);
  },
};
