import { localStore } from './page-storage.ts';
import { STORAGE_KEYS } from './storage-keys.ts';

/** What this device remembers about pushes: who wants them, and that nobody is to be asked again. */
export const pushWish = {
  isOf: (viewerId: string): boolean => localStore.get(STORAGE_KEYS.pushWanted) === viewerId,
  set: (viewerId: string): void => localStore.set(STORAGE_KEYS.pushWanted, viewerId),
  drop: (): void => localStore.remove(STORAGE_KEYS.pushWanted),
  isNudgeDismissed: (): boolean => localStore.get(STORAGE_KEYS.pushNudge) !== undefined,
  dismissNudge: (): void => localStore.set(STORAGE_KEYS.pushNudge, 'dismissed'),
  /** Answers how many there are with this one. */
  countLesson: (): number => {
    const count = (Number(localStore.get(STORAGE_KEYS.lessonsFinished)) || 0) + 1;
    localStore.set(STORAGE_KEYS.lessonsFinished, String(count));
    return count;
  },
};
