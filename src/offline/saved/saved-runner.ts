import { download } from './download.ts';
import { isWhole } from './plan.ts';
import { mayFetch, type SavedParts } from './saved-parts.ts';
import type { SavedUnitRow } from './saved-rows.ts';
import type { Shelf } from './saved-shelf.ts';

export type Runner = ReturnType<typeof createRunner>;

/** Downloads, one unit after the other. */
export function createRunner(parts: SavedParts, shelf: Shelf) {
  let queue = Promise.resolve();
  let active: { key: string; abort: AbortController } | undefined;
  let closed = false;
  /** Another page, or this one, took the unit away or paused it. */
  const stopFollowing = shelf.subscribe(() => {
    if (active === undefined) return;
    const { key } = active;
    const row = shelf.rows().units.find((one) => one.key === key);
    if (row === undefined || row.stopped === 'learner') active.abort.abort();
  });
  const once = async (key: string, asked: boolean): Promise<void> => {
    if (closed) return;
    const abort = new AbortController();
    active = { key, abort };
    let underWay = 0;
    shelf.running({ key, underWay });
    const onBytes = (bytes: number): void => {
      underWay += bytes;
      if (bytes > 0) shelf.running({ key, underWay });
    };
    await download(parts, key, { signal: abort.signal, asked, onBytes }).finally(() => {
      active = undefined;
      shelf.running(undefined);
    });
    await shelf.refresh();
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
      if (mayFetch(parts.network(), shelf.rows().settings, { asked: false }) !== 'yes') return;
      for (const row of shelf.rows().units) if (isDue(parts, shelf, row)) await run(row.key, { asked: false });
    },
    close: () => {
      closed = true;
      stopFollowing();
      active?.abort.abort();
    },
  };
}

/** Reasons that pass without the learner; what came wrong, or found no room, waits for their word. */
const PASSING = new Set<SavedUnitRow['stopped']>([undefined, 'offline', 'wifi-only', 'server']);

function isDue({ language }: SavedParts, shelf: Shelf, row: SavedUnitRow): boolean {
  if (!PASSING.has(row.stopped)) return false;
  return row.savedAt === undefined || !isWhole(row, language, shelf.rows().have);
}
