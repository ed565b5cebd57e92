import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, type KyselyPlugin, type LogEvent, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.ts';
import type { Engine } from './migration.ts';
import { openSqliteFile, sqliteDialect } from './node-sqlite.ts';
import { retried } from './retried.ts';
import { roomOf } from './room.ts';
import type { Tables } from './tables.ts';
import { type Told, toldIn } from './told.ts';

export type Trx = Transaction<Tables>;
/** What a read may run on: the root for answers, the transaction inside a command. */
export type Reader = Kysely<Tables>;

export interface Store {
  readonly engine: Engine;
  /** For reads outside transactions only. */
  readonly read: Reader;
  /** Runs `work` in one transaction, again from its beginning (at most three times) when the engine asks for it. */
  transaction<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** Whether something can be written: false from a write that found no room on until one finds some again. */
  hasRoom(): Promise<boolean>;
  /** Hears, after each commit of this process, what it told; answers how to hear no more. */
  onTold(listen: (told: Told) => void): () => void;
  close(): Promise<void>;
}

export interface StoreConfig {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  readonly development?: boolean;
  /** Told each statement as it is sent, without its values. */
  readonly onStatement?: (sql: string) => void;
}

/** Opens the campus's database, brings its tables up to date, and hands out the only two doors to it. */
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
  const inside = new AsyncLocalStorage<true>();
  const file = await retried(async () => openSqliteFile(path, 'write'));
  const log = statementLog(config);
  const write = new Kysely<Tables>({ dialect: sqliteDialect(file), ...log });
  await retried(() => migrate(write, 'sqlite'));
  const read = new Kysely<Tables>({
    dialect: sqliteDialect(openSqliteFile(path, 'read')),
    ...log,
    plugins: config.development ? [rootGuard(inside)] : [],
  });
  return storeOf('sqlite', read, write, inside, async () => {
    await read.destroy();
    await write.destroy();
  });
}

async function openPostgres(config: StoreConfig, connectionString: string): Promise<Store> {
  const inside = new AsyncLocalStorage<true>();
  const pool = new pg.Pool({ connectionString, max: 20, types: { getTypeParser } });
  // A connection that dies while idle is replaced by the pool; without a listener the process would end.
  pool.on('error', () => undefined);
  const dialect = new PostgresDialect({ pool });
  const write = new Kysely<Tables>({ dialect, ...statementLog(config) });
  await retried(() => migrate(write, 'postgres'));
  const read = config.development ? write.withPlugin(rootGuard(inside)) : write;
  return storeOf('postgres', read, write, inside, () => write.destroy());
}

function storeOf(
  engine: Engine,
  read: Reader,
  write: Kysely<Tables>,
  inside: AsyncLocalStorage<true>,
  close: () => Promise<void>,
): Store {
  const listeners = new Set<(told: Told) => void>();
  const room = roomOf((work) => write.transaction().execute(work));
  return {
    engine,
    read,
    async transaction(work) {
      const { result, told } = await room.noted(() =>
        retried(() =>
          write
            .transaction()
            .execute((trx) => inside.run(true, async () => ({ result: await work(trx), told: toldIn(trx) }))),
        ),
      );
      if (told !== undefined) for (const listen of listeners) listen(told);
      return result;
    },
    hasRoom: room.isThere,
    onTold(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
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
