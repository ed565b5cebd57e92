import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCampus, type TestCampus, type Tokens } from '#tests/support/campus/campus.ts';
import { changeOrganisation } from '#tests/support/campus/change-organisation.ts';
import {
  aMattermost,
  type MattermostServer,
  type Mood,
  TOKEN_ENV,
} from '#tests/support/mattermost/mattermost-server.ts';

const ENTER = `mutation EnterChat($handle: String) { enterChat(handle: $handle) { success errors { message } url } }`;
const ACCEPT = `mutation { updateViewer(actions: [{ completeMilestone: { denomination: "CODE_OF_CONDUCT_ACCEPTED" } }]) { success } }`;
const CONFIG = '{ organizationConfig { mattermostTeamName } viewer { hasEnabledMattermost } }';
const HANDLE = 'query ($id: ID!) { publicUser(id: $id) { mattermostHandle } }';
const PREFERENCE = `mutation ($first: Boolean!, $messages: Boolean!) {
  updateAccountPreference(actions: [{ setShowFirstName: { value: $first } }, { setEnableDirectMessage: { value: $messages } }]) { success }
}`;
const LOG_OUT = 'mutation ($id: String!) { deleteRefreshToken(id: $id) { success } }';
const UNAVAILABLE = { success: false, errors: [{ message: 'CHAT_UNAVAILABLE' }] };

describe("the organisation's chat", () => {
  let mattermost: MattermostServer;
  let campus: TestCampus;
  let amal: Tokens;

  beforeEach(async () => {
    mattermost = await aMattermost();
    campus = await aCampus({ secretOf: (name) => (name === TOKEN_ENV ? mattermost.token : undefined) });
    await set({});
    amal = await campus.login('amal');
    await campus.ask({ query: ACCEPT, token: amal.token });
  });
  afterEach(async () => {
    await campus.close();
    await mattermost.close();
  });

  /** Changes the organisation; the chat is the one on loopback. */
  const set = (change: Record<string, unknown>) =>
    changeOrganisation({ store: campus.test.store }, ({ features }) => ({
      features: { ...features, showCommunity: true },
      mattermost: mattermost.settings,
      ...change,
    }));
  const enter = async (by: Tokens = amal, variables: Record<string, unknown> = {}) => {
    const { headers, body } = await campus.ask({ query: ENTER, variables, token: by.token });
    return { ...body.data?.enterChat, cookies: headers.getSetCookie(), code: body.errors?.[0]?.extensions.code };
  };
  const data = async (query: string, variables: Record<string, unknown>, by: Tokens = amal) =>
    (await campus.ask({ query, variables, token: by.token })).body.data;
  const prefer = (first: boolean, messages: boolean, by: Tokens = amal) => data(PREFERENCE, { first, messages }, by);
  const logOut = (by: Tokens) => campus.ask({ query: LOG_OUT, variables: { id: by.refreshToken } });

  it('is entered with an account, a place in the team and a token, which the browser keeps for a year', async () => {
    const entered = await enter();
    expect(entered).toMatchObject({ success: true, errors: [], url: `${mattermost.url}/lantern` });
    const [user] = mattermost.users.values();
    expect([...(user?.teams ?? [])]).toEqual(['lantern']);
    expect(mattermost.tokensOf()).toEqual([user?.id]);
    expect(entered.cookies).toEqual([
      expect.stringMatching(/^MMAUTHTOKEN=[a-z0-9]{26}; Path=\/; Max-Age=31536000; Secure; SameSite=Lax; HttpOnly$/),
      `MMUSERID=${user?.id}; Path=/; Max-Age=31536000; Secure; SameSite=Lax`,
    ]);
    expect(await data(CONFIG, {})).toEqual({
      organizationConfig: { mattermostTeamName: 'lantern' },
      viewer: { hasEnabledMattermost: true },
    });
  });

  it('tells the page its team, and nothing of the way to it', async () => {
    const page = await (await campus.get('/organisation.json')).text();
    expect(JSON.parse(page)).toMatchObject({ mattermostTeamName: 'lantern' });
    expect(page).not.toContain(TOKEN_ENV);
    expect(page).not.toContain(mattermost.token);
  });

  it('is set for the domain that campus and chat share', async () => {
    await set({ mattermost: { ...mattermost.settings, cookieDomain: 'example.org' } });
    const { cookies } = await enter();
    const inDomain = expect.stringContaining('; Domain=example.org;');
    expect(cookies).toEqual([inDomain, inDomain]);
  });

  it('learns a random handle and the name that others see, and nothing else of a person', async () => {
    await prefer(false, false);
    await enter();
    const [user] = mattermost.users.values();
    expect(user).toMatchObject({ nickname: 'amal', email: `${user?.username}@chat.invalid` });
    expect(user?.username).toMatch(/^member-[a-z2-9]{10}$/);
    await prefer(true, false);
    await enter();
    expect(user?.nickname).toBe('Amal');
    expect(mattermost.users.size, 'the same account').toBe(1);
    expect(mattermost.bodies.join()).not.toMatch(/lantern\.example|1-amal/);
  });

  it('knows a person again who renamed themselves there', async () => {
    await enter();
    const [user] = mattermost.users.values();
    if (user !== undefined) user.username = 'amal-the-gardener';
    await prefer(true, true);
    await enter();
    expect(mattermost.users.size).toBe(1);
    const olena = await campus.login('olena');
    expect(await data(HANDLE, { id: '1-amal' }, olena)).toEqual({
      publicUser: { mattermostHandle: 'amal-the-gardener' },
    });
  });

  it('lets nobody in as somebody else who has that user name there', async () => {
    await enter();
    await campus.test.store.transaction((trx) => trx.updateTable('chat_account').set({ user_id: null }).execute());
    for (const user of mattermost.users.values()) user.email = 'somebody@else.example';
    expect(await enter()).toMatchObject({ ...UNAVAILABLE, cookies: [] });
  });

  it('goes on with an entering that was cut off', async () => {
    await enter();
    await campus.test.store.transaction((trx) => trx.updateTable('chat_account').set({ user_id: null }).execute());
    expect(await enter()).toMatchObject({ success: true });
    expect(mattermost.users.size).toBe(1);
  });

  it('tells the handle of who has been there and takes messages', async () => {
    const olena = await campus.login('olena');
    const handle = async () => (await data(HANDLE, { id: '1-amal' }, olena)).publicUser.mattermostHandle;
    await prefer(true, true);
    expect(await handle(), 'not there yet').toBeNull();
    await enter();
    const [name] = mattermost.users.keys();
    expect(await handle()).toBe(name);
    await campus.ask({ query: ACCEPT, token: olena.token });
    expect(await enter(olena, { handle: name })).toMatchObject({ url: `${mattermost.url}/lantern/messages/@${name}` });
    await prefer(true, false);
    expect(await handle(), 'takes none').toBeNull();
  });

  it('is for people who have accepted its rules', async () => {
    const olena = await campus.login('olena');
    expect(await enter(olena)).toMatchObject({ success: false, errors: [{ message: 'NOT_ALLOWED' }], cookies: [] });
    const { status } = await campus.ask({ query: ENTER });
    expect(status).toBe(401);
    expect(mattermost.asked).toEqual([]);
  });

  it.each(['../admin', 'a b', '@amal', `a${'b'.repeat(64)}`])('leads to no other page: %s', async (handle) => {
    expect(await enter(amal, { handle })).toMatchObject({
      errors: [{ message: 'INVALID_INPUT' }],
      url: null,
      cookies: [],
    });
  });

  it.each([
    ['none is set', { mattermost: null }],
    ['there is no community', { features: { showCommunity: false } }],
  ])('is promised nowhere where %s', async (_, change) => {
    await prefer(true, true);
    await enter();
    await set(change);
    expect(await (await campus.get('/organisation.json')).json()).toMatchObject({ mattermostTeamName: null });
    expect(await data(CONFIG, {})).toEqual({
      organizationConfig: { mattermostTeamName: null },
      viewer: { hasEnabledMattermost: false },
    });
    expect(await data(HANDLE, { id: '1-amal' })).toEqual({ publicUser: { mattermostHandle: null } });
    expect(await enter()).toMatchObject({ success: false, errors: [{ message: 'NOT_FOUND' }] });
    expect((await logOut(amal)).headers.getSetCookie()).toEqual([]);
  });

  it.each<[Mood]>([['broken'], ['odd'], ['elsewhere'], ['gone']])('says that it does not answer: %s', async (mood) => {
    mattermost.be(mood);
    expect(await enter()).toMatchObject({ ...UNAVAILABLE, url: null, cookies: [] });
    mattermost.be('works');
    expect(await enter()).toMatchObject({ success: true });
  });

  it('keeps nothing else waiting while it does not answer', async () => {
    mattermost.be('slow');
    const entering = enter();
    await vi.waitFor(() => expect(mattermost.asked).not.toEqual([]));
    expect(await prefer(true, true)).toEqual({ updateAccountPreference: { success: true } });
    await mattermost.close();
    expect(await entering).toMatchObject(UNAVAILABLE);
  });

  it('is given up in the end', async () => {
    await campus.close();
    campus = await aCampus({ secretOf: () => mattermost.token, chatWait: 50 });
    await set({});
    amal = await campus.login('amal');
    await campus.ask({ query: ACCEPT, token: amal.token });
    mattermost.be('slow');
    expect(await enter()).toMatchObject(UNAVAILABLE);
  });

  it('says that it does not answer where there is no server, and where the secret is missing', async () => {
    await set({ mattermost: { ...mattermost.settings, tokenEnv: 'MATTERMOST_MISSING' } });
    expect(await enter()).toMatchObject(UNAVAILABLE);
    await set({});
    await mattermost.close();
    expect(await enter()).toMatchObject(UNAVAILABLE);
  });

  it('stays closed to whose account was closed there', async () => {
    await enter();
    for (const user of mattermost.users.values()) user.delete_at = 1;
    expect(await enter()).toMatchObject({ success: false, errors: [{ message: 'CHAT_CLOSED' }], cookies: [] });
  });

  it('is not entered more than twenty times in a while', async () => {
    for (let n = 0; n < 20; n += 1) await enter();
    expect(await enter()).toMatchObject({ code: 'RATE_LIMITED' });
  });

  describe('at a logout', () => {
    it('is left: the cookies go, and the token is revoked', async () => {
      await enter();
      const { headers } = await logOut(amal);
      expect(headers.getSetCookie()).toEqual([
        'MMAUTHTOKEN=; Path=/; Max-Age=0; Secure; SameSite=Lax; HttpOnly',
        'MMUSERID=; Path=/; Max-Age=0; Secure; SameSite=Lax',
      ]);
      await campus.server.chatRevoking.settled();
      expect(mattermost.tokensOf()).toEqual([]);
    });

    it.each<[Mood]>([['broken'], ['gone']])(
      'is not waited for: it is left once the chat answers again: %s',
      async (mood) => {
        await enter();
        mattermost.be(mood);
        expect((await logOut(amal)).body.data.deleteRefreshToken).toEqual({ success: true });
        await campus.server.chatRevoking.settled();
        expect(mattermost.tokensOf(), 'not yet').toHaveLength(1);
        mattermost.be('works');
        campus.later(60_000);
        campus.server.chatRevoking.nudge();
        await campus.server.chatRevoking.settled();
        expect(mattermost.tokensOf()).toEqual([]);
        expect(await campus.test.store.read.selectFrom('chat_token').selectAll().execute()).toEqual([]);
      },
    );

    it('is left on this device only', async () => {
      const other = await campus.login('amal');
      await enter();
      await enter(other);
      await logOut(amal);
      await campus.server.chatRevoking.settled();
      expect(mattermost.tokensOf()).toHaveLength(1);
    });
  });

  it('keeps every token that it lets out, also where a device asks twice with one key', async () => {
    const key = 'the-same-key';
    for (let n = 0; n < 2; n += 1) await campus.ask({ query: ENTER, token: amal.token, key });
    await logOut(amal);
    await campus.server.chatRevoking.settled();
    expect(mattermost.tokensOf()).toEqual([]);
  });

  it('is left where a session ends by itself, and by a token that another one has replaced', async () => {
    await enter();
    await enter();
    await campus.server.chatRevoking.settled();
    expect(mattermost.tokensOf(), 'the newer one').toHaveLength(1);
    campus.later(61 * 24 * 3_600_000);
    campus.server.chatRevoking.nudge();
    await campus.server.chatRevoking.settled();
    expect(mattermost.tokensOf()).toEqual([]);
  });
});
