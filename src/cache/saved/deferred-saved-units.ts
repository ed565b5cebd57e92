import { createStore } from '#campus/create-store.ts';
import { NOTHING_SAVED, type SavedSnapshot, type SavedUnits } from '#offline/saved/saved-units.ts';

/** The engine behind `SavedUnits`; `start` goes on with what was interrupted and looks whether all is well. */
export type SavedEngine = SavedUnits & { start: () => Promise<void>; close: () => void };

type Parts = {
  open: () => Promise<SavedEngine>;
  /** When what nobody waits for may be noted. */
  later: () => Promise<void>;
};

/**
 * `SavedUnits` before the engine is here: it comes as a chunk of its own, when the page rests or at the first call that
 * somebody waits for. Until then nothing is shown as saved.
 */
export function deferredSavedUnits({ open, later }: Parts): SavedEngine {
  const latest = createStore<SavedSnapshot>(NOTHING_SAVED);
  let opening: Promise<SavedEngine> | undefined;
  let closed = false;
  const engine = (): Promise<SavedEngine> => {
    opening ??= open().then(
      (opened) => {
        const follow = (): void => latest.set(opened.read());
        opened.subscribe(follow);
        follow();
        if (closed) opened.close();
        return opened;
      },
      (error: unknown) => {
        opening = undefined;
        throw error;
      },
    );
    return opening;
  };
  return {
    read: latest.read,
    subscribe: latest.subscribe,
    open: async () => void (await engine()),
    look: async (unit) => (await engine()).look(unit),
    save: async (unit, about) => (await engine()).save(unit, about),
    pause: async (unit) => (await engine()).pause(unit),
    resume: async (unit) => (await engine()).resume(unit),
    update: async (unit) => (await engine()).update(unit),
    updateAll: async () => (await engine()).updateAll(),
    remove: async (unit) => (await engine()).remove(unit),
    check: async () => (await engine()).check(),
    opened: async (unit) => {
      await later();
      await (await engine()).opened(unit);
    },
    isKept: async (packageId) => (await engine()).isKept(packageId),
    packageFile: async (packageId, path) => (await engine()).packageFile(packageId, path),
    setSettings: async (patch) => (await engine()).setSettings(patch),
    keepsMedia: async () => (await engine()).keepsMedia(),
    start: async () => (await engine()).start(),
    close: () => {
      closed = true;
      void opening?.then((opened) => opened.close()).catch(() => {});
    },
  };
}
