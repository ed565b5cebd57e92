import { type Holding, type OfDevice, wholeLocal } from './page-storage.ts';
import { STORAGE_KEYS } from './storage-keys.ts';

type OfPerson = Exclude<(typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS], OfDevice | 'draft'>;

/**
 * What the device remembers of whoever is signed in. Without a session nothing is written: an answer or a timer that comes
 * after the logout, here or in another tab, would leave something of them on a device that is shared.
 */
export const personStore: Holding<OfPerson> = {
  ...wholeLocal,
  set: (key, value) => {
    if (wholeLocal.get(STORAGE_KEYS.jwt) !== undefined) wholeLocal.set(key, value);
  },
};
