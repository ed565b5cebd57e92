import { localStore } from '#device/storage/page-storage.ts';
import { personStore } from '#device/storage/person-store.ts';
import { STORAGE_KEYS } from '#device/storage/storage-keys.ts';

/** What this device remembers about pushes: who wants them, and that nobody is to be asked again. */
export const pushPreference = {
  isOf: (viewerId: string): boolean => personStore.get(STORAGE_KEYS.pushWanted) === viewerId,
  set: (viewerId: string): void => personStore.set(STORAGE_KEYS.pushWanted, viewerId),
  drop: (): void => personStore.remove(STORAGE_KEYS.pushWanted),
  isNudgeDismissed: (): boolean => localStore.get(STORAGE_KEYS.pushNudge) !== undefined,
  dismissNudge: (): void => localStore.set(STORAGE_KEYS.pushNudge, 'dismissed'),
  notePlace: (): void => personStore.set(STORAGE_KEYS.placeTaken, 'yes'),
  /** Whether the person has finished a lesson or taken a place on this device. */
  hasActed: (): boolean =>
    personStore.get(STORAGE_KEYS.placeTaken) !== undefined ||
    personStore.get(STORAGE_KEYS.lessonsFinished) !== undefined,
  /** Answers how many there are with this one. */
  countLesson: (): number => {
    const count = (Number(personStore.get(STORAGE_KEYS.lessonsFinished)) || 0) + 1;
    personStore.set(STORAGE_KEYS.lessonsFinished, String(count));
    return count;
  },
};
