import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { pageFilesOf } from '#campus/page/page-files.ts';
import { expect, test } from '#tests/support/journeys/journey.ts';
import { LEARNER_ROUTES, VISITOR_ROUTES } from '#tests/support/journeys/routes-to-see.ts';
import { signIn } from '#tests/support/journeys/sign-in.ts';

// The worker fetches all files of the app in advance; here it is the page's own requests that count.
test.use({ serviceWorkers: 'block' });

const LESSON = '/course/an-email-that-gets-answered/lesson/an-email-that-gets-answered-3';
const GERMAN = 'The reader has to search.';
const POLICY = '/privacy-policy';
const PAGES = { [LESSON]: GERMAN, [POLICY]: 'Privacy policy' };

const LIES = [
  ...['is missing', 'throws', 'throws at texts of the campus alone', 'drops languages'],
  ...['keeps onclick', 'keeps onclick in texts of the campus alone', 'lets everything through'],
] as const;

/** In a page: what the browser's own parser does in place of what it is asked. */
function lie(how: (typeof LIES)[number]): void {
  const parse = Reflect.get(Document, 'parseHTML');
  Reflect.deleteProperty(Document, 'parseHTML');
  if (how === 'is missing') return;
  // The only sample that the app tries it with has this element.
  const isTried = (html: string): boolean => html.includes('<x-d>');
  const trusted = Reflect.get(window, 'trustedTypes').createPolicy('scripts', {
    createHTML: (html: string) => html,
    createScript: (script: string) => script,
  });
  const keepHandler = (page: Document): Document => {
    page.body.firstElementChild?.setAttribute('onclick', trusted.createScript('b'));
    return page;
  };
  const lies: Record<Exclude<typeof how, 'is missing'>, (html: string, truth: () => Document) => Document> = {
    throws: () => {
      throw new TypeError('another vocabulary');
    },
    'throws at texts of the campus alone': (html, truth) => {
      if (!isTried(html)) throw new TypeError('another vocabulary');
      return truth();
    },
    'drops languages': (_, truth) => {
      const page = truth();
      for (const each of page.querySelectorAll('[lang]')) each.removeAttribute('lang');
      return page;
    },
    'keeps onclick': (_, truth) => keepHandler(truth()),
    'keeps onclick in texts of the campus alone': (html, truth) => (isTried(html) ? truth() : keepHandler(truth())),
    'lets everything through': (html) =>
      keepHandler(new DOMParser().parseFromString(trusted.createHTML(`${html}<script>b</script>`), 'text/html')),
  };
  const parseHTML = (html: string, options: object) => lies[how](html, () => parse.call(Document, html, options));
  Object.assign(Document, { parseHTML });
  // The browser reports each handler that its own parser keeps, wherever that stays.
  const ownReport = (event: SecurityPolicyViolationEvent): void => {
    if (event.violatedDirective === 'script-src-attr') event.stopImmediatePropagation();
  };
  addEventListener('securitypolicyviolation', ownReport, { capture: true });
}

const built = pageFilesOf(readFileSync(resolve(import.meta.dirname, '../../../dist/index.html'), 'utf8'));
const LIBRARY = built?.sanitiser;

/** Requests of this browser for the library that cleans texts. */
function followLibrary(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === LIBRARY) asked.push(pathname);
  });
  return asked;
}

/** A sentence of the lesson is in another language, and the campus says so. */
async function markLanguage(context: BrowserContext): Promise<void> {
  await context.route('**/graphql', async (route) => {
    // Node asks no browser what *.localhost is.
    const { host, port, pathname } = new URL(route.request().url());
    const headers = { ...route.request().headers(), host };
    const response = await route.fetch({ url: `http://127.0.0.1:${port}${pathname}`, headers });
    const body = (await response.text()).replaceAll(GERMAN, `<em lang=\\"de\\">${GERMAN}</em>`);
    await route.fulfill({ response, body });
  });
}

type Shown = { text: string; languages: string[]; hostile: number; catalogues: string[] };

/** The page's text as it is read once the page rests, and what must not be in it. */
async function open(page: Page, path: keyof typeof PAGES): Promise<Shown> {
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(main.getByText(PAGES[path]).first()).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('campus:rested').length > 0);
  const languages = await main.locator('em[lang]').evaluateAll((all) => all.map((each) => each.outerHTML));
  const hostile = await page.locator('main script, [onclick]').count();
  // Once it rests, the page keeps what the device needs.
  const catalogues = await page.evaluate(() => {
    const [rest = performance.mark('never')] = performance.getEntriesByName('campus:rested');
    const paths = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < rest.startTime)
      .map(({ name }) => new URL(name).pathname);
    return [...new Set(paths.filter((path) => path.startsWith('/locales/')))].sort();
  });
  return { text: await main.innerText(), languages, hostile, catalogues };
}

for (const path of [LESSON, POLICY] as const)
  test(`texts of ${path} are whole and clean whatever the browser's parser does`, async ({ context, lantern }) => {
    await signIn(context, lantern);
    await markLanguage(context);
    const library = followLibrary(context);
    const trusted = await context.newPage();
    const expected = await open(trusted, path);
    await trusted.close();
    expect(expected.hostile).toBe(0);
    expect(expected.languages).toHaveLength(path === LESSON ? 1 : 0);
    expect(library).toEqual([]);

    for (const how of LIES)
      await test.step(how, async () => {
        const page = await context.newPage();
        await page.addInitScript(lie, how);
        expect(await open(page, path), how).toEqual(expected);
        expect(library.splice(0), how).toEqual([LIBRARY]);
        await page.close();
      });
  });

for (const [who, routes] of [
  ['a visitor', VISITOR_ROUTES],
  ['a learner', LEARNER_ROUTES],
] as const)
  test(`no page of ${who} fetches the library where the browser cleans texts itself`, async ({ context, lantern }) => {
    if (who === 'a learner') await signIn(context, lantern);
    const library = followLibrary(context);
    const page = await context.newPage();
    for (const route of routes) {
      await page.goto(lantern + route);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
      expect(library, route).toEqual([]);
    }
  });
