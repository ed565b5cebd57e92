import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openStore, type Store, type StoreConfig } from './store/open-store.ts';

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

/**
 * A store of its own for a test: SQLite in a temporary folder, or a fresh schema of the PostgreSQL that
 * `TEST_DATABASE_URL` names. A root query inside a transaction throws, as in development.
 */
export async function aStore(): Promise<TestStore> {
  const dataDir = mkdtempSync(join(tmpdir(), 'campus-test-'));
  const server = process.env.TEST_DATABASE_URL;
  const schema = server === undefined ? undefined : await aSchema(server);
  let hear: ((sql: string) => void) | undefined;
  const onStatement = (sql: string): void => hear?.(sql);
  const config: StoreConfig = { dataDir, databaseUrl: schema?.url, development: true, onStatement };
  const store = await openStore(config);
  return {
    store,
    config,
    dataDir,
    async statementsOf(work) {
      const statements: string[] = [];
      hear = (sql) => statements.push(sql);
      await work();
      hear = undefined;
      return statements;
    },
    async remove() {
      await store.close();
      await schema?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
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
