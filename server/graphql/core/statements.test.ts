import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { documentsOf } from '#tests/support/sources/documents.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import type { Document } from '#tools/build/documents/graphql-documents.ts';

const DEMO = fileURLToPath(new URL('../../content/demo', import.meta.url));

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
  before: 'demo-hello-bakery',
  messageId: 'demo-cafe-topic',
  after: 'demo-cafe-topic-1',
};
const LANTERN = 'german-for-your-first-weeks';
/** What a query is asked for by `id`; of a unit one with lessons and one with dates. */
const IDS: Readonly<Record<string, readonly string[]>> = {
  Course: ['hello-my-name-is', 'speaking-cafe'],
  Participants: ['speaking-cafe'],
  RunParticipants: ['speaking-cafe'],
  Module: [LANTERN],
  ModuleParticipants: [LANTERN],
  Lesson: ['hello-my-name-is-1'],
  ContentList: ['before-my-interview'],
  contentList: ['before-my-interview'],
  PublicUser: ['1-reza'],
  ContentProvider: ['open-language-circle'],
  AttendanceDates: ['speaking-cafe'],
  CoursePackage: ['letters-and-sounds'],
  Attendance: ['speaking-cafe-evening'],
  MessageBoard: ['course-hello-my-name-is', 'run-speaking-cafe-weekly'],
  OlderMessages: ['course-hello-my-name-is'],
};

/** What only a tutor has something to read in. */
const TUTORS: Readonly<Record<string, string>> = {
  CourseVerifications: 'samuel',
  AttendanceDates: 'katrin',
  Attendance: 'katrin',
  MessageReports: 'katrin',
};

const documents = documentsOf('src/features/*/queries.ts');

describe('the operations of the screens', () => {
  let campus: TestCampus;
  let amal: string;
  beforeAll(async () => {
    campus = await aCampus({ folder: DEMO });
    amal = (await campus.login('amal')).token;
  });
  afterAll(() => campus.close());

  it.each(nonEmpty(documents.flatMap(asked), 'question'))(
    '%s: statements do not grow with what there is',
    async (_, query, operation, id) => {
      const names = [...(/\(([^)]*)\)\s*\{/.exec(`${query.split('{')[0]}{`)?.[1] ?? '').matchAll(/\$(\w+)/g)];
      const tutor = TUTORS[operation];
      const values = tutor === 'samuel' ? { ...VALUES, courseId: 'typing-with-ten-fingers' } : VALUES;
      const variables = Object.fromEntries(names.map(([, name = '']) => [name, name === 'id' ? id : values[name]]));
      const token = tutor === undefined ? amal : (await campus.login(tutor)).token;
      let body: unknown;
      const statements = await campus.test.statementsOf(async () => {
        body = (await campus.ask({ query, variables, token })).body;
      });
      expect(body, JSON.stringify(variables)).not.toHaveProperty('errors');
      expect(JSON.stringify(body), `It found something by ${JSON.stringify(variables)}.`).not.toMatch(
        /^\{"data":\{"(?:course|module|lesson|contentList|publicUser|contentProvider|appointment|messageBoard|message)":null/,
      );
      expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(MOST);
      const kinds = new Map<string, number>();
      for (const sql of statements) kinds.set(sql, (kinds.get(sql) ?? 0) + 1);
      const repeated = [...kinds].filter(([, times]) => times > 2).map(([sql, times]) => `${times} × ${sql}`);
      expect(repeated, 'The same statement again and again: read it for all at once.').toEqual([]);
    },
  );
});

/** Once for each id; once where the query names none. */
function asked({ path, name, text }: Document): [title: string, query: string, operation: string, id: string][] {
  const operation = /^\s*\w+\s+(\w+)/.exec(text)?.[1] ?? '';
  return (IDS[operation] ?? ['']).map((id) => [`${path} ${name} ${id}`, text, operation, id]);
}
