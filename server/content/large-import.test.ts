import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROWS_AT_ONCE } from '#server/store/database/in-pieces.ts';
import { openStore } from '#server/store/database/open-store.ts';
import { aStore, type TestStore } from '#server/test-store.ts';
import { aLargeCampus, type CampusSize } from '#tests/support/campus/large-campus.ts';
import { importCampus } from './import-campus.ts';

const SMALL: CampusSize = { courses: 4, people: 20 };
/** More people than one statement takes, with more lessons. */
const LARGER: CampusSize = { courses: 8, people: ROWS_AT_ONCE * 2 };
/** Tables that hold a row or more for each person or course of the generated files. */
const TABLES = ['content', 'person', 'course_status', 'lesson_progress', 'achievement', 'bookmark'] as const;

describe('an import of a large campus', () => {
  let test: TestStore;
  let removals: (() => void)[];
  beforeEach(async () => {
    test = await aStore();
    removals = [];
  });
  afterEach(async () => {
    await test.remove();
    for (const remove of removals) remove();
  });

  const filesOf = (size: CampusSize): string => {
    const { folder, remove } = aLargeCampus(size);
    removals.push(remove);
    return folder;
  };
  const run = (folder: string) =>
    importCampus({ store: test.store, dataDir: test.dataDir, folder, now: new Date('2026-11-29T08:00:00Z') });
  /** Of the transaction that writes the campus, which is the last one. */
  const statementsOf = async (folder: string): Promise<readonly string[]> => {
    const all = await test.statementsOf(() => run(folder));
    return all.slice(all.findLastIndex((statement) => statement.startsWith('begin')));
  };
  const counts = async () => {
    const store = await openStore(test.config);
    const rows: number[] = [];
    for (const table of TABLES) {
      const { count } = await store.read
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      rows.push(count);
    }
    const { version } = await store.read.selectFrom('content_version').select('version').executeTakeFirstOrThrow();
    await store.close();
    return { rows, version };
  };

  it('has the database for statements of many rows and not for some of each person, and for few when nothing is new', async () => {
    const small = (await statementsOf(filesOf(SMALL))).length;
    await test.remove();
    test = await aStore();
    const folder = filesOf(LARGER);
    const statements = await statementsOf(folder);
    const { rows } = await counts();
    expect(rows[1]).toBe(LARGER.people);
    const pieces = rows.reduce((sum, count) => sum + Math.ceil(count / ROWS_AT_ONCE), 0);
    expect(statements.length).toBeLessThanOrEqual(small + pieces);
    const rowsOf = (statement: string) => statement.split('), (').length;
    expect(Math.max(...statements.map(rowsOf))).toBe(ROWS_AT_ONCE);
    expect((await statementsOf(folder)).length).toBeLessThan(small);
  });

  it('that is killed in the middle of its writes leaves the campus as it was before, and succeeds afterwards', async () => {
    await run(filesOf(SMALL));
    const before = await counts();
    const folder = filesOf(LARGER);
    const script = (at: string) => `import { importCampus } from '#server/content/import-campus.ts';
      import { openStore } from '#server/store/database/open-store.ts';
      const onStatement = (sql) => { if (sql.startsWith(${JSON.stringify(at)})) process.kill(process.pid, 'SIGKILL'); };
      const store = await openStore({ ...${JSON.stringify(test.config)}, onStatement });
      await importCampus({ store, dataDir: ${JSON.stringify(test.dataDir)}, folder: ${JSON.stringify(folder)}, now: new Date() });
      process.exit(0);`;
    // The last table that is written: content and people are in the transaction by then.
    const at = 'insert into "bookmark"';
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script(at)], { stdio: 'inherit' });
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
    expect(await counts()).toEqual(before);
    await run(folder);
    const { rows, version } = await counts();
    expect(version).toBe(before.version + 1);
    expect(rows[1]).toBe(LARGER.people);
  });
});
