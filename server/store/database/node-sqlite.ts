import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { CompiledQuery, type DatabaseConnection, SqliteDialect, type SqliteDialectConfig, SqliteDriver } from 'kysely';
import * as v from 'valibot';
import { isTransient } from './retried.ts';

const BUSY_TIMEOUT = 5000;
/** Lists of other lengths are other statements: without an end, they would be kept for ever. */
const PREPARED_MAX = 500;

const parameter = v.union([v.null(), v.string(), v.number(), v.bigint(), v.instance(Uint8Array)]);

/**
 * Opens the embedded database: every commit is on disk before it is answered, another process is waited for.
 * A second, read-only connection never waits for what a transaction awaits.
 */
export function openSqliteFile(path: string, mode: 'write' | 'read'): DatabaseSync {
  const database = new DatabaseSync(path, {
    readOnly: mode === 'read',
    timeout: BUSY_TIMEOUT,
    enableForeignKeyConstraints: true,
  });
  if (mode === 'write') {
    database.exec('pragma journal_mode = wal');
    database.exec('pragma synchronous = full');
  }
  return database;
}

/**
 * Looks into a database and leaves its folder as it is. A reader of a file in WAL mode makes two files beside it and cannot
 * take them away again; where no log lies there, all is in the file itself, and SQLite may take it as one that never changes.
 */
export function lookIntoSqlite<T>(path: string, look: (database: DatabaseSync) => T): T {
  const url = pathToFileURL(path);
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
  if (log === undefined || log.size === 0) url.searchParams.set('immutable', '1');
  const database = new DatabaseSync(url, { readOnly: true, timeout: BUSY_TIMEOUT });
  try {
    return look(database);
  } finally {
    database.close();
  }
}

/** Ms that the transaction which is about to begin waits for another process; undefined: as long as any. */
type Patience = () => number | undefined;

type KyselyDatabase = NonNullable<Exclude<SqliteDialectConfig['database'], () => unknown>>;
type Prepared = ReturnType<KyselyDatabase['prepare']>;

/** Nearly all are texts, numbers and null: an import of a large campus binds hundreds of thousands while it has the database. */
function boundValue(value: unknown): v.InferOutput<typeof parameter> {
  return typeof value === 'string' || typeof value === 'number' || value === null ? value : v.parse(parameter, value);
}

/** `DatabaseSync` in the shape that Kysely's SQLite dialect expects; a statement is prepared once, not at each use. */
function forKysely(database: DatabaseSync): KyselyDatabase {
  const prepared = new Map<string, Prepared>();
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const known = prepared.get(sql);
      if (known !== undefined) return known;
      const statement = database.prepare(sql);
      const bound = (values: readonly unknown[]) => values.map(boundValue);
      const made: Prepared = {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...bound(values)),
        run: (values) => statement.run(...bound(values)),
        // Read piece by piece: whoever asks the same meanwhile must not begin it anew.
        iterate: (values) => database.prepare(sql).iterate(...bound(values)),
      };
      if (prepared.size >= PREPARED_MAX) prepared.clear();
      prepared.set(sql, made);
      return made;
    },
  };
}

/**
 * A deferred transaction that reads, then writes, fails at once when another process wrote meanwhile, and
 * `busy_timeout` does not help: so the write lock is taken at the beginning. It is waited for without holding up the
 * process: SQLite's own waiting would stop everything else here, also the transaction that has the lock.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #isInTransaction: () => boolean;
  readonly #patience: Patience;

  constructor(database: ReturnType<typeof forKysely>, isInTransaction: () => boolean, patience: Patience) {
    super({ database });
    this.#isInTransaction = isInTransaction;
    this.#patience = patience;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const until = performance.now() + (this.#patience() ?? BUSY_TIMEOUT);
    for (;;) {
      await connection.executeQuery(CompiledQuery.raw('pragma busy_timeout = 0'));
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'));
        return;
      } catch (error) {
        if (!isTransient(error) || performance.now() > until) throw error;
      } finally {
        await connection.executeQuery(CompiledQuery.raw(`pragma busy_timeout = ${BUSY_TIMEOUT}`));
      }
      await setTimeout(2 + Math.random() * 8);
    }
  }

  /** A disk that is full ends the transaction by itself; that there is none to roll back would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#isInTransaction()) await super.rollbackTransaction(connection);
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #file: DatabaseSync;
  readonly #database: ReturnType<typeof forKysely>;
  readonly #patience: Patience;

  constructor(file: DatabaseSync, patience: Patience) {
    const database = forKysely(file);
    super({ database });
    this.#file = file;
    this.#database = database;
    this.#patience = patience;
  }

  override createDriver(): ImmediateDriver {
    return new ImmediateDriver(this.#database, () => this.#file.isTransaction, this.#patience);
  }
}

/** Dialect of one connection. */
export function sqliteDialect(database: DatabaseSync, patience: Patience = () => undefined): SqliteDialect {
  return new NodeSqliteDialect(database, patience);
}
