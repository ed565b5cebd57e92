import type { Page } from '@playwright/test';
import { setReviewer } from '#server/operator/reviewers.ts';
import { BOTH_DIRECTIONS } from '#tests/support/journeys/both-directions.ts';
import { enterAs, expect, type JourneyCampus, test } from '#tests/support/journeys/journey.ts';
import { sendDocument } from '#tests/support/journeys/send-document.ts';
import { seriousFaults } from '#tests/support/journeys/serious-faults.ts';
import { makePng } from '#tests/support/packages/make-png.ts';
import { payloads } from '#tests/xss/payloads.ts';

const REVIEW = '/document-review';
const PHOTO = { name: 'card.png', bytes: makePng(40) };
const main = (page: Page) => page.getByRole('main');
const waitingOf = (page: Page, name: string) =>
  main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name }) });

const statusOf = async ({ store }: JourneyCampus, personId: string) =>
  store.read
    .selectFrom('document_upload')
    .select(['status', 'comment'])
    .where('person_id', '=', personId)
    .executeTakeFirst();

test('a reviewer looks at a document and decides, though the answer is lost; the learner hears of it', {
  tag: '@always',
}, async ({ page, campus, lantern }) => {
  await sendDocument(campus, '1-reza', 60, PHOTO);
  await enterAs(page, lantern, /Katrin/);
  await page.goto(`${lantern}/profile`);
  await main(page).getByRole('link', { name: 'Documents to check' }).click();
  await expect(main(page).getByRole('status').filter({ hasText: '2 documents are waiting' })).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([/Amal/, /Reza/]);

  const reza = waitingOf(page, 'Reza');
  await reza.getByRole('button', { name: 'Look at it' }).click();
  const picture = page.getByRole('dialog', { name: 'card.png' }).getByRole('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(40);
  await page.keyboard.press('Escape');
  const saved = page.waitForEvent('download');
  await waitingOf(page, 'Amal').getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('وثيقة الإقامة.pdf');

  // Nothing is sent before it is complete, and what is typed stays over a reload.
  await reza.getByRole('button', { name: 'Save the decision' }).click();
  await expect(reza.getByText('Please choose a decision.')).toBeVisible();
  await reza.getByLabel('Decision').selectOption('INVALID_UPLOAD');
  await expect(reza.getByText('The learner needs to know why.')).toBeVisible();
  await reza.getByLabel('Comment for the learner').fill('The back is missing.');
  await page.reload();
  await expect(reza.getByLabel('Comment for the learner')).toHaveValue('The back is missing.');
  await expect(reza.getByLabel('Decision')).toHaveValue('INVALID_UPLOAD');

  // The campus hears it, and its answer is lost: said again, it was done once.
  let tries = 0;
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('DecideDocument')) return route.fallback();
    tries += 1;
    if (tries > 1) return route.continue();
    const { port, pathname, host } = new URL(route.request().url());
    const headers = { ...route.request().headers(), host };
    await route.fetch({ url: `http://127.0.0.1:${port}${pathname}`, headers });
    return route.abort('connectionreset');
  });
  await reza.getByRole('button', { name: 'Save the decision' }).click();
  await expect(reza.getByRole('alert')).toBeVisible();
  expect(await statusOf(campus, '1-reza')).toEqual({ status: 'INVALID_UPLOAD', comment: 'The back is missing.' });
  await expect(reza.getByLabel('Comment for the learner')).toHaveValue('The back is missing.');
  // Said again, or found done where the page asks first what waits: either way it is off the list.
  await expect(async () => {
    const again = reza.getByRole('button', { name: 'Save the decision' });
    if (await again.isVisible()) await again.click({ timeout: 2_000 });
    await expect(reza).toHaveCount(0);
  }).toPass();
  await expect(main(page).getByRole('status').filter({ hasText: '1 document is waiting' })).toBeVisible();
  const notices = campus.store.read.selectFrom('notification').select('id').where('kind', '=', 'DOCUMENT_DECIDED');
  expect(await notices.where('person_id', '=', '1-reza').execute()).toHaveLength(1);
});

test('whoever was slower reads that it is decided; without a network nothing is, and what was typed stays', async ({
  page,
  context,
  campus,
  lantern,
}) => {
  await sendDocument(campus, '1-reza', 60, PHOTO);
  await enterAs(page, lantern, /Katrin/);
  await page.goto(lantern + REVIEW);
  const reza = waitingOf(page, 'Reza');
  await reza.getByLabel('Comment for the learner').fill('Please photograph the back too.');
  await context.setOffline(true);
  await expect(main(page).getByText('What you have typed stays on this device.')).toBeVisible();
  for (const name of ['Look at it', 'Download', 'Save the decision'])
    await expect(reza.getByRole('button', { name })).toBeDisabled();
  await context.setOffline(false);
  await expect(reza.getByRole('button', { name: 'Save the decision' })).toBeEnabled();
  await expect(reza.getByLabel('Comment for the learner')).toHaveValue('Please photograph the back too.');

  await campus.store.transaction((trx) =>
    trx
      .updateTable('document_upload')
      .set({ status: 'ACCEPTED', decided_at: new Date().toISOString() })
      .where('person_id', '=', '1-reza')
      .execute(),
  );
  await reza.getByLabel('Decision').selectOption('INVALID_UPLOAD');
  await reza.getByRole('button', { name: 'Save the decision' }).click();
  await expect(main(page).getByRole('alert')).toContainText('Somebody else has decided on this document.');
  await expect(reza).toHaveCount(0);
  expect(await statusOf(campus, '1-reza')).toMatchObject({ status: 'ACCEPTED' });
});

test('for a learner there is no such page, and for a reviewer none any more from whom the right was taken', async ({
  page,
  campus,
  lantern,
}) => {
  const reviewer = { what: 'remove', email: 'katrin@lantern.example', host: undefined };
  await enterAs(page, lantern, /Katrin/);
  await page.goto(lantern + REVIEW);
  await expect(waitingOf(page, 'Amal')).toBeVisible();
  await setReviewer(campus.store, reviewer);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Documents to check' })).toHaveCount(0);
  // Not what is there before any screen is.
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  const missing = await main(page).innerText();
  await page.goto(`${lantern}/no-such-page`);
  await expect(main(page)).toHaveText(missing, { useInnerText: true });
  await page.goto(`${lantern}/profile`);
  await expect(main(page).getByRole('heading', { name: 'Document check' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Documents to check' })).toHaveCount(0);
});

test.describe('of somebody wicked', () => {
  test.use({ bypassCSP: true });

  test('no name, file name or comment runs on the page of a reviewer', async ({ page, campus, lantern }) => {
    const ran: string[] = [];
    await page.exposeBinding('ran', (_, what: string) => ran.push(what));
    await page.addInitScript(() => {
      for (const name of ['alert', 'confirm', 'prompt'])
        Reflect.set(globalThis, name, (what: unknown) => Reflect.get(globalThis, 'ran')(String(what)));
    });
    const all = payloads().map(({ html }) => html.replaceAll('\0', ''));
    const third = Math.ceil(all.length / 3);
    const [names = '', files = '', comments = ''] = [0, 1, 2].map((n) =>
      all.slice(n * third, (n + 1) * third).join(' '),
    );
    await campus.store.transaction(async (trx) => {
      await trx.updateTable('person').set({ first_name: names }).where('id', '=', '1-amal').execute();
      await trx
        .updateTable('document_upload')
        .set({ file_name: files, comment: comments })
        .where('person_id', '=', '1-amal')
        .execute();
    });
    await enterAs(page, lantern, /Katrin/);
    await page.goto(lantern + REVIEW);
    await expect(main(page).getByRole('article')).toHaveCount(1);
    await expect(main(page).getByRole('article').locator('script, iframe, img, [onerror], [onload]')).toHaveCount(0);
    await page.mouse.move(100, 300);
    await page.getByRole('heading', { level: 2 }).first().click();
    expect(ran).toEqual([]);
  });
});

for (const { language, tag } of BOTH_DIRECTIONS)
  test(`the page of a reviewer has no serious fault for assistive technology (${language})`, { tag }, async ({
    page,
    context,
    campus,
    lantern,
  }) => {
    await sendDocument(campus, '1-reza', 60, PHOTO);
    await context.addInitScript((code) => localStorage.setItem('language', code), language);
    await enterAs(page, lantern, /Katrin/);
    await page.goto(lantern + REVIEW);
    await expect(main(page).getByRole('article')).toHaveCount(2);
    expect(await seriousFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
