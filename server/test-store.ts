import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import pg from 'pg';
import { openStore, type Store, type StoreConfig } from './store/database/open-store.ts';

export interface TestStore {
  readonly store: Store;
  /** What it was opened with: a second process would open the same. */
  readonly config: StoreConfig;
  readonly dataDir: string;
  /** What was sent to the database while `work` ran. */
  statementsOf(work: () => Promise<unknown>): Promise<readonly string[]>;
  /** Closes it and takes everything away that it made. */
  remove(): Promise<void>;
}

/** What a store holds before its test begins. Two with one `key` hold the same. */
export interface Beginning {
  readonly key: string;
  make(store: Store, dataDir: string): Promise<unknown>;
}

/**
 * A store of its own for a test: SQLite in a temporary folder, or a fresh schema of the PostgreSQL that
 * `TEST_DATABASE_URL` names. A root query inside a transaction throws, as in development. Where it begins with something,
 * SQLite makes that once for all tests of this process: it is files, which can be copied.
 */
export async function aStore(beginning?: Beginning): Promise<TestStore> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campus-test-'));
  const server = process.env.TEST_DATABASE_URL;
  const schema = server === undefined ? undefined : await aSchema(server);
  if (beginning !== undefined && schema === undefined) write(await madeOnce(beginning), dataDir);
  let listener: ((sql: string) => void) | undefined;
  const onStatement = (sql: string): void => listener?.(sql);
  const config: StoreConfig = { dataDir, databaseUrl: schema?.url, development: true, onStatement };
  const store = await openStore(config);
  if (schema !== undefined) await beginning?.make(store, dataDir);
  return {
    store,
    config,
    dataDir,
    async statementsOf(work) {
      const statements: string[] = [];
      listener = (sql) => statements.push(sql);
      await work();
      listener = undefined;
      return statements;
    },
    async remove() {
      await store.close();
      await schema?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** By path within a data folder. Held in memory: a runner may end its processes without a word, and files would be left behind. */
type Files = ReadonlyMap<string, Buffer>;

const made = new Map<string, Promise<Files>>();

function madeOnce(beginning: Beginning): Promise<Files> {
  const files = made.get(beginning.key) ?? make(beginning);
  made.set(beginning.key, files);
  return files;
}

async function make(beginning: Beginning): Promise<Files> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campus-beginning-'));
  const store = await openStore({ dataDir, development: true });
  await beginning.make(store, dataDir);
  await store.close();
  const entries = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  const files = new Map(paths.map((path) => [relative(dataDir, path), readFileSync(path)]));
  rmSync(dataDir, { recursive: true, force: true });
  return files;
}

function write(files: Files, dataDir: string): void {
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(dataDir, path)), { recursive: true });
    writeFileSync(join(dataDir, path), bytes);
  }
}

async function aSchema(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create schema ${name}`);
  const url = new URL(server);
  url.searchParams.set('options', `-c search_path=${name}`);
  return { url: url.href, drop: () => onServer(server, `drop schema ${name} cascade`) };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
