import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Announcements } from './announcements.ts';
import type { Reader, Trx } from './open-store.ts';
import { publishedIn, readPublished } from './published.ts';

/** Announcements between processes over one SQLite file. They are rows of a table, because SQLite has no notifications. */
export interface FileAnnouncements {
  /** Writes them in the transaction that they belong to, so that others receive them only if it is committed. */
  keep(trx: Trx, announcements: Announcements): Promise<void>;
  close(): Promise<void>;
}

/** Interval between looks at whether the file has changed, ms: what another process did is known within two seconds. */
const LOOK_EVERY = 1000;
/** Age at which rows are deleted, ms. A process that stood still for longer has lost its sockets, and its pages reload. */
const KEPT_FOR = 10 * 60_000;
const SWEPT_EVERY = 60_000;

export async function openFileAnnouncements(
  read: Reader,
  onReceived: (announcements: Announcements) => void,
): Promise<FileAnnouncements> {
  const origin = randomUUID();
  let last = await newest(read);
  let version: number | undefined;
  let sweptAt = 0;
  let looking = Promise.resolve();

  /** Reads no rows while the file is unchanged. */
  const look = async (): Promise<void> => {
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(read);
    if (rows[0]?.data_version === version) return;
    const found = await read
      .selectFrom('announcement')
      .select(['number', 'origin', 'published'])
      .where('number', '>', last)
      .orderBy('number')
      .execute();
    version = rows[0]?.data_version;
    for (const row of found) {
      last = row.number;
      const published = row.origin === origin ? undefined : readPublished(row.published);
      if (published !== undefined) onReceived({ notifications: [], ...published });
    }
  };
  const timer = setInterval(() => {
    // A look that fails is made again: what it did not read is still there.
    looking = looking.then(look).catch(() => undefined);
  }, LOOK_EVERY).unref();

  return {
    async keep(trx, announcements) {
      const published = publishedIn(announcements);
      if (published === undefined) return;
      const now = Date.now();
      await trx
        .insertInto('announcement')
        .values({ origin, published: JSON.stringify(published), announced_at: now })
        .execute();
      if (now - sweptAt < SWEPT_EVERY) return;
      sweptAt = now;
      await trx
        .deleteFrom('announcement')
        .where('announced_at', '<', now - KEPT_FOR)
        .execute();
    },
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}

async function newest(read: Reader): Promise<number> {
  const row = await read
    .selectFrom('announcement')
    .select(({ fn }) => fn.max<number | null>('number').as('number'))
    .executeTakeFirst();
  return row?.number ?? 0;
}
