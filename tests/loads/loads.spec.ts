import type { BrowserContext } from '@playwright/test';
import pLimit from 'p-limit';
import { takeSnapshotsAway } from '#tests/support/device/page-snapshots.ts';
import { expect, haveReadCookies, readyOffline, test } from '#tests/support/journeys/journey.ts';
import { signIn } from '#tests/support/journeys/sign-in.ts';
import { type Budget, DAILY, type MeasuredPage, PAGES, type Visit } from './budgets.ts';
import { type Load, shiftsOf, visit, watchLoads } from './watch-load.ts';

test.use({ viewport: { width: 412, height: 823 } });

const KIB = 1024;

/** What a load cost, and where something is over its budget what came when. */
function excess(load: Load, budget: Budget): { summary: string; list: string } {
  const before = load.files.filter(({ at }) => at < load.content);
  const untilRest = load.files.filter(({ at }) => at < load.rest);
  const kib = (files: Load['files']): number => files.reduce((sum, { bytes }) => sum + bytes, 0) / KIB;
  const found = {
    before: before.length,
    rest: untilRest.length,
    ...(budget.scripts === undefined ? {} : { scripts: kib(before.filter(({ name }) => name.endsWith('.js'))) }),
    ...(budget.wire === undefined ? {} : { wire: kib(untilRest) }),
  };
  const summary = Object.entries(found)
    .map(([name, value]) => `${name} ${Number.isInteger(value) ? value : value.toFixed(1)}`)
    .join(', ');
  const over = Object.entries(found).filter(([name, value]) => value > Number(Reflect.get(budget, name)));
  if (over.length === 0) return { summary, list: '' };
  // A report shows the first lines: what came last is what the others wait for, or should have waited itself.
  const latestFirst = load.files.toSorted((one, other) => other.at - one.at);
  const files = latestFirst.map(
    ({ at, bytes, name }) => `${at.toFixed(0).padStart(6)} ms ${(bytes / KIB).toFixed(1).padStart(7)} KiB  ${name}`,
  );
  const names = over.map(([name]) => name).join(', ');
  return { summary, list: `over: ${names}; the content came at ${load.content.toFixed(0)} ms\n${files.join('\n')}` };
}

/** Prints what a visit cost and what is over its budget. Nothing that was there may move. */
function judge(path: string, kind: Visit | Column, load: Load, budget: Budget): void {
  const { summary, list } = excess(load, budget);
  process.stdout.write(`${path} ${kind}: ${summary}\n`);
  expect.soft(list, `${path} ${kind}`).toBe('');
  expect.soft(shiftsOf(load), `${path} ${kind}`).toEqual([]);
}

for (const { path, isSignedIn, content, budgets } of DAILY) {
  test(`${path} costs no more than its budget: at first, again, and without a network`, async ({
    context,
    lantern,
  }) => {
    await watchLoads(context, content);
    if (isSignedIn) await signIn(context, lantern);
    const keep = async (kind: keyof typeof budgets): Promise<void> => {
      const page = await context.newPage();
      judge(path, kind, await visit(page, lantern + path), budgets[kind]);
      if (kind === 'first')
        await (isSignedIn ? readyOffline(page) : page.evaluate(() => navigator.serviceWorker.ready));
      await page.close();
    };
    await keep('first');
    await keep('repeat');
    await context.setOffline(true);
    // A phone in a plane says so from its first frame on; the emulation says it to a new page only later.
    await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
    await keep('offline');
  });
}

type Column = 'first' | 'withoutSanitiser' | 'saveData';

/** What a browser of each column has or lacks. With Save-Data a page costs no more than without. */
const COLUMNS: Readonly<Record<Column, () => void>> = {
  first: () => {},
  withoutSanitiser: () => Reflect.deleteProperty(Document, 'parseHTML'),
  saveData: () => {
    Object.defineProperty(Reflect.get(navigator, 'connection'), 'saveData', { get: () => true });
  },
};

for (const column of ['first', 'withoutSanitiser', 'saveData'] as const)
  test(`a first visit to a page of each kind costs no more than its budget: ${column}`, async ({
    browser,
    lantern,
    campus,
    hasReadCookies,
  }) => {
    // The daily pages' first visits are those above.
    const pages = PAGES.filter(({ budgets }) => column !== 'first' || budgets.repeat === undefined);
    const contextFor = async ({ isSignedIn, content }: MeasuredPage): Promise<BrowserContext> => {
      const headers = column === 'saveData' ? { 'save-data': 'on' } : {};
      const context = await browser.newContext({ extraHTTPHeaders: headers });
      if (hasReadCookies) await haveReadCookies(context, [campus.origin('lantern')]);
      await context.addInitScript(takeSnapshotsAway);
      await context.addInitScript(COLUMNS[column]);
      await watchLoads(context, content);
      if (isSignedIn) await signIn(context, lantern);
      return context;
    };
    // A login raises its person's revision, and open pages of the same person then ask again: all are signed in beforehand.
    const prepared: { page: MeasuredPage; context: BrowserContext }[] = [];
    for (const page of pages) prepared.push({ page, context: await contextFor(page) });
    // Each page waits most of its time for its own rest.
    const sideBySide = pLimit(3);
    const visitFirst = async ({ page: { path, budgets }, context }: (typeof prepared)[number]): Promise<void> => {
      const budget = column === 'withoutSanitiser' ? budgets.withoutSanitiser : budgets.first;
      judge(path, column, await visit(await context.newPage(), lantern + path), budget);
      await context.close();
    };
    await Promise.all(prepared.map((each) => sideBySide(() => visitFirst(each))));
  });
