import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseAnswer } from '#cache/fetch-row.ts';
import { LANGUAGE_IDS } from '#campus/languages.ts';
import { sessionAnswer } from '#features/session/new-session.ts';
import { DEMO_PASSWORD } from '#tests/support/campus/campus.ts';
import { aLivedInCampus } from '#tests/support/campus/lived-in-campus.ts';
import { documentsOf } from '#tests/support/sources/documents.ts';
import { type Asked, everyRead } from '#tests/support/sources/every-read.ts';
import { type Filled, noteFilled } from '#tests/support/sources/filled-selections.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';

const READS = nonEmpty(Object.keys(everyRead('en')), 'read');
const MODULES = import.meta.glob<Record<string, unknown>>('/src/features/*/*queries.ts', { eager: true });

/** What is asked for and is in no answer of the demo campus, with the reason. */
const NOWHERE: Readonly<Record<string, string>> = {
  'communityQueries.map: learnersOnMap person profileImage': 'Who has a picture in the demo is not on the map.',
  'reportQueries.ofCourse: messageReports': 'Nobody of the demo has reported anything.',
  'unitQueries.module: module certificate': 'Nobody of the demo has completed a whole module with a certificate.',
  'userContentQueries.one: userContent owner profileImage': 'Who has a picture in the demo made nothing.',
};

const schema = buildSchema(readFileSync('server/schema.graphql', 'utf8'));

describe('what the campus answers', () => {
  let campus: Awaited<ReturnType<typeof aLivedInCampus>>;
  beforeAll(async () => {
    campus = await aLivedInCampus();
  });
  afterAll(() => campus.close());

  const ask = async ([person, read]: Asked, languageId: string) => {
    const token = person === 'visitor' ? undefined : await campus.tokenOf(person);
    const { body } = await campus.ask({ query: read.document, variables: read.variables, languageId, token });
    expect(body.errors, `the campus refuses ${read.key.join(' ')}`).toBeUndefined();
    return body.data;
  };

  it('is asked for by no read that this test does not know', () => {
    const factories = Object.values(MODULES).flatMap((module) =>
      Object.entries(module).flatMap(([name, value]) =>
        name.endsWith('Queries') && typeof value === 'object' && value !== null
          ? Object.keys(value).map((read) => `${name}.${read}`)
          : [],
      ),
    );
    const reads = factories.filter((name) => !name.endsWith('.all'));
    expect(reads.sort(), 'A new read: list it in everyRead with what it is asked for.').toEqual(READS.toSorted());
  });

  it.each(READS)('to %s is what its schema accepts, in three languages', async (name) => {
    for (const language of ['en', 'de', 'ar'] as const) {
      for (const asked of nonEmpty(everyRead(language)[name] ?? [], `question for ${name}`)) {
        const [, read] = asked;
        expect(parseAnswer(read, await ask(asked, LANGUAGE_IDS[language])), read.key.join(' ')).toBeDefined();
      }
    }
  });

  it('holds each object, list and type that the reads select', async () => {
    const filled: Filled = new Map();
    for (const [name, all] of Object.entries(everyRead('en')))
      for (const asked of all)
        noteFilled(filled, schema, {
          name,
          document: asked[1].document,
          data: await ask(asked, LANGUAGE_IDS.en),
        });
    const empty = nonEmpty([...filled], 'selection').flatMap(([path, isFilled]) => (isFilled ? [] : [path]));
    expect(empty.sort(), 'Its schema is tried with nothing: ask for something that is there in everyRead.').toEqual(
      Object.keys(NOWHERE).sort(),
    );
  });

  it('to a visitor’s explore is what its schema accepts', async () => {
    const reads = Object.values(everyRead('en')).flatMap((all) => all.map(([, read]) => read));
    for (const read of nonEmpty(
      reads.filter(({ key }) => key[0] === 'explore'),
      'read of explore',
    ))
      expect(parseAnswer(read, await ask(['visitor', read], LANGUAGE_IDS.en))).toBeDefined();
  });

  it('to a login is what its schema accepts, right or wrong', async () => {
    const [login] = documentsOf('src/features/auth-screens/sign-in.ts');
    for (const password of [DEMO_PASSWORD, 'not her password']) {
      const variables = { email: 'amal@lantern.example', password };
      const { body } = await campus.ask({ query: login?.text ?? '', variables });
      expect(v.safeParse(v.object({ login: sessionAnswer }), body.data).success, JSON.stringify(body)).toBe(true);
    }
  });
});
