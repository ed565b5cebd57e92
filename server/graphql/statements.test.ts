import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCampus, type TestCampus } from '#tests/support/campus.ts';
import { documentsOf } from '#tests/support/documents.ts';

const DEMO = fileURLToPath(new URL('../content/demo', import.meta.url));

/** More than any screen needs; a statement for each card of a list goes far beyond it. */
const MOST = 20;

/** What the screens ask with, by the name of the variable. A query with another one is named here. */
const VALUES: Readonly<Record<string, unknown>> = {
  moduleId: 'german-for-your-first-weeks',
  courseId: 'hello-my-name-is',
  identifier: 'recommendations',
  query: 'hallo',
  limit: 20,
  tags: ['german'],
  subOrganizationPathName: 'lindenau',
};
const IDS: Readonly<Record<string, string>> = {
  Course: 'hello-my-name-is',
  Module: 'german-for-your-first-weeks',
  Lesson: 'hello-my-name-is-1',
  ContentList: 'before-my-interview',
};

/** What only a tutor has something to read in. */
const TUTORS: Readonly<Record<string, true>> = { CourseVerifications: true };

const documents = documentsOf('src/features/*/queries.ts');

describe('the operations of the screens', () => {
  let campus: TestCampus;
  let amal: string;
  beforeAll(async () => {
    campus = await aCampus({ folder: DEMO });
    amal = (await campus.login('amal')).token;
  });
  afterAll(() => campus.close());

  it.each(documents.map(({ name, text, path }) => [`${path} ${name}`, text]))(
    '%s: statements do not grow with what there is',
    async (_, query) => {
      const operation = /^\s*\w+\s+(\w+)/.exec(query)?.[1] ?? '';
      const names = [...(/\(([^)]*)\)\s*\{/.exec(`${query.split('{')[0]}{`)?.[1] ?? '').matchAll(/\$(\w+)/g)];
      const isTutors = operation in TUTORS;
      const variables = Object.fromEntries(
        names.map(([, name = '']) => [name, name === 'id' ? (IDS[operation] ?? '60-amal') : VALUES[name]]),
      );
      const token = isTutors ? (await campus.login('samuel')).token : amal;
      let told: unknown;
      const statements = await campus.test.statementsOf(async () => {
        const asked = isTutors ? { ...variables, courseId: 'typing-with-ten-fingers' } : variables;
        told = (await campus.ask({ query, variables: asked, token })).body;
      });
      expect(told, JSON.stringify(variables)).not.toHaveProperty('errors');
      expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(MOST);
      const kinds = new Map<string, number>();
      for (const sql of statements) kinds.set(sql, (kinds.get(sql) ?? 0) + 1);
      const repeated = [...kinds].filter(([, times]) => times > 2).map(([sql, times]) => `${times} × ${sql}`);
      expect(repeated, 'The same statement again and again: read it for all at once.').toEqual([]);
    },
  );
});
