import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MIGRATIONS } from '#server/store/schema/migrations.ts';
import { aStore, type TestStore } from '#server/test-store.ts';
import { aLearner, anOrganisation } from '#tests/support/campus/factories.ts';
import { openStore } from './open-store.ts';

describe('the store', () => {
  let test: TestStore;
  beforeEach(async () => {
    test = await aStore();
  });
  afterEach(() => test.remove());

  it('keeps what a transaction wrote and nothing of one that failed', async () => {
    const organisationId = await anOrganisation(test.store);
    const failing = test.store.transaction(async (trx) => {
      await trx.deleteFrom('organisation').where('id', '=', organisationId).execute();
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await test.store.read.selectFrom('organisation').select('id').execute()).toEqual([{ id: organisationId }]);
  });

  it('refuses a root query inside a transaction in development', async () => {
    const inside = test.store.transaction(() => test.store.read.selectFrom('person').select('id').execute());
    await expect(inside).rejects.toThrow('root query');
  });

  it('reads while a transaction waits, and sees nothing of it', async () => {
    const organisationId = await anOrganisation(test.store);
    const held = aGate();
    const written = aGate();
    const writing = test.store.transaction(async (trx) => {
      await trx.updateTable('organisation').set({ data: '{"a":1}' }).where('id', '=', organisationId).execute();
      written.open();
      await held.opened;
    });
    await written.opened;
    const seen = await test.store.read.selectFrom('organisation').select('data').executeTakeFirstOrThrow();
    expect(seen.data).toBe('{}');
    held.open();
    await writing;
  });

  it('counts a hundred writes at once as a hundred', async () => {
    const learner = await aLearner(test.store, await anOrganisation(test.store));
    const raise = () =>
      test.store.transaction((trx) =>
        trx
          .updateTable('person')
          .set((eb) => ({ rev: eb('rev', '+', 1) }))
          .where('id', '=', learner.id)
          .execute(),
      );
    await Promise.all(Array.from({ length: 100 }, raise));
    const { rev } = await test.store.read.selectFrom('person').select('rev').executeTakeFirstOrThrow();
    expect(rev).toBe(100);
  });

  it('gives counts and sums as numbers and compares text by code point', async () => {
    const organisationId = await anOrganisation(test.store);
    for (const nickname of ['b', 'B', 'ä', 'a', 'Z']) await aLearner(test.store, organisationId, { nickname });
    const rows = await test.store.read.selectFrom('person').select('nickname').orderBy('nickname').execute();
    expect(rows.map((row) => row.nickname)).toEqual(['B', 'Z', 'a', 'b', 'ä']);
    const { people, sum } = await test.store.read
      .selectFrom('person')
      .select(({ fn }) => [fn.countAll<number>().as('people'), fn.sum<number>('rev').as('sum')])
      .executeTakeFirstOrThrow();
    expect([people, sum]).toEqual([5, 0]);
  });

  it('runs the whole work again when the engine asks for it, three times at most', async () => {
    let runs = 0;
    const unlucky = test.store.transaction(async () => {
      runs += 1;
      throw Object.assign(new Error('try again'), { code: '40001' });
    });
    await expect(unlucky).rejects.toThrow('try again');
    expect(runs).toBe(3);
  });

  it('is brought up to date by several openings at once', async () => {
    const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(test.config)));
    for (const store of stores)
      expect(await store.read.selectFrom('content_version').selectAll().execute()).toHaveLength(1);
    await Promise.all(stores.map((store) => store.close()));
  });
});

describe('several processes', () => {
  it('may make the same new database at once', async () => {
    const test = await aStore();
    await dropEverything(test);
    const script = `import { openStore } from '#server/store/database/open-store.ts';
      const store = await openStore(${JSON.stringify(test.config)});
      const rows = await store.read.selectFrom('content_version').selectAll().execute();
      await store.close();
      process.exit(rows.length === 1 ? 0 : 3);`;
    const starts = Array.from({ length: 3 }, async () => {
      const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], { stdio: 'inherit' });
      const [code] = await once(child, 'exit');
      return code;
    });
    expect(await Promise.all(starts)).toEqual([0, 0, 0]);
    await test.remove();
  });
});

/** Somebody waits at it until somebody else opens it. */
function aGate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** As if nobody had ever started: all tables gone, what was made last first. */
async function dropEverything({ store }: TestStore): Promise<void> {
  const statements = MIGRATIONS.flatMap((migration) =>
    migration.statements({ text: 'text', integer: 'integer' }, 'sqlite'),
  );
  const tables = statements.flatMap((statement) => /^create table (\w+)/.exec(statement)?.[1] ?? []);
  await store.transaction(async (trx) => {
    // Some tables are there on SQLite alone.
    for (const table of ['applied_migration', ...tables.toReversed()])
      await sql.raw(`drop table if exists ${table}`).execute(trx);
  });
}
