import { expect, test } from '#tests/support/journeys/journey.ts';
import { signIn } from '#tests/support/journeys/sign-in.ts';
import { askedIn } from './asked-by.ts';

/** What a device without anything sends of questions until it is prepared, bytes (docs/performance.md). */
const SENT = 11_000;

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
});
