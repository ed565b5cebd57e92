import { download } from './download.ts';
import { isWhole } from './plan.ts';
import { mayFetch, type SavedParts } from './saved-parts.ts';
import type { SavedUnitRow } from './saved-rows.ts';
import type { SavedStore } from './saved-store.ts';

export type Runner = ReturnType<typeof createRunner>;

/** Downloads, one unit after the other. */
export function createRunner(parts: SavedParts, store: SavedStore) {
  let queue = Promise.resolve();
  let active: { key: string; abort: AbortController } | undefined;
  let closed = false;
  /** Another page, or this one, took the unit away or paused it. */
  const stopFollowing = store.subscribe(() => {
    if (active === undefined) return;
    const { key } = active;
    const row = store.rows().units.find((one) => one.key === key);
    if (row === undefined || row.stopped === 'learner') active.abort.abort();
  });
  const once = async (key: string, asked: boolean): Promise<void> => {
    if (closed) return;
    const abort = new AbortController();
    active = { key, abort };
    let underWay = 0;
    store.running({ key, underWay });
    const onBytes = (bytes: number): void => {
      underWay += bytes;
      if (bytes > 0) store.running({ key, underWay });
    };
    await download(parts, key, { signal: abort.signal, asked, onBytes }).finally(() => {
      active = undefined;
      store.running(undefined);
    });
    await store.refresh();
  };
  const run = (key: string, { asked }: { asked: boolean }): Promise<void> => {
    const next = queue.then(() => once(key, asked));
    queue = next.catch(() => {});
    return next;
  };
  return {
    run,
    stop: (key: string): void => {
      if (active?.key === key) active.abort.abort();
    },
    /** What is not whole and was not stopped by the learner, if the network may be used unasked. */
    runDue: async (): Promise<void> => {
      if (mayFetch(parts.network(), store.rows().settings, { asked: false }) !== 'yes') return;
      for (const row of store.rows().units) if (isDue(parts, store, row)) await run(row.key, { asked: false });
    },
    close: () => {
      closed = true;
      stopFollowing();
      active?.abort.abort();
    },
  };
}

/** Reasons that pass without the learner; what came wrong, or found no space, waits for their word. */
const PASSING = new Set<SavedUnitRow['stopped']>([undefined, 'offline', 'wifi-only', 'server']);

function isDue({ language }: SavedParts, store: SavedStore, row: SavedUnitRow): boolean {
  if (!PASSING.has(row.stopped)) return false;
  return row.savedAt === undefined || !isWhole(row, language, store.rows().have);
}
