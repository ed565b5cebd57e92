import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type Store } from '#server/store/database/open-store.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { commonDocuments } from '#tests/support/sources/common-documents.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';

const DEMO = fileURLToPath(new URL('../../content/demo', import.meta.url));

/** How many statements each of the ten documents sends. Fewer is a gain, to be written down here; more needs a reason. */
const STATEMENTS: Readonly<Record<string, number>> = {
  AppBaseData: 7,
  // The checklist asks for milestones (CATALOGUE-17), the banner of the document check for what is uploaded (DOC-2).
  Home: 15,
  UnreadNotifications: 4,
  Notifications: 3,
  // What one learns and its dates stand on the page too (LIST-9).
  Bookmarks: 13,
  Achievements: 10,
  Explore: 10,
  Module: 12,
  Course: 14,
  Lesson: 4,
};

const DOCUMENTS = commonDocuments().map(({ operation, ...asked }) => ({ operation, asked }));

describe('the documents that are asked most', () => {
  let campus: TestCampus;
  let token: string;
  let sqlite: Store;
  let ofPeople: ReadonlySet<string>;
  const dataDir = mkdtempSync(join(tmpdir(), 'campus-plans-'));
  beforeAll(async () => {
    campus = await aCampus({ folder: DEMO });
    token = (await campus.login('amal')).token;
    await campus.ask({ query: '{ viewer { id } }', token });
    sqlite = await openStore({ dataDir });
    ofPeople = new Set(nonEmpty(await tablesOfPeople(sqlite), 'table with rows of people'));
  });
  afterAll(async () => {
    await campus.close();
    await sqlite.close();
    rmSync(dataDir, { recursive: true });
  });

  const statementsOf = (query: string, variables: Readonly<Record<string, unknown>>) =>
    campus.test.statementsOf(async () => {
      const { body } = await campus.ask({ query, variables, token });
      expect(body).not.toHaveProperty('errors');
    });

  it.each(nonEmpty(DOCUMENTS, 'document'))(
    '$operation sends as many statements as are written down',
    async ({ operation, asked }) => {
      const statements = await statementsOf(asked.query, asked.variables);
      const written = STATEMENTS[operation] ?? 0;
      // PostgreSQL answers each in its own time, so what comes in one turn on SQLite may come in two.
      const most = campus.test.store.engine === 'sqlite' ? written : 2 * written;
      expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most);
      if (campus.test.store.engine === 'sqlite') expect(statements.length).toBe(written);
    },
  );

  it.each(nonEmpty(DOCUMENTS, 'document'))(
    '$operation reads nothing of all people of an organisation',
    async ({ asked }) => {
      const statements = new Set(nonEmpty(await statementsOf(asked.query, asked.variables), 'statement'));
      const wide: string[] = [];
      for (const statement of statements)
        for (const step of await planOf(sqlite, statement))
          if (readsEverybody(step, ofPeople)) wide.push(`${step}: ${statement}`);
      expect(wide).toEqual([]);
    },
  );
});

/** Tables with a row, or more, for each learner. Whoever teaches is few. */
async function tablesOfPeople(store: Store): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    select distinct one.name from sqlite_schema as one, pragma_table_info(one.name) as part
    where one.type = 'table' and one.name <> 'course_tutor' and (one.name = 'person' or part.name in ('person_id', 'owner_id', 'addressee_id'))`.execute(
    store.read,
  );
  return tables.rows.map(({ name }) => name);
}

/** How SQLite would go about it, step by step. What is written for PostgreSQL is a statement of SQLite too. */
async function planOf(store: Store, statement: string): Promise<string[]> {
  const steps = await sql<{ detail: string }>`explain query plan ${sql.raw(statement)}`.execute(store.read);
  return steps.rows.map(({ detail }) => detail);
}

/** Whether a step goes through rows of people that nothing but the organisation, or a state, picks. */
function readsEverybody(step: string, ofPeople: ReadonlySet<string>): boolean {
  const [, table = ''] = /^(?:SCAN|SEARCH) (\w+)/.exec(step) ?? [];
  if (!ofPeople.has(table)) return false;
  const picked = [...step.matchAll(/(\w+)=\?/g)].map(([, column = '']) => column);
  return !picked.some((column) => !['organisation_id', 'kind', 'status'].includes(column));
}
