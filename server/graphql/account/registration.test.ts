import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { passwordErrors } from '#campus/account/auth-errors.ts';
import { PASSWORD_MAX, RESET_PASSWORD_MINUTES } from '#campus/limits.ts';
import { mailFolder } from '#server/mail/mail-transport.ts';
import { issueToken, LINK_REPEAT_MINUTES } from '#server/mail/one-time-token.ts';
import { aCampus, NORDLICHT, type TestCampus } from '#tests/support/campus/campus.ts';

const ADD = `mutation ($email: String!, $password: String!, $subOrgId: ID) {
  addUser(email: $email, password: $password, preferredLanguageId: "7", subOrgId: $subOrgId, registrationReferrer: "poster") {
    success errors { message } user { id } } }`;
const CONFIRM = 'mutation ($token: String!) { confirmEmail(token: $token) { token refreshToken errors { message } } }';
const RESEND = `mutation ($email: String!, $password: String!) {
  resendConfirmation(email: $email, password: $password) { success errors { message } } }`;
const ASK_RESET = 'mutation ($email: String!) { requestPasswordReset(email: $email) { message errors { message } } }';
const RESET =
  'mutation ($token: String!, $password: String!) { resetPassword(token: $token, password: $password) { token errors { message } } }';
const TOKEN_LOGIN = 'mutation ($token: String!) { TokenLogin(tokenFromURL: $token) { token errors { message } } }';
const CONFIRM_ON = `mutation ($token: String!, $on: String) {
  confirmEmail(token: $token, fingerprint: $on) { token errors { message } } }`;
const TOKEN_LOGIN_ON = `mutation ($token: String!, $on: String) {
  TokenLogin(tokenFromURL: $token, fingerprint: $on) { token errors { message } } }`;
const LOGIN = `mutation ($email: String!, $password: String!) {
  login(email: $email, password: $password) { token errors { message } } }`;
const answered = v.object({
  success: v.optional(v.boolean()),
  errors: v.array(v.object({ message: v.string() })),
  message: v.optional(v.nullable(v.string())),
  user: v.optional(v.nullable(v.object({ id: v.string() }))),
  token: v.optional(v.nullable(v.string())),
});
const PASSWORD = 'a long walk home';
const NEW = { email: ' Nour@lantern.example ', password: PASSWORD };

describe('login and registration', () => {
  let campus: TestCampus;
  beforeEach(async () => {
    campus = await aCampus();
  });
  afterEach(() => campus.close());

  const asked = async (query: string, variables: Record<string, unknown>) => {
    const { body } = await campus.ask({ query, variables });
    return v.parse(answered, Object.values(body.data)[0]);
  };
  const codes = (answer: { errors: { message: string }[] }) => answer.errors.map(({ message }) => message);
  /** The mails so far, oldest first, as one reads them. */
  const mails = async () => {
    await campus.server.delivery.settled();
    const folder = mailFolder(campus.test.dataDir, '1');
    return readdirSync(folder)
      .filter((file) => file.endsWith('.eml'))
      .sort()
      .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll(/=\r\n/g, '').replaceAll('=3D', '='));
  };
  const linkIn = (mail = '') => /(?:confirmed|password-reset)\/([\w-]{43})/.exec(mail)?.[1] ?? '';

  const linkThatSignsIn = async () => {
    const row = await campus.test.store.read
      .selectFrom('person')
      .select('id')
      .where('email_folded', '=', 'amal@lantern.example')
      .executeTakeFirstOrThrow();
    return campus.test.store.transaction((trx) =>
      issueToken(trx, {
        organisationId: '1',
        ownerId: row.id,
        purpose: 'TOKEN_LOGIN',
        subject: '',
        now: campus.now(),
      }),
    );
  };

  it('let somebody in who signs up and confirms, once, in the language that they chose', async () => {
    const added = await asked(ADD, NEW);
    expect(added).toMatchObject({ success: true, errors: [] });
    expect(codes(await asked(LOGIN, NEW))).toEqual(['login.unconfirmed']);
    const [mail] = await mails();
    expect(mail).toContain('To: Nour@lantern.example');
    expect(mail).toContain('dir="rtl"');
    const token = linkIn(mail);
    const confirmed = await asked(CONFIRM, { token });
    const { body } = await campus.ask({ query: '{ me { id email } }', token: confirmed.token ?? '' });
    expect(body.data.me).toEqual({ id: added.user?.id, email: 'Nour@lantern.example' });
    expect(codes(await asked(CONFIRM, { token }))).toEqual(['linkUsed']);
    expect(codes(await asked(CONFIRM, { token: 'made-up' }))).toEqual(['linkUnknown']);
    expect((await asked(LOGIN, { ...NEW, email: 'nour@lantern.example' })).token).toBeTruthy();
  });

  it('answer the browser that spent a link once more, for ten minutes, and no other', async () => {
    await asked(ADD, NEW);
    const [mail] = await mails();
    const tokens = [linkIn(mail), await linkThatSignsIn()];
    for (const [at, document] of [CONFIRM_ON, TOKEN_LOGIN_ON].entries()) {
      const spend = (on: string | null) => asked(document, { token: tokens[at], on });
      expect((await spend('this phone')).token).toBeTruthy();
      expect((await spend('this phone')).token).toBeTruthy();
      for (const other of ['another phone', '', null]) expect(codes(await spend(other))).toEqual(['linkUsed']);
    }
    campus.later(LINK_REPEAT_MINUTES * 60_000);
    for (const [at, document] of [CONFIRM_ON, TOKEN_LOGIN_ON].entries())
      expect(codes(await asked(document, { token: tokens[at], on: 'this phone' }))).toEqual(['linkUsed']);
  });

  it('send the mail again to who knows the password, and to nobody else (AUTH-25)', async () => {
    await asked(ADD, NEW);
    await asked(ADD, { ...NEW, password: 'what a thief chose' });
    expect(codes(await asked(LOGIN, { ...NEW, password: 'a guess of somebody' }))).toEqual(['login.wrong']);
    expect(codes(await asked(RESEND, { ...NEW, password: 'a guess of somebody' }))).toEqual(['login.wrong']);
    expect(codes(await asked(RESEND, { email: 'nobody@lantern.example', password: PASSWORD }))).toEqual([
      'login.wrong',
    ]);
    expect(codes(await asked(RESEND, { ...NEW, email: '' }))).toEqual(['login.wrong']);
    expect((await asked(RESEND, NEW)).success).toBe(true);
    const [, , again, more] = await mails();
    expect([again?.includes('To: Nour@lantern.example'), more]).toEqual([true, undefined]);
    expect((await asked(CONFIRM, { token: linkIn(again) })).token).toBeTruthy();
    expect((await asked(LOGIN, NEW)).token).toBeTruthy();
    expect(codes(await asked(RESEND, NEW))).toEqual(['login.wrong']);
    for (let tries = 0; tries < 3; tries += 1) await asked(RESEND, NEW);
    expect(codes(await asked(RESEND, NEW))).toEqual(['login.tooManyTries']);
  });

  it('never confirm with one person’s link the password that another chose for the address', async () => {
    await asked(ADD, NEW);
    await asked(ADD, { ...NEW, password: 'what a thief chose' });
    const [hers] = await mails();
    expect((await asked(CONFIRM, { token: linkIn(hers) })).token).toBeTruthy();
    expect((await asked(LOGIN, NEW)).token).toBeTruthy();
    expect(codes(await asked(LOGIN, { ...NEW, password: 'what a thief chose' }))).toEqual(['login.wrong']);
    const [, thiefs] = await mails();
    expect(codes(await asked(CONFIRM, { token: linkIn(thiefs) }))).toEqual(['errorEmailTaken']);
  });

  it.each([
    ['errorEmail', { email: 'nour', password: PASSWORD }],
    ['errorLongEmail', { email: `${'n'.repeat(250)}@lantern.example`, password: PASSWORD }],
    ['errorEmailTaken', { email: 'AMAL@lantern.example', password: PASSWORD }],
    ['errorShortPassword', { email: NEW.email, password: 'seven77' }],
    ['errorLongPassword', { email: NEW.email, password: 'x'.repeat(1025) }],
    ['errorPasswordSameAsEmail', { email: NEW.email, password: 'nour@lantern.EXAMPLE' }],
    ['errorCommonPassword', { email: NEW.email, password: 'Password1' }],
  ])('say %s', async (code, input) => {
    const answer = await asked(ADD, input);
    expect([answer.success, codes(answer)]).toEqual([false, [code]]);
  });

  it('take a password of spaces as it was typed', async () => {
    expect((await asked(ADD, { ...NEW, password: '   eight   ' })).success).toBe(true);
    const [mail] = await mails();
    await asked(CONFIRM, { token: linkIn(mail) });
    expect(codes(await asked(LOGIN, { ...NEW, password: 'eight' }))).toEqual(['login.wrong']);
    expect((await asked(LOGIN, { ...NEW, password: '   eight   ' })).token).toBeTruthy();
  });

  it('take a password of emoji to its last character, like the form: at registration, login and reset', async () => {
    const longest = '🏮🪔'.repeat(PASSWORD_MAX / 2);
    const tooLong = `${longest}🏮`;
    expect(passwordErrors(longest, NEW.email)).toEqual([]);
    expect(passwordErrors(tooLong, NEW.email)).toEqual(['errorLongPassword']);
    expect(codes(await asked(ADD, { ...NEW, password: tooLong }))).toEqual(['errorLongPassword']);
    expect(codes(await asked(ADD, { ...NEW, password: longest }))).toEqual([]);
    await asked(CONFIRM, { token: linkIn((await mails())[0]) });
    expect((await asked(LOGIN, { ...NEW, password: longest })).token).toBeTruthy();
    expect(codes(await asked(LOGIN, { ...NEW, password: tooLong }))).toEqual(['login.wrong']);

    await asked(ASK_RESET, { email: NEW.email });
    const token = linkIn((await mails()).at(-1));
    expect(codes(await asked(RESET, { token, password: tooLong }))).toEqual(['errorLongPassword']);
    const another = '🪔🏮'.repeat(PASSWORD_MAX / 2);
    expect((await asked(RESET, { token, password: another })).token).toBeTruthy();
    expect((await asked(LOGIN, { ...NEW, password: another })).token).toBeTruthy();
  });

  it('give a new password by mail: once, for an hour, and sign out everywhere else', async () => {
    const before = await campus.login('amal');
    expect(await asked(ASK_RESET, { email: 'amal@lantern.example' })).toEqual({
      message: 'passwordResetSent',
      errors: [],
    });
    const token = linkIn((await mails())[0]);
    expect(codes(await asked(RESET, { token, password: 'short' }))).toEqual(['errorShortPassword']);
    const sameAsEmail = await asked(RESET, { token, password: 'AMAL@lantern.example' });
    expect(codes(sameAsEmail)).toEqual(['errorPasswordSameAsEmail']);
    const reset = await asked(RESET, { token, password: PASSWORD });
    expect(reset.token).toBeTruthy();
    expect(codes(await asked(RESET, { token, password: PASSWORD }))).toEqual(['linkUsed']);
    const { status } = await campus.ask({ query: '{ viewer { id } }', token: before.token });
    expect(status).toBe(401);
    const sentMail = (await mails()).at(-1);
    expect(sentMail).toContain('To: Amal@lantern.example');
    expect(linkIn(sentMail)).toBe('');

    await asked(ASK_RESET, { email: 'amal@lantern.example' });
    const late = linkIn((await mails()).at(-1));
    campus.later(RESET_PASSWORD_MINUTES * 60_000 + 1);
    expect(codes(await asked(RESET, { token: late, password: PASSWORD }))).toEqual(['linkExpired']);
  });

  it('let in by mail whose password somebody has tried too often', async () => {
    const guess = () => asked(LOGIN, { email: 'amal@lantern.example', password: 'guessed' });
    for (let n = 0; n < 10; n += 1) await guess();
    expect(codes(await guess())).toEqual(['login.tooManyTries']);
    await asked(ASK_RESET, { email: 'amal@lantern.example' });
    expect((await asked(RESET, { token: linkIn((await mails()).at(-1)), password: PASSWORD })).token).toBeTruthy();
    expect((await asked(LOGIN, { email: 'amal@lantern.example', password: PASSWORD })).token).toBeTruthy();
  });

  it('answer a request for a new password alike, whoever is asked for, and not for ever', async () => {
    const known = await asked(ASK_RESET, { email: 'amal@lantern.example' });
    expect(await asked(ASK_RESET, { email: 'nobody@lantern.example' })).toEqual(known);
    for (let n = 0; n < 3; n += 1) await asked(ASK_RESET, { email: 'nobody@lantern.example' });
    expect(codes(await asked(ASK_RESET, { email: 'nobody@lantern.example' }))).toEqual(['tooManyTries']);
  });

  it('show the mails of a demo, whose links lead into the campus, and of no other campus', async () => {
    await asked(ADD, NEW);
    await campus.server.delivery.settled();
    const list = await (await campus.get('/dev/mail', {})).text();
    expect(list).toContain('Nour@lantern.example');
    const [, address = ''] = /href="(\/dev\/mail\/[\w-]+)"/.exec(list) ?? [];
    const mail = await campus.get(address, {});
    expect(mail.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await mail.text()).toMatch(/href="http:\/\/lantern\.localhost\/register\/confirmed\/[\w-]{43}"/);
    expect((await campus.get(address, { origin: NORDLICHT })).status).toBe(404);
    expect((await campus.get('/dev/mail/..%2f..%2fkeys', {})).status).toBe(404);
  });

  it('open once to a link that signs in', async () => {
    const token = await linkThatSignsIn();
    expect((await asked(TOKEN_LOGIN, { token })).token).toBeTruthy();
    expect(codes(await asked(TOKEN_LOGIN, { token }))).toEqual(['linkUsed']);
  });

  it('tell whether an address is free, but not to somebody who asks for many', async () => {
    const free = (email: string) => campus.ask({ query: `{ isEmailAvailable(email: "${email}") }` });
    expect((await free('amal@lantern.example')).body.data.isEmailAvailable).toBe(false);
    expect((await free('nour@lantern.example')).body.data.isEmailAvailable).toBe(true);
    let last = await free('a@lantern.example');
    // A class that signs up together has one address.
    for (let n = 0; n < 200; n += 1) last = await free(`a${n}@lantern.example`);
    expect(last.status).toBe(200);
    for (let n = 200; n < 500 && last.status === 200; n += 1) last = await free(`a${n}@lantern.example`);
    expect(last.status).toBe(429);
  });
});
