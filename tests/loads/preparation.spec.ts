import * as v from 'valibot';
import { expect, test } from '#tests/support/journeys/journey.ts';
import { signIn } from '#tests/support/journeys/sign-in.ts';
import { askedIn } from './asked-by.ts';

/** What a device without anything sends of questions until it is prepared, bytes (docs/performance.md). */
const SENT = 11_000;

const variablesSchema = v.object({ id: v.string(), moduleId: v.optional(v.string()) });
const bodySchema = v.pipe(v.string(), v.parseJson(), v.union([v.array(v.looseObject({})), v.looseObject({})]));

/** Courses of a request's body by their ids, once for each place that they are asked for: by themselves, in a module. */
const coursesIn = (body: string): string[] =>
  [v.parse(bodySchema, body)].flat().flatMap(({ query, variables }) => {
    const parsed = v.safeParse(variablesSchema, variables);
    return String(query).startsWith('query Course ') && parsed.success ? [parsed.output.id] : [];
  });

test('what opens without a network is asked in a few requests, and by the ids of its queries', async ({
  context,
  lantern,
}) => {
  await signIn(context, lantern);
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') requests.push(request.postData() ?? '');
  });
  await page.goto(`${lantern}/start`);
  await page.waitForFunction(() => performance.getEntriesByName('campus:prepared').length > 0);
  const questions = requests.flatMap(askedIn);
  expect(questions.length).toBeGreaterThan(50);
  // A busy computer does not look for all on its disk within the time that one waits for the others.
  expect(requests.length, questions.join(' ')).toBeLessThan(questions.length / 2);
  expect(requests.join('').length).toBeLessThan(SENT);
  // What a course says by itself and in its module is nearly the same: in one answer the second costs next to nothing.
  const twice = (ids: readonly string[]): number => ids.length - new Set(ids).size;
  const inOneRequest = requests.map(coursesIn).reduce((sum, ids) => sum + twice(ids), 0);
  const inAll = twice(requests.flatMap(coursesIn));
  expect(inAll).toBeGreaterThan(5);
  expect(inOneRequest, questions.join(' ')).toBeGreaterThan(inAll / 2);
});
