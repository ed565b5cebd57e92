import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGE_IDS } from '#campus/languages.ts';
import { UNSUBSCRIBE_DAYS } from '#campus/limits.ts';
import { mailMessages } from '#server/mail/mail-messages.ts';
import { mailFolder } from '#server/mail/mail-transport.ts';
import { issueToken } from '#server/mail/one-time-token.ts';
import {
  type Ask,
  aCampus,
  DEMO_PASSWORD,
  NORDLICHT,
  type TestCampus,
  type Tokens,
} from '#tests/support/campus/campus.ts';

const NEW_PASSWORD = 'a long walk home';
const SET = `mutation ($oldPassword: String, $newPassword: String!, $newPasswordConfirmation: String!) {
  updateUser(actions: [{ setPassword: {
    oldPassword: $oldPassword, newPassword: $newPassword, newPasswordConfirmation: $newPasswordConfirmation } }]) {
    success errors { message } } }`;
const TWICE = { newPassword: NEW_PASSWORD, newPasswordConfirmation: NEW_PASSWORD };
const LOGIN = `mutation ($email: String!, $password: String!, $subOrgId: ID, $targetGroupPath: String, $mobile: Boolean) {
  login(email: $email, password: $password, subOrgId: $subOrgId, targetGroupPath: $targetGroupPath, mobile: $mobile) {
    token refreshToken accessPortalPath preferredLanguage { id } errors { message } } }`;
const SESSIONS = '{ viewer { hasPassword sessions { id isMobile isCurrent createdAt lastUsedAt } } }';

let campus: TestCampus;
let amal: Tokens;
beforeEach(async () => {
  campus = await aCampus();
  amal = await campus.login('amal');
});
afterEach(() => campus.close());

const data = async (ask: Ask) => {
  const { body } = await campus.ask(ask);
  return body.data && Object.values<typeof body>(body.data)[0];
};
const codes = (answer: { errors: { message: string }[] }) => answer.errors.map(({ message }) => message);
const login = (more: Record<string, unknown> = {}, email = 'amal@lantern.example') =>
  data({ query: LOGIN, variables: { email, password: DEMO_PASSWORD, ...more } });
const idOf = async (token: string) => (await data({ query: '{ me { id } }', token })).id;

/** Of the mails so far, oldest first. */
const subjects = async () => {
  await campus.server.delivery.settled();
  const folder = mailFolder(campus.test.dataDir, '1');
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.sort().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')).subject);
};

describe('somebody’s own password', () => {
  type Typed = { current?: string; password: string; again?: string };
  const set = ({ current, password, again = password }: Typed, token: string | undefined = amal.token) => {
    const variables = { oldPassword: current, newPassword: password, newPasswordConfirmation: again };
    return data({ query: SET, variables, token });
  };

  it('is changed by who knows it; every other device is signed out, and a mail tells', async () => {
    const other = await campus.login('amal');
    const olena = await campus.login('olena');
    expect(await set({ current: DEMO_PASSWORD, password: NEW_PASSWORD })).toEqual({ success: true, errors: [] });
    const status = async (token: string) => (await campus.ask({ query: '{ me { id } }', token })).status;
    expect([await status(amal.token), await status(other.token), await status(olena.token)]).toEqual([200, 401, 200]);
    expect(codes(await login())).toEqual(['login.wrong']);
    expect((await login({ password: NEW_PASSWORD })).token).toBeTruthy();
    expect(await subjects()).toEqual([mailMessages.ar.kinds.PASSWORD_CHANGED.subject]);
  });

  it.each([
    ['errorCurrentPassword', { current: 'not it at all', password: NEW_PASSWORD }],
    ['errorCurrentPassword', { password: NEW_PASSWORD }],
    ['errorPasswordsDoNotMatch', { current: DEMO_PASSWORD, password: NEW_PASSWORD, again: `${NEW_PASSWORD}!` }],
    ['errorShortPassword', { current: DEMO_PASSWORD, password: 'seven77' }],
    ['errorCommonPassword', { current: DEMO_PASSWORD, password: 'Password1' }],
    ['errorPasswordSameAsEmail', { current: DEMO_PASSWORD, password: 'amal@lantern.example' }],
  ])('stays as it is: %s', async (code, variables) => {
    expect(codes(await set(variables))).toEqual([code]);
    expect((await login()).token).toBeTruthy();
  });

  it('is guessed a few times only', async () => {
    let last = await set({ current: 'guess 0 of many', password: NEW_PASSWORD });
    for (let n = 1; n < 12; n += 1) last = await set({ current: `guess ${n} of many`, password: NEW_PASSWORD });
    expect(codes(last)).toEqual(['tooManyTries']);
    expect(codes(await set({ current: DEMO_PASSWORD, password: NEW_PASSWORD }))).toEqual(['tooManyTries']);
  });

  it('is set without another where there is none, and then there is one', async () => {
    const personId = await idOf(amal.token);
    await campus.test.store.transaction((trx) =>
      trx.updateTable('person').set({ password_hash: '' }).where('id', '=', personId).execute(),
    );
    expect((await data({ query: SESSIONS, token: amal.token })).hasPassword).toBe(false);
    expect((await set({ password: NEW_PASSWORD })).success).toBe(true);
    expect((await data({ query: SESSIONS, token: amal.token })).hasPassword).toBe(true);
  });

  it('is a change of its own, of somebody who is signed in', async () => {
    const both = `mutation { updateUser(actions: [{ setPassword: { oldPassword: "${DEMO_PASSWORD}",
      newPassword: "${NEW_PASSWORD}", newPasswordConfirmation: "${NEW_PASSWORD}" } },
      { setNickname: { nickname: "x" } }]) { success errors { message } } }`;
    expect(codes(await data({ query: both, token: amal.token }))).toEqual(['INVALID_INPUT']);
    expect((await campus.ask({ query: SET, variables: TWICE })).status).toBe(401);
    expect((await login()).token).toBeTruthy();
  });

  it('leaves no trace of itself with the key of its request', async () => {
    const key = crypto.randomUUID();
    await campus.ask({
      query: SET,
      variables: { oldPassword: DEMO_PASSWORD, ...TWICE },
      token: amal.token,
      key,
    });
    const rows = await campus.test.store.read.selectFrom('answered_key').selectAll().execute();
    expect(rows).toEqual([]);
  });
});

describe('somebody’s private e-mail', () => {
  const SET_EMAIL = `mutation ($email: String!) {
    updateUser(actions: [{ setPrivateEmail: { email: $email } }]) { success errors { message } me { privateEmail } } }`;
  const set = (email: string, token?: string) => campus.ask({ query: SET_EMAIL, variables: { email }, token });

  it('is asked by mail before it counts, and not of many addresses', async () => {
    const { body } = await set(' amal@home.example ', amal.token);
    expect(body.data.updateUser).toEqual({ success: true, errors: [], me: { privateEmail: null } });
    expect(await subjects()).toHaveLength(1);
    expect((await set('amal@home.example')).status).toBe(401);
    expect(codes((await set('home', amal.token)).body.data.updateUser)).toEqual(['errorEmail']);
    let last = body.data.updateUser;
    for (let n = 0; n < 6; n += 1) last = (await set(`a${n}@home.example`, amal.token)).body.data.updateUser;
    expect(codes(last)).toEqual(['tooManyTries']);
  });
});

describe('somebody’s sessions', () => {
  it('are listed with their device, their own first, and nobody else’s', async () => {
    campus.later(60_000);
    await campus.login('olena');
    const phone = await login({ mobile: true });
    const { sessions } = await data({ query: SESSIONS, token: phone.token });
    expect(sessions.map((one: { isMobile: boolean; isCurrent: boolean }) => [one.isMobile, one.isCurrent])).toEqual([
      [true, true],
      [false, false],
    ]);
    const visitor = await data({ query: SESSIONS });
    expect(visitor).toEqual({ hasPassword: false, sessions: [] });
  });

  it('end by their ids or all but the one that asks; another person’s never', async () => {
    const olena = await campus.login('olena');
    const second = await campus.login('amal');
    const third = await campus.login('amal');
    const [olenas] = (await data({ query: SESSIONS, token: olena.token })).sessions;
    const mine = (await data({ query: SESSIONS, token: second.token })).sessions;
    const current = mine.find((one: { isCurrent: boolean }) => one.isCurrent).id;
    const end = (ids: string[] | undefined, token: string) =>
      data({ query: 'mutation ($ids: [ID!]) { endSessions(ids: $ids) { success } }', variables: { ids }, token });
    const status = async (token: string) => (await campus.ask({ query: '{ me { id } }', token })).status;
    await end([olenas.id, current], amal.token);
    expect([await status(olena.token), await status(second.token), await status(third.token)]).toEqual([200, 401, 200]);
    await end([], amal.token);
    expect(await status(third.token)).toBe(200);
    await end(undefined, amal.token);
    expect([await status(amal.token), await status(third.token), await status(olena.token)]).toEqual([200, 401, 200]);
  });

  it('begin with the person’s own language, whatever the page speaks (LANG-9)', async () => {
    expect((await login()).preferredLanguage).toEqual({ id: LANGUAGE_IDS.ar });
    const set = 'mutation { updateViewer(actions: [{ setPreferredLanguage: { languageId: "123" } }]) { success } }';
    await campus.ask({ query: set, token: amal.token });
    expect((await login()).preferredLanguage).toEqual({ id: LANGUAGE_IDS.fa });
    expect((await login({ password: 'not hers' })).preferredLanguage).toBeNull();
  });

  it('begin at a partner’s login with the way to it, for its people, and keep the target group', async () => {
    expect((await login({ subOrgId: '1a', targetGroupPath: 'nurses' })).accessPortalPath).toBe('/partner/lindenau');
    expect((await login({ subOrgId: '1a' }, 'olena@lantern.example')).accessPortalPath).toBeNull();
    expect((await login({ subOrgId: 'nowhere' })).accessPortalPath).toBeNull();
    const row = await campus.test.store.read
      .selectFrom('person')
      .select('target_group_path')
      .where('id', '=', await idOf(amal.token))
      .executeTakeFirst();
    expect(row?.target_group_path).toBe('nurses');
  });
});

describe('the link that ends mails', () => {
  const UNSUBSCRIBE = 'mutation ($token: String!) { unsubscribe(token: $token) { success errors { message } } }';
  const CHOOSE = `mutation { updateAccountPreference(actions: [{ setSubscribedToUpdates: { value: true } },
    { setShowOnMap: { value: true } }]) { success } }`;
  const CHOSEN = '{ me { accountPreference { subscribedToUpdates showOnMap } } }';
  const link = async () => {
    const ownerId = await idOf(amal.token);
    return campus.test.store.transaction((trx) =>
      issueToken(trx, { organisationId: '1', ownerId, purpose: 'UNSUBSCRIBE', subject: '', now: campus.now() }),
    );
  };

  it('works logged out, again and again, and leaves what is no mail as it is', async () => {
    await campus.ask({ query: CHOOSE, token: amal.token });
    const token = await link();
    const unsubscribe = () => data({ query: UNSUBSCRIBE, variables: { token } });
    expect([await unsubscribe(), await unsubscribe()]).toEqual(Array(2).fill({ success: true, errors: [] }));
    const { accountPreference } = await data({ query: CHOSEN, token: amal.token });
    expect(accountPreference).toEqual({ subscribedToUpdates: false, showOnMap: true });
  });

  it('chooses nothing for somebody who never chose', async () => {
    await campus.ask({ query: UNSUBSCRIBE, variables: { token: await link() } });
    expect((await data({ query: CHOSEN, token: amal.token })).accountPreference).toBeNull();
  });

  it('ends, is of one campus, and no other link does it', async () => {
    const token = await link();
    const of = async (more: Partial<Ask>) => codes(await data({ query: UNSUBSCRIBE, variables: { token }, ...more }));
    expect(await of({ origin: NORDLICHT })).toEqual(['linkUnknown']);
    expect(await of({ variables: { token: 'made-up' } })).toEqual(['linkUnknown']);
    campus.later(UNSUBSCRIBE_DAYS * 24 * 60 * 60 * 1000);
    expect(await of({})).toEqual(['linkExpired']);
  });
});
