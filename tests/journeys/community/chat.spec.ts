import type { BrowserContext, Page } from '@playwright/test';
import { changeOrganisation } from '#tests/support/campus/change-organisation.ts';
import { expectLoggedOut } from '#tests/support/campus/people.ts';
import { enterAs, expect, haveReadCookies, test as journey } from '#tests/support/journeys/journey.ts';
import { aMattermost, type MattermostServer, TOKEN_ENV } from '#tests/support/mattermost/mattermost-server.ts';

const test = journey.extend<{ mattermost: MattermostServer; loopback: string }>({
  mattermost: async ({ campus }, use) => {
    const mattermost = await aMattermost();
    campus.secrets.set(TOKEN_ENV, mattermost.token);
    await changeOrganisation(campus, () => ({ mattermost: mattermost.settings }));
    // Who may come in is verified first (DOC-10); doc-check.spec.ts shows how.
    await campus.store.transaction((trx) => trx.updateTable('document_upload').set({ status: 'ACCEPTED' }).execute());
    await use(mattermost);
    await mattermost.close();
  },
  /** The campus at the host of the chat: there they share cookies. */
  loopback: async ({ lantern, context }, use) => {
    const origin = `http://127.0.0.1:${new URL(lantern).port}`;
    await haveReadCookies(context, [origin]);
    await use(origin);
  },
});

const main = (page: Page) => page.getByRole('main');
const openChat = (page: Page) => main(page).getByRole('button', { name: 'Open the chat' });
const inMattermost = (page: Page) => page.getByRole('heading', { name: /^Mattermost of member-/ });
const chatCookies = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name.startsWith('MM')).sort((a, b) => a.name.localeCompare(b.name));

test('who opens the chat is let in, and a logout ends that', async ({ page, context, mattermost, loopback }) => {
  await enterAs(page, loopback, 'Enter as Amal');
  await page.goto(`${loopback}/community`);
  await expect(main(page).getByText('random user name')).toBeVisible();
  await openChat(page).click();
  await expect(inMattermost(page)).toBeVisible();
  await expect(page).toHaveURL(`${mattermost.url}/lantern`);
  const [token, userId] = await chatCookies(context);
  expect(token).toMatchObject({ name: 'MMAUTHTOKEN', httpOnly: true, secure: true, sameSite: 'Lax' });
  expect(userId).toMatchObject({ name: 'MMUSERID', httpOnly: false, secure: true, sameSite: 'Lax' });

  await page.goto(`${loopback}/community`);
  await expect(openChat(page)).toBeVisible();
  await expect(main(page).getByText('random user name'), 'said once').toHaveCount(0);
  await page.goto(`${loopback}/logout`);
  await expectLoggedOut(page);
  await expect.poll(() => chatCookies(context)).toEqual([]);
  await expect.poll(() => mattermost.tokensOf()).toEqual([]);
  await context.addCookies([{ name: 'MMAUTHTOKEN', value: token?.value ?? '', url: mattermost.url }]);
  await page.goto(mattermost.url);
  await expect(
    page.getByRole('heading', { name: 'Log in to Mattermost' }),
    'the token itself is worth nothing',
  ).toBeVisible();
});

test('a chat that does not answer is said, and the rest goes on', async ({ page, context, mattermost, loopback }) => {
  await enterAs(page, loopback, 'Enter as Amal');
  await page.goto(`${loopback}/community`);
  mattermost.be('broken');
  await openChat(page).click();
  await expect(main(page).getByRole('alert')).toContainText('The chat does not answer just now.');
  await expect(main(page).getByRole('heading', { name: 'Who learns where' })).toBeVisible();
  await context.setOffline(true);
  await expect(main(page).getByText('You can do this when you are online.')).toBeVisible();
  await expect(openChat(page)).toHaveCount(0);
  await context.setOffline(false);
  mattermost.be('works');
  await openChat(page).click();
  await expect(inMattermost(page)).toBeVisible();
});

test('somebody is written to from their card', async ({ page, mattermost, loopback, browser }) => {
  const other = await (await browser.newContext()).newPage();
  await haveReadCookies(other.context(), [loopback]);
  await enterAs(other, loopback, 'Enter as Olena');
  await other.goto(`${loopback}/code-of-conduct/community`);
  await main(other).getByRole('button', { name: 'Accept' }).click();
  await openChat(other).click();
  await expect(inMattermost(other)).toBeVisible();
  const [handle] = mattermost.users.keys();
  await other.context().close();

  await enterAs(page, loopback, 'Enter as Amal');
  const card = page.getByRole('dialog');
  const toMessage = async (): Promise<void> => {
    await page.goto(`${loopback}/community`);
    await main(page).getByRole('button', { name: 'Olena' }).last().click();
    await card.getByRole('link', { name: 'Send message' }).click();
  };
  await toMessage();
  await expect(page).toHaveURL(`${loopback}/community/lantern/messages/@${handle}`);
  await expect(main(page).getByText(`@${handle}`)).toBeVisible();
  await openChat(page).click();
  await expect(page).toHaveURL(`${mattermost.url}/lantern/messages/@${handle}`);
  await toMessage();
  await expect(page, 'known by now, and led on').toHaveURL(`${mattermost.url}/lantern/messages/@${handle}`);
  await page.goto(`${loopback}/community/another-team/messages/@${handle}`);
  await expect(page.getByRole('heading', { name: 'This page is not here' })).toBeVisible();
});

journey('without a chat nothing is promised of one', async ({ page, lantern }) => {
  await enterAs(page, lantern, 'Enter as Amal');
  await page.goto(`${lantern}/community`);
  await expect(main(page).getByRole('heading', { name: 'Who learns where' })).toBeVisible();
  await expect(openChat(page)).toHaveCount(0);
  await page.goto(`${lantern}/settings/privacy`);
  await expect(page.getByRole('switch', { name: /Show me on the map/ })).toBeVisible();
  await expect(page.getByRole('switch', { name: /Direct messages/ })).toHaveCount(0);
});
