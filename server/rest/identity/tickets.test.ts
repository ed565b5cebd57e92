import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONFIRM_EMAIL_DAYS, TICKET_SECONDS } from '#campus/limits.ts';
import { askPrivateEmail } from '#server/commands/account/private-email.ts';
import { redeemTicket } from '#server/commands/account/ticket.ts';
import { mailFolder } from '#server/mail/mail-transport.ts';
import { aCampus, LANTERN, NORDLICHT, type TestCampus, type Tokens } from '#tests/support/campus/campus.ts';

const DAY = 24 * 60 * 60 * 1000;
const EXPIRED = '/error?type=EXPIRED_LINK';

let campus: TestCampus;
let amal: Tokens;
beforeEach(async () => {
  campus = await aCampus();
  amal = await campus.login('amal');
});
afterEach(() => campus.close());

const ask = async (body: unknown, token: string | undefined, origin = LANTERN) => {
  const answer = await campus.get('/api/ticket', {
    origin,
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  });
  return { status: answer.status, headers: answer.headers, ticket: (await answer.json()).data?.ticket };
};
const personId = async (name = 'amal') => {
  const row = await campus.test.store.read
    .selectFrom('person')
    .select('id')
    .where('email_folded', '=', `${name}@lantern.example`)
    .where('organisation_id', '=', '1')
    .executeTakeFirstOrThrow();
  return row.id;
};

describe('a ticket', () => {
  const CERTIFICATE = '/api/course/8/certificate';
  const redeem = (ticket: string, more: Partial<Parameters<typeof redeemTicket>[1]> = {}) =>
    campus.test.store.transaction((trx) =>
      redeemTicket(trx, {
        ticket,
        organisationId: '1',
        path: CERTIFICATE,
        method: 'GET',
        now: campus.now(),
        ...more,
      }),
    );

  it('opens one address for one person, again and again, for a minute', async () => {
    const { ticket, headers } = await ask({ path: CERTIFICATE, method: 'GET' }, amal.token);
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
    const id = await personId();
    expect([await redeem(ticket), await redeem(ticket)]).toEqual([id, id]);
    expect(await redeem(ticket, { path: '/api/course/9/certificate' })).toBeUndefined();
    expect(await redeem(ticket, { method: 'POST' })).toBeUndefined();
    expect(await redeem(ticket, { organisationId: '12' })).toBeUndefined();
    expect(await redeem(`${ticket}x`)).toBeUndefined();
    campus.later(TICKET_SECONDS * 1000);
    expect(await redeem(ticket)).toBeUndefined();
  });

  it('for a POST is spent by it, by exactly one of many at once', async () => {
    const { ticket } = await ask({ path: CERTIFICATE, method: 'POST' }, amal.token);
    const post = () => redeem(ticket, { method: 'POST' });
    const opened = await Promise.all([post(), post(), post()]);
    expect(opened.filter((one) => one !== undefined)).toHaveLength(1);
    expect(await post()).toBeUndefined();
  });

  it('is worth nothing when its session has ended, and only its hash is kept', async () => {
    const { ticket } = await ask({ path: CERTIFICATE, method: 'GET' }, amal.token);
    const rows = JSON.stringify(await campus.test.store.read.selectFrom('ticket').selectAll().execute());
    expect(rows).not.toContain(ticket);
    await campus.ask({ query: 'mutation { endSessions { success } }', token: (await campus.login('amal')).token });
    expect(await redeem(ticket)).toBeUndefined();
  });

  it('is given to somebody who is signed in, here, for calls beside GraphQL', async () => {
    expect((await ask({ path: CERTIFICATE, method: 'GET' }, undefined)).status).toBe(401);
    expect((await ask({ path: CERTIFICATE, method: 'GET' }, amal.token, NORDLICHT)).status).toBe(401);
    for (const path of [
      '/graphql',
      '/start',
      '/api/ticket',
      '/api/../graphql',
      '//elsewhere.example/api/x',
      '/api/x?y',
    ])
      expect((await ask({ path, method: 'GET' }, amal.token)).status, path).toBe(400);
    expect((await ask({ path: CERTIFICATE, method: 'DELETE' }, amal.token)).status).toBe(400);
  });

  it('is the only thing that an address may carry: a session there opens nothing', async () => {
    for (const path of ['/api/users/me/confirm-private-email/x', '/backend/saml/logout', '/graphql', '/'])
      expect((await campus.get(`${path}?token=${amal.token}`, {})).status, path).toBe(401);
  });

  it('is limited, with a time to come again', async () => {
    let last = await ask({}, amal.token);
    for (let n = 0; n < 130 && last.status !== 429; n += 1) last = await ask({}, amal.token);
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a private e-mail', () => {
  const start = async (email: string, name = 'amal') => {
    const change = { personId: await personId(name), organisationId: '1', email, origin: LANTERN, now: campus.now() };
    await campus.test.store.transaction((trx) => askPrivateEmail(trx, change));
    return lastLink();
  };
  /** The newest mail: to whom it went, and where its link leads. */
  const lastLink = async () => {
    campus.server.delivery.nudge();
    await campus.server.delivery.settled();
    const folder = mailFolder(campus.test.dataDir, '1');
    const [file = ''] = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse();
    const { to, html } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const [, kind = '', token = ''] = /(confirm|revert)_private_email\/([\w-]{43})/.exec(html) ?? [];
    return { to, page: `/${kind}_private_email/${token}`, api: `/api/users/me/${kind}-private-email/${token}` };
  };
  const follow = async (api: string, token = amal.token) => {
    const { ticket } = await ask({ path: api, method: 'GET' }, token);
    const answer = await campus.get(`${api}?token=${ticket}`, { redirect: 'manual' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    return answer.headers.get('location');
  };
  const stored = async () => {
    const row = await campus.test.store.read
      .selectFrom('person')
      .select('private_email')
      .where('id', '=', await personId())
      .executeTakeFirst();
    return row?.private_email;
  };

  it('counts when it was confirmed by its own link, and is taken back by the one before', async () => {
    const first = await start('one@home.example');
    expect(first.to).toBe('one@home.example');
    expect(await stored()).toBeNull();
    expect(await follow(first.api)).toBe('/private_email_confirmed');
    expect(await stored()).toBe('one@home.example');
    const notice = await lastLink();
    expect(notice.to).toBe('Amal@lantern.example');

    const second = await start('two@home.example');
    expect(await follow(second.api)).toBe('/private_email_confirmed');
    const secondNotice = await lastLink();
    expect(secondNotice.to).toBe('one@home.example');
    expect(await follow(secondNotice.api)).toBe('/private_email_reverted');
    expect(await stored()).toBe('one@home.example');
    expect(await follow(notice.api)).toBe('/private_email_reverted');
    expect(await stored()).toBeNull();
  });

  it('is confirmed by a person, not by a program that opens every link', async () => {
    const { api, page } = await start('one@home.example');
    const answer = await campus.get(api, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, page]);
    expect((await campus.get(`${api}?token=nothing`, { redirect: 'manual' })).headers.get('location')).toBe(EXPIRED);
    expect(await stored()).toBeNull();
  });

  it('is answered alike when the page is opened again, and differently when the link is over', async () => {
    const { api } = await start('one@home.example');
    expect(await follow(api)).toBe('/private_email_confirmed');
    expect(await follow(api)).toBe('/private_email_confirmed');
    const second = await start('two@home.example');
    await follow(second.api);
    expect(await follow(api)).toBe(EXPIRED);
    const third = await start('three@home.example');
    campus.later((CONFIRM_EMAIL_DAYS + 1) * DAY);
    expect(await follow(third.api, (await campus.login('amal')).token)).toBe(EXPIRED);
    expect(await follow('/api/users/me/confirm-private-email/made-up', (await campus.login('amal')).token)).toBe(
      EXPIRED,
    );
  });

  it('is not changed by somebody else who has the link, nor by an older question', async () => {
    const { api } = await start('one@home.example');
    expect(await follow(api, (await campus.login('olena')).token)).toBe(EXPIRED);
    await start('two@home.example');
    expect(await follow(api)).toBe(EXPIRED);
    expect(await stored()).toBeNull();
  });
});
