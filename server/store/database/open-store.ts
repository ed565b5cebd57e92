import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Kysely, type KyselyPlugin, type LogEvent, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import * as v from 'valibot';
import { createEmitter, type Emitter } from '#campus/create-emitter.ts';
import { createTurns } from '#server/runtime/turns.ts';
import { migrate, refuseNewer } from '#server/store/schema/migrate.ts';
import type { Engine } from '#server/store/schema/migration.ts';
import type { Tables } from '#server/store/schema/tables.ts';
import { openAnnouncementBus } from './announcement-bus.ts';
import { type Announcements, announcementsIn } from './announcements.ts';
import { diskSpaceOf } from './disk-space.ts';
import { type FileAnnouncements, openFileAnnouncements } from './file-announcements.ts';
import { lookIntoSqlite, openSqliteFile, sqliteDialect } from './node-sqlite.ts';
import { ATTEMPTS, retried } from './retried.ts';

export type Trx = Transaction<Tables>;
/** What a read may run on: the root for answers, the transaction inside a command. */
export type Reader = Kysely<Tables>;

export interface Store {
  readonly engine: Engine;
  /** For reads outside transactions only. */
  readonly read: Reader;
  /**
   * Runs `work` in one transaction when its turn has come, again from its beginning (at most three times) when the engine
   * asks for it. Throws `Overloaded` where its turn does not come within the time that it has.
   */
  transaction<T>(work: (trx: Trx) => Promise<T>, turn?: WriteTurn): Promise<T>;
  /** Whether something can be written: false from a write that found no space on until one finds some again. */
  hasSpace(): Promise<boolean>;
  /** Called after each commit of this process with what it announced; returns how to stop. */
  onCommitted(listen: (announcements: Announcements) => void): () => void;
  /** The same after commits of other processes over the same database too, but for notifications of those (`isElsewhere`). */
  onAnnounced(listen: (announcements: Announcements, isElsewhere: boolean) => void): () => void;
  close(): Promise<void>;
}

/** `within`: ms that a write waits for its turn at most. Left out: as long as it takes. */
export type WriteTurn = { readonly within?: number };

/** SQLite has one writer. Of PostgreSQL's connections some are left for reads. */
const WRITES_AT_ONCE = { sqlite: 1, postgres: 15 } as const;
const POSTGRES_CONNECTIONS = 20;

export interface StoreConfig {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  readonly development?: boolean;
  /** Called with each statement as it is sent, without its values. */
  readonly onStatement?: (sql: string) => void;
}

/**
 * Opens the campus's database, brings its tables up to date, and hands out the only two ways to it. Throws ConfigError where
 * a newer release has written to it.
 */
export async function openStore(config: StoreConfig): Promise<Store> {
  return config.databaseUrl === undefined ? openSqlite(config) : openPostgres(config, config.databaseUrl);
}

/** Where the campus of a data directory lies, unless it is in PostgreSQL. */
export function sqlitePath(dataDir: string): string {
  return join(dataDir, 'campus.sqlite');
}

async function openSqlite(config: StoreConfig): Promise<Store> {
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const path = sqlitePath(config.dataDir);
  // Before it is opened for writing, which would already move what a crash has left in its log.
  if (existsSync(path)) await retried(async () => refuseNewer(lookIntoSqlite(path, appliedMigrations)));
  const inside = new AsyncLocalStorage<true>();
  const file = await retried(async () => openSqliteFile(path, 'write'));
  const log = statementLog(config);
  const patience = new AsyncLocalStorage<number>();
  const write = new Kysely<Tables>({ dialect: sqliteDialect(file, () => patience.getStore()), ...log });
  await retried(() => migrate(write, 'sqlite'));
  const read = new Kysely<Tables>({
    dialect: sqliteDialect(openSqliteFile(path, 'read')),
    ...log,
    plugins: config.development ? [rootGuard(inside)] : [],
  });
  const received = createEmitter<Announcements>();
  const others = await openFileAnnouncements(read, received.emit);
  const close = async (): Promise<void> => {
    await others.close();
    await read.destroy();
    await write.destroy();
  };
  return storeOf({ engine: 'sqlite', read, write, inside, patience, close, received, keep: others.keep });
}

const migrationRow = v.object({ name: v.string() });

function appliedMigrations(database: DatabaseSync): readonly string[] {
  const table = database.prepare("select 1 from sqlite_master where type = 'table' and name = 'applied_migration'");
  if (table.get() === undefined) return [];
  return v
    .parse(v.array(migrationRow), database.prepare('select name from applied_migration').all())
    .map((row) => row.name);
}

async function openPostgres(config: StoreConfig, connectionString: string): Promise<Store> {
  const inside = new AsyncLocalStorage<true>();
  const pool = new pg.Pool({ connectionString, max: POSTGRES_CONNECTIONS, types: { getTypeParser } });
  // A connection that dies while idle is replaced by the pool; without a listener the process would end.
  pool.on('error', () => undefined);
  const dialect = new PostgresDialect({ pool });
  const write = new Kysely<Tables>({ dialect, ...statementLog(config) });
  await retried(() => migrate(write, 'postgres'));
  const read = config.development ? write.withPlugin(rootGuard(inside)) : write;
  const patience = new AsyncLocalStorage<number>();
  const received = createEmitter<Announcements>();
  const bus = await openAnnouncementBus(connectionString, received.emit);
  const close = async (): Promise<void> => {
    await bus.close();
    await write.destroy();
  };
  const store = storeOf({ engine: 'postgres', read, write, inside, patience, close, received });
  store.onCommitted(bus.publish);
  return store;
}

type Opened = Pick<Store, 'engine' | 'read' | 'close'> & {
  readonly write: Kysely<Tables>;
  readonly inside: AsyncLocalStorage<true>;
  /** Ms that the write which has its turn waits for another process. */
  readonly patience: AsyncLocalStorage<number>;
  /** What other processes announce. */
  readonly received: Emitter<Announcements>;
  /** Keeps for other processes what a transaction announces, as a part of it. */
  readonly keep?: FileAnnouncements['keep'];
};

function storeOf({ engine, read, write, inside, patience, close, received, keep }: Opened): Store {
  const writes = createEmitter<Announcements>();
  const space = diskSpaceOf((work) => write.transaction().execute(work));
  const turns = createTurns(WRITES_AT_ONCE[engine]);
  const once = <T>(work: (trx: Trx) => Promise<T>) =>
    write.transaction().execute((trx) =>
      inside.run(true, async () => {
        const result = await work(trx);
        const announcements = announcementsIn(trx);
        if (announcements !== undefined) await keep?.(trx, announcements);
        return { result, announcements };
      }),
    );
  return {
    engine,
    read,
    async transaction(work, { within } = {}) {
      const written = () => space.noted(() => retried(() => once(work)));
      const { result, announcements } = await turns.take(
        within === undefined ? written : () => patience.run(within / ATTEMPTS, written),
        { within },
      );
      if (announcements !== undefined) writes.emit(announcements);
      return result;
    },
    hasSpace: space.isLeft,
    onCommitted: writes.subscribe,
    onAnnounced(listen) {
      const stops = [
        writes.subscribe((announcements) => listen(announcements, false)),
        received.subscribe((announcements) => listen(announcements, true)),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    close,
  };
}

function statementLog({ onStatement }: StoreConfig): { log?: (event: LogEvent) => void } {
  return onStatement === undefined ? {} : { log: ({ query }) => onStatement(query.sql) };
}

/** The root handle inside a transaction would not see its writes, and can wait for it for ever. */
function rootGuard(inside: AsyncLocalStorage<true>): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      if (inside.getStore())
        throw new Error('A root query ran inside a transaction: use the trx that the command got.');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

const INT8 = 20;
const NUMERIC = 1700;

/** `count(*)` and `sum()` are numbers, as on SQLite. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === INT8 || oid === NUMERIC) return Number;
  return pg.types.getTypeParser(oid, format === 'binary' ? 'text' : format);
}
