import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Read } from '#cache/campus-query.ts';
import { parseAnswer } from '#cache/fetch-row.ts';
import { LANGUAGE_IDS, type LanguageCode } from '#campus/languages.ts';
import { achievementQueries } from '#features/achievements/queries.ts';
import { attendanceQueries } from '#features/attendance/queries.ts';
import { consentQueries } from '#features/consent/queries.ts';
import { exploreQueries } from '#features/explore/queries.ts';
import { homeQueries } from '#features/home/queries.ts';
import { lessonQueries } from '#features/lessons/queries.ts';
import { listQueries } from '#features/lists/queries.ts';
import { notificationQueries } from '#features/notifications/queries.ts';
import { baseQueries } from '#features/onboarding/queries.ts';
import { packageQueries } from '#features/packages/queries.ts';
import { peopleQueries } from '#features/people/queries.ts';
import { profileQueries } from '#features/profile/queries.ts';
import { providerQueries } from '#features/providers/queries.ts';
import { searchQueries } from '#features/search/queries.ts';
import { sessionAnswer } from '#features/session/new-session.ts';
import { settingsQueries } from '#features/settings/queries.ts';
import { proofQueries, unitQueries } from '#features/units/queries.ts';
import { aCampus, DEMO_PASSWORD, type TestCampus, type Tokens } from '#tests/support/campus.ts';
import { documentsOf } from '#tests/support/documents.ts';
import { OUTBOX_KINDS } from '#tests/support/outbox-kinds.ts';

const schema = buildSchema(readFileSync('server/schema.graphql', 'utf8'));
const faultsOf = (document: string): string[] => validate(schema, parse(document)).map((fault) => fault.message);

describe('every GraphQL document in src', () => {
  const documents = documentsOf('src/**/*.ts', 'src/**/*.tsx');

  it('is found', () => {
    expect(documents.length).toBeGreaterThan(8);
  });

  it.each(documents)('$path: $name is valid against server/schema.graphql', ({ text }) => {
    expect(faultsOf(text)).toEqual([]);
  });

  it.each(OUTBOX_KINDS.flatMap(({ kind, requests }) => requests.map((request) => ({ kind, ...request }))))(
    'that $kind sends is valid against server/schema.graphql',
    ({ document }) => {
      expect(faultsOf(document)).toEqual([]);
    },
  );
});

/** Every read of every queries.ts with what it is asked for on the small campus. A new one has to be listed. */
function readsIn(language: LanguageCode): Record<string, Read<unknown>[]> {
  const module = 'german-for-your-first-weeks';
  const inModule = ['hello-my-name-is', 'numbers-time-money', 'speaking-cafe'];
  const courses = [...inModule, 'letters-and-sounds', 'page-for-my-street', 'small-talk'];
  return {
    'achievementQueries.mine': [achievementQueries.mine(language)],
    'attendanceQueries.ofCourse': [attendanceQueries.ofCourse('hello-my-name-is', language)],
    'packageQueries.ofCourse': [packageQueries.ofCourse('letters-and-sounds', language)],
    'attendanceQueries.one': [attendanceQueries.one('no-such-date', language)],
    'baseQueries.appBaseData': [baseQueries.appBaseData(language)],
    'consentQueries.one': [consentQueries.one('gast', language)],
    'exploreQueries.byTags': [exploreQueries.byTags(['no-such-tag'], language)],
    'exploreQueries.catalogue': [exploreQueries.catalogue(language)],
    'homeQueries.start': [homeQueries.start(language)],
    'lessonQueries.one': [
      lessonQueries.one('hello-my-name-is-1', 'hello-my-name-is', language),
      lessonQueries.one('hello-my-name-is-2', 'hello-my-name-is', language),
      lessonQueries.one('numbers-time-money-1', 'numbers-time-money', language),
    ],
    'listQueries.mine': [listQueries.mine(language)],
    'listQueries.one': ['first-papers', 'evening-learning'].map((id) => listQueries.one(id, language)),
    'notificationQueries.latest': [notificationQueries.latest(language)],
    'notificationQueries.older': [notificationQueries.older(20, language)],
    'notificationQueries.unread': [notificationQueries.unread(language)],
    'peopleQueries.ofUnit': [
      peopleQueries.ofUnit({ kind: 'module', id: module }),
      peopleQueries.ofUnit({ kind: 'course', id: 'hello-my-name-is' }),
      peopleQueries.ofUnit({ kind: 'course', id: 'speaking-cafe', runId: 'speaking-cafe' }),
    ],
    'peopleQueries.one': [peopleQueries.one('1-amal', language)],
    'profileQueries.mine': [profileQueries.mine(language)],
    'proofQueries.ofCourse': [proofQueries.ofCourse('hello-my-name-is', language)],
    'providerQueries.list': [providerQueries.list(language)],
    'providerQueries.one': [providerQueries.one('lantern-studio', language)],
    'searchQueries.found': [searchQueries.found('hello', language)],
    'settingsQueries.account': [settingsQueries.account()],
    'settingsQueries.consents': [settingsQueries.consents(language)],
    'settingsQueries.nudges': [settingsQueries.nudges()],
    'settingsQueries.sessions': [settingsQueries.sessions()],
    'unitQueries.course': [
      ...courses.map((id) => unitQueries.course(id, language)),
      ...inModule.map((id) => unitQueries.course(id, language, module)),
    ],
    'unitQueries.module': [unitQueries.module(module, language)],
  };
}

const MODULES = import.meta.glob<Record<string, unknown>>('/src/features/*/queries.ts', { eager: true });

describe('what the campus answers', () => {
  let campus: TestCampus;
  let amal: Tokens;
  beforeAll(async () => {
    campus = await aCampus();
    amal = await campus.login('amal');
  });
  afterAll(() => campus.close());

  it('is asked for by no read that this test does not know', () => {
    const factories = Object.values(MODULES).flatMap((module) =>
      Object.entries(module).flatMap(([name, value]) =>
        name.endsWith('Queries') && typeof value === 'object' && value !== null
          ? Object.keys(value).map((read) => `${name}.${read}`)
          : [],
      ),
    );
    const reads = factories.filter((name) => !name.endsWith('.all'));
    expect(reads.sort(), 'A new read: list it in readsIn with what it is asked for.').toEqual(
      Object.keys(readsIn('en')).sort(),
    );
  });

  const answerOf = async (read: Read<unknown>, languageId: string, token: string | undefined) => {
    const { body } = await campus.ask({ query: read.document, variables: read.variables, languageId, token });
    expect(body.errors, `the campus refuses ${read.key.join(' ')}`).toBeUndefined();
    return parseAnswer(read, body.data);
  };

  it.each(Object.keys(readsIn('en')))('to %s is what its schema accepts, in three languages', async (name) => {
    for (const language of ['en', 'de', 'ar'] as const) {
      for (const read of readsIn(language)[name] ?? []) {
        expect(await answerOf(read, LANGUAGE_IDS[language], amal.token), read.key.join(' ')).toBeDefined();
      }
    }
  });

  it('to a visitor’s explore is what its schema accepts', async () => {
    for (const read of Object.values(readsIn('en'))
      .flat()
      .filter((each) => each.key[0] === 'explore')) {
      expect(await answerOf(read, LANGUAGE_IDS.en, undefined)).toBeDefined();
    }
  });

  it('to a login is what its schema accepts, right or wrong', async () => {
    const login = documentsOf('src/features/session/sign-in.ts')[0]?.text ?? '';
    for (const password of [DEMO_PASSWORD, 'not her password']) {
      const { body } = await campus.ask({ query: login, variables: { email: 'amal@lantern.example', password } });
      expect(v.safeParse(v.object({ login: sessionAnswer }), body.data).success, JSON.stringify(body)).toBe(true);
    }
  });
});
