import { expect, type Page, test } from '@playwright/test';
import { resumed } from '#campus/scorm/resumed.ts';
import {
  leaveStage,
  openStage,
  type PackageCampus,
  type PackageStage,
  servePackages,
} from '#tests/support/packages/package-stage.ts';
import { closedItems2004, oddItems12, threeItems12, threeItems2004 } from '#tests/support/packages/small-packages.ts';

let campus: PackageCampus;
test.beforeAll(async () => {
  campus = await servePackages({
    three12: threeItems12(),
    three2004: threeItems2004(),
    closed2004: closedItems2004(),
    odd: oddItems12(),
  });
});
test.afterAll(() => campus.stop());

/** In the page of an item of SCORM 2004: it is done, and asks for the next. */
const ENDS_AND_GOES_ON = `api.SetValue('cmi.success_status', 'passed'); api.SetValue('cmi.completion_status', 'completed');
api.SetValue('adl.nav.request', 'continue'); api.Terminate('')`;

/** In the page of the item that is open. */
async function within(page: Page, item: string, script: string): Promise<unknown> {
  await expect.poll(() => page.frames().some((frame) => frame.url().endsWith(`?item=${item}`))).toBe(true);
  const frame = page.frames().find((each) => each.url().endsWith(`?item=${item}`));
  return frame?.evaluate(script);
}

async function opened(stage: PackageStage, item: string) {
  await expect(stage.item.getByRole('heading', { name: item, exact: true })).toBeVisible();
  await expect.poll(async () => (await stage.received('navigation')).at(-1)?.item).toBe(item);
  return (await stage.received('navigation')).at(-1);
}

test('items of SCORM 1.2 open by the table of contents and one after the other, past what is closed', async ({
  page,
}) => {
  const stage = await openStage(page, campus, 'three12');
  await stage.start();
  expect(await opened(stage, 'one')).toMatchObject({ canContinue: true, canPrevious: false, closed: ['three'] });
  await stage.say({ type: 'open', item: 'three' });
  await within(page, 'one', `api.LMSSetValue('cmi.core.lesson_status', 'completed'); api.LMSFinish('')`);
  await opened(stage, 'two');
  await within(page, 'two', `api.LMSSetValue('cmi.core.lesson_status', 'passed'); api.LMSCommit('')`);
  await expect.poll(async () => (await stage.received('navigation')).at(-1)?.closed).toEqual([]);
  await stage.say({ type: 'navigate', request: 'previous' });
  await opened(stage, 'one');
  expect(await within(page, 'one', `api.LMSGetValue('cmi.core.lesson_status')`)).toBe('completed');
  await stage.say({ type: 'open', item: 'three' });
  await opened(stage, 'three');
  // By a form, which only tells its own script: nothing is sent.
  await within(page, 'three', `document.querySelector('#end').click()`);
  await expect.poll(async () => (await stage.received('ended')).length).toBe(1);
});

test('an item that is suspended ends the whole, and finds what it wrote when it is opened again', async ({ page }) => {
  const stage = await openStage(page, campus, 'three12');
  await stage.start({ item: 'two' });
  await opened(stage, 'two');
  await within(
    page,
    'two',
    `api.LMSSetValue('cmi.suspend_data', 'half'); api.LMSSetValue('cmi.core.session_time', '00:01:00');
    api.LMSSetValue('cmi.core.exit', 'suspend'); api.LMSFinish('')`,
  );
  await expect.poll(async () => (await stage.received('ended')).length).toBe(1);
  await stage.say({ type: 'open', item: 'two' });
  await opened(stage, 'two');
  const read = `['cmi.suspend_data', 'cmi.core.entry', 'cmi.core.total_time'].map((name) => api.LMSGetValue(name)).join()`;
  await expect.poll(() => within(page, 'two', read)).toBe('half,resume,00:01:00');
});

test('what is left in the moment in which an item ends itself shows no further item, and goes on with that one', async ({
  page,
}) => {
  const stage = await openStage(page, campus, 'three2004');
  await stage.start();
  await opened(stage, 'one');
  // The end of an item leads on when its own call has returned; the person is faster here.
  await within(
    page,
    'one',
    `parent.later = []; parent.setTimeout = (act) => parent.later.push(act); ${ENDS_AND_GOES_ON}`,
  );
  const last = await leaveStage(stage);
  const launcher = page.frames().find((frame) => frame.url().includes('/launch'));
  await launcher?.evaluate(`Promise.all(later.map((act) => act()))`);
  expect(await launcher?.evaluate(`document.querySelectorAll('iframe').length`)).toBe(0);

  expect(last.item).toBe('one');
  const again = await stage.reopen();
  await again.start({ states: { one: resumed('2004', last.cmi) }, sequencing: last.sequencing ?? undefined });
  await opened(again, 'three');
});

test('SCORM 2004 goes the way of its sequencing, and the way back after a cold start', async ({ page }) => {
  const stage = await openStage(page, campus, 'three2004');
  await stage.start();
  await opened(stage, 'one');
  await within(page, 'one', ENDS_AND_GOES_ON);
  await opened(stage, 'three');
  await within(page, 'three', `api.SetValue('cmi.location', 'middle')`);
  const last = await leaveStage(stage);
  expect(last).toMatchObject({ item: 'three', cmi: { 'cmi.location': 'middle' } });
  const again = await stage.reopen();
  await again.start({ sequencing: last.sequencing ?? undefined, states: { three: last.cmi } });
  await opened(again, 'three');
  expect(await within(page, 'three', `api.GetValue('cmi.location')`)).toBe('middle');
});

test('what the app had not kept when its page went is handed over at the next start, to the same person only', async ({
  page,
}) => {
  const stage = await openStage(page, campus, 'three12');
  const visit = { session: crypto.randomUUID(), base: null, startedAt: new Date().toISOString() };
  await stage.start({ visit });
  await opened(stage, 'one');
  await page.evaluate('stage.keeps = false');
  // The call returns when it is kept, whatever comes then.
  await within(page, 'one', `api.LMSSetValue('cmi.core.lesson_location', '7'); api.LMSCommit('')`);
  const other = await stage.reopen();
  await other.start({ learnerId: 'learner-2', unkept: undefined });
  await opened(other, 'one');
  expect(await other.received('handed-over')).toEqual([]);
  const again = await other.reopen();
  await again.start({ unkept: undefined });
  await expect.poll(async () => (await again.received('handed-over')).length).toBe(1);
  expect(await again.received('unkept')).toMatchObject([
    { visit, item: 'one', sequence: 1, cmi: { 'cmi.core.lesson_location': '7' } },
  ]);
  await again.start({ unkept: 'taken' });
  await opened(again, 'one');
  const last = await again.reopen();
  await last.start({ unkept: undefined });
  await opened(last, 'one');
  expect(await last.received('unkept')).toEqual([]);
});

test('a package that lets nothing be opened says so', async ({ page }) => {
  const stage = await openStage(page, campus, 'closed2004');
  await stage.start();
  await expect.poll(async () => (await stage.received('trouble')).map(({ kind }) => kind)).toEqual(['nothing-open']);
  expect((await stage.received('navigation')).at(-1)).toMatchObject({ item: null, closed: ['one', 'two'] });
});

test('what cannot be played here is reported, each for what it is', async ({ page }) => {
  const stage = await openStage(page, campus, 'odd');
  const failures = async () => (await stage.received('trouble')).map(({ kind }) => kind);
  await stage.start();
  await opened(stage, 'aicc');
  await expect.poll(failures).toEqual(['aicc']);
  await stage.say({ type: 'open', item: 'popup' });
  await opened(stage, 'popup');
  await expect.poll(failures).toEqual(['aicc', 'popup']);
  await stage.say({ type: 'open', item: 'link' });
  await opened(stage, 'link');
  // It is watched a moment after it has loaded.
  await expect(async () => {
    await stage.item.getByRole('link', { name: 'Out' }).click();
    expect(await failures()).toEqual(['aicc', 'popup', 'popup']);
  }).toPass({ timeout: 20_000 });
  await stage.say({ type: 'open', item: 'silent' });
  await opened(stage, 'silent');
  await stage.say({ type: 'open', item: 'missing' });
  await opened(stage, 'missing');
  await expect.poll(failures).toEqual(['aicc', 'popup', 'popup', 'silent']);
});

test('an item is watched whose page comes late, or writes itself anew', async ({ page }) => {
  const stage = await openStage(page, campus, 'odd');
  const launcher = () => page.frames().find((frame) => frame.parentFrame() === page.mainFrame());
  // The browser keeps the window of the empty page that stands until then, and calls no listener of it any more.
  await page.route('**/link.html*', async (route) => {
    await launcher()?.waitForFunction('Object.hasOwn(frames[0], "open")');
    await route.continue();
  });
  await stage.start({ item: 'link' });
  await opened(stage, 'link');
  const failures = async () => (await stage.received('trouble')).map(({ kind }) => kind);
  await expect(async () => {
    await stage.item.getByRole('link', { name: 'Out' }).click();
    expect(await failures()).toEqual(['popup']);
  }).toPass({ timeout: 20_000 });
  const isReported = async (): Promise<void> => {
    const exits = async () => (await stage.received('exit-focus')).length;
    const before = await exits();
    await expect(async () => {
      await stage.item.locator('#first').press('Control+Alt+x');
      expect(await exits()).toBeGreaterThan(before);
    }).toPass({ timeout: 20_000 });
  };
  await isReported();
  await within(page, 'link', `document.open(); document.write('<a href="#" id="first">First</a>'); document.close()`);
  await isReported();
});

test('the keyboard goes in, through, and out at both ends', async ({ page }) => {
  const stage = await openStage(page, campus, 'three12');
  await stage.start();
  await opened(stage, 'one');
  const exits = async () => (await stage.received('exit-focus')).map(({ to }) => to);
  // The frame runs in a process of its own, which may hear of the first key only when the second has come.
  await expect(async () => {
    await page.locator('#before').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(stage.item.locator('#first')).toBeFocused({ timeout: 2000 });
  }).toPass();
  await page.keyboard.press('Tab');
  await expect(stage.item.locator('#last')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect.poll(exits).toEqual(['after']);
  await stage.say({ type: 'focus' });
  await page.keyboard.press('Tab');
  await expect(stage.item.locator('#first')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(exits).toEqual(['after', 'before']);
  await stage.item.locator('#first').focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Alt+x');
  await expect.poll(exits).toEqual(['after', 'before', 'close', 'close']);
});
