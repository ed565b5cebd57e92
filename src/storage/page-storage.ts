import type { EntrySource } from '#cache/pending-store.ts';
import type { Queue, Rows } from '#cache/services.ts';
import { together } from '#cache/together.ts';
import { ROWS_AT_ONCE } from '#campus/storage-limits.ts';
import { listen } from '#offline/channel.ts';
import type { DraftStore } from '#offline/rows/draft-rows.ts';
import type { FirstRows } from '#offline/rows/first-rows.ts';
import type { PersonStorage } from './person-storage.ts';

/** What a page keeps of its person and reads again, from its first screen on: before the library that writes is there. */
export type PageStorage = {
  source: EntrySource;
  queue: Omit<Queue, 'sendSoon'>;
  rows: Rows;
  /** Hashes of all rows on the device. */
  hashes: () => Promise<ReadonlySet<string>>;
  /** Undefined where nothing is kept, like `database`. */
  drafts: DraftStore | undefined;
  database: (() => Promise<string | undefined>) | undefined;
  /** The databases, for whatever writes: brings Dexie where it is not here yet. */
  whole: () => Promise<PersonStorage>;
  /** What is done is done at the campus, as nothing can wait here (STORAGE-6). */
  isDirect: boolean;
  /** What is being opened is closed too before it resolves: a logout deletes it then. */
  close: () => Promise<void>;
};

/** A storage that was opened whole before the first screen. */
export function wholeStorage(storage: PersonStorage): PageStorage {
  const { source, queue, rows, hashes, drafts, disk } = storage;
  return {
    source,
    queue,
    rows,
    hashes,
    drafts,
    database: disk && (async () => disk.db.name),
    whole: async () => storage,
    isDirect: storage.settled !== undefined,
    close: async () => storage.close(),
  };
}

type Parts = {
  first: FirstRows;
  /** The databases with the library that writes. May fail and be asked again. */
  open: () => Promise<PersonStorage>;
  /** When what nobody waits for may be done. */
  later: Promise<void>;
};

/**
 * A storage whose first rows, and what waits in the outbox, are read as they lie there. The databases are opened by what
 * writes first, at the latest when `later` says so; from then on they are all that is read.
 */
export function startedStorage({ first, open, later }: Parts): PageStorage {
  let here: PersonStorage | undefined;
  let opening: Promise<PersonStorage> | undefined;
  let isClosed = false;
  let markOpened: (storage: PersonStorage) => void;
  const opened = new Promise<PersonStorage>((resolve) => {
    markOpened = resolve;
  });
  const openOnce = async (): Promise<PersonStorage> => {
    const storage = await open();
    here = storage;
    first.close();
    markOpened(storage);
    return storage;
  };
  const whole = (): Promise<PersonStorage> => {
    if (isClosed) return Promise.reject(new Error('The storage of this page is closed.'));
    opening ??= openOnce().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  const wholeLater = (): Promise<PersonStorage> => later.then(whole);
  void wholeLater().catch(() => {});
  return {
    source: {
      entries: async () => {
        if (here !== undefined) return here.source.entries();
        return (await first.entries?.().catch(async () => (await whole()).source.entries())) ?? [];
      },
      onChange: (signal) => {
        const stopListening = first.entries && followSettled(() => here !== undefined, signal);
        const stopFollowing = afterwards(opened, ({ source }) => source.onChange(signal));
        return () => {
          stopListening?.();
          stopFollowing();
        };
      },
    },
    queue: {
      enqueue: async (entry) => (await whole()).queue.enqueue(entry),
      forget: async (ids) => (await whole()).queue.forget(ids),
    },
    rows: {
      get: firstOf(first, whole, () => here),
      keep: async (row) => {
        if (here !== undefined) return here.rows.keep(row);
        const kept = await first.keep(row).catch(() => undefined);
        if (kept !== undefined) return kept;
        // A new device has no database yet, and its first screen does not wait for one.
        void wholeLater()
          .then(({ rows }) => rows.keep(row))
          .catch(() => {});
        return row;
      },
      olderThan: async (revision) => (await whole()).rows.olderThan(revision),
      drop: async (hash, revision) => (await whole()).rows.drop(hash, revision),
    },
    hashes: () => (here ?? first).hashes(),
    drafts: {
      rows: first.drafts,
      keep: async (row) => {
        if (here !== undefined) return here.drafts?.keep(row);
        await first.keepDraft(row).catch(async () => (await whole()).drafts?.keep(row));
      },
    },
    database: async () => first.database ?? (await whole()).disk?.db.name,
    whole,
    isDirect: false,
    close: async () => {
      isClosed = true;
      first.close();
      await opening?.then((storage) => storage.close()).catch(() => {});
    },
  };
}

/** Reads by the first connection for as long as it is the only one. A failing read is no answer, never an error (STORAGE-1). */
function firstOf(
  first: FirstRows,
  whole: () => Promise<PersonStorage>,
  here: () => PersonStorage | undefined,
): Rows['get'] {
  const get = together(async (hashes) => {
    try {
      return await first.answers(hashes);
    } catch {
      const rows = await whole().then(
        (storage) => storage.rows,
        () => undefined,
      );
      return Promise.all(hashes.map((hash) => rows?.get(hash)));
    }
  }, ROWS_AT_ONCE);
  return (hash) => here()?.rows.get(hash) ?? get(hash);
}

/** What is settled elsewhere may be forgotten there before the databases are open here (SYNC-16): its signal comes at once. */
function followSettled(isOpen: () => boolean, signal: () => void): () => void {
  return listen(({ type }) => {
    if (type === 'settled' && !isOpen()) signal();
  });
}

/** Follows a storage as soon as it is there. Returns how to stop, also before that. */
function afterwards(opened: Promise<PersonStorage>, follow: (storage: PersonStorage) => () => void): () => void {
  let stop: (() => void) | undefined;
  let isStopped = false;
  void opened.then((storage) => {
    if (!isStopped) stop = follow(storage);
  });
  return () => {
    isStopped = true;
    stop?.();
  };
}
