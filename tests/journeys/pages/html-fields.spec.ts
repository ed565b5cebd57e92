import type { Page } from '@playwright/test';
import { enterAs, expect, test } from '#tests/support/journeys/journey.ts';
import { notifyAmal } from '#tests/support/journeys/notify-amal.ts';
import { withTexts } from '#tests/support/sources/built-documents.ts';
import { HTML_FIELDS } from '#tests/xss/html-fields.ts';
import { payloads } from '#tests/xss/payloads.ts';
import { poisoned } from '#tests/xss/poison.ts';

/** Ends what a payload left open, so that the next one has its chance. */
const END = '--></textarea></title></style></script></noscript></template></svg></math></select></table></iframe>\'">';
const ALL = payloads()
  .map(({ html }) => html)
  // After this nothing is markup any more.
  .sort((a, b) => Number(a.includes('plaintext')) - Number(b.includes('plaintext')))
  .join(END);

const READ_ONLY = /^policy: (?:(?:script|style)-src-(?:attr|elem) inline|base-uri )/;

const markOf = (field: string): string => `here is ${field}`;

/** The fields that are drawn at each path that somebody goes to. */
function placesOf(who: string | undefined): ReadonlyMap<string, string[]> {
  const places = new Map<string, string[]>();
  for (const [field, place] of Object.entries(HTML_FIELDS))
    if (!('unread' in place) && place.as === who) places.set(place.path, [...(places.get(place.path) ?? []), field]);
  return places;
}

/** From now on every HTML field of every answer holds every payload. */
async function poison(page: Page): Promise<void> {
  await page.route('**/graphql', async (route) => {
    // Node asks no browser what *.localhost is.
    const { host, port, pathname } = new URL(route.request().url());
    const headers = { ...route.request().headers(), host };
    const response = await route.fetch({ url: `http://127.0.0.1:${port}${pathname}`, headers });
    const answers = await response.json();
    const poisonedAs = ({ query }: { query: string }, answer: { data: unknown }) => ({
      ...answer,
      data: poisoned(withTexts(query), answer.data, (field) => `<p>${markOf(field)}</p>${ALL}`),
    });
    const asked = route.request().postDataJSON();
    const json = Array.isArray(asked)
      ? asked.map((question, place) => poisonedAs(question, answers[place]))
      : poisonedAs(asked, answers);
    await route.fulfill({ response, json });
  });
}

async function listen(page: Page, ran: string[], lantern: string): Promise<void> {
  await page.exposeBinding('ran', (_, what: string) => ran.push(what));
  await page.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt'])
      Reflect.set(globalThis, name, (what: unknown) => Reflect.get(globalThis, 'ran')(String(what)));
  });
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(lantern).host) ran.push(`asked ${request.url()}`);
  });
}

// With the policy on it is the sanitiser's work that is shown twice: daily without, in the long run both.
for (const bypassCSP of [false, true])
  test.describe(`with the policy ${bypassCSP ? 'off' : 'on'}`, { tag: bypassCSP ? [] : ['@prove'] }, () => {
    // The worker would answer with what it has.
    test.use({ bypassCSP, serviceWorkers: 'block' });

    for (const who of [undefined, 'Amal', 'Zarmina'])
      test(`no HTML field that ${who ?? 'a visitor'} reads runs anything, whoever wrote it`, {
        tag: '@always',
      }, async ({ page, faults, campus, lantern }) => {
        const ran: string[] = [];
        await notifyAmal(campus, { name: 'Tea' });
        await listen(page, ran, lantern);
        await poison(page);
        if (who !== undefined) await enterAs(page, lantern, new RegExp(who));
        const places = placesOf(who);
        expect(places.size).toBeGreaterThan(0);
        for (const [path, fields] of places) {
          await page.goto(lantern + path);
          for (const field of fields)
            await expect(async () => {
              // What is folded is made when it is opened.
              await page.locator('details:not([open])').evaluateAll((folds) => {
                for (const fold of folds) fold.setAttribute('open', '');
              });
              await expect(page.getByText(markOf(field)).first()).toBeAttached({ timeout: 1000 });
            }, `${field} at ${path}`).toPass({ timeout: 40_000 });
          expect(await page.locator('[onclick], [onerror], [onload], [onfocus], [srcdoc]').count(), path).toBe(0);
          expect(ran, path).toEqual([]);
        }
        // The browser tells of what the sanitiser reads in a document where nothing runs and nothing is asked for.
        const notReadOnly = faults.filter((fault) => !READ_ONLY.test(fault));
        faults.splice(0, faults.length, ...notReadOnly);
      });
  });
