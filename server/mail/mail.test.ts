import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#campus/languages.ts';
import { MAIL_KEPT_DAYS, MAIL_RETRY, RESET_PASSWORD_MINUTES } from '#campus/limits.ts';
import type { MailKind } from '#server/store/schema/mail-tables.ts';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { aLearner } from '#tests/support/campus/factories.ts';
import { composeMail } from './compose-mail.ts';
import { type Delivery, keepDelivering } from './keep-delivering.ts';
import { mailMessages } from './mail-messages.ts';
import { mailFolder, openMailTransport } from './mail-transport.ts';
import { spendToken } from './one-time-token.ts';
import { queueMail } from './queue-mail.ts';
import { canBeEnded, WANTED_BY } from './wanted-mail.ts';

const MINUTE = 60_000;
const ORIGIN = 'http://lantern.localhost';

/** A mail server on loopback that keeps what it takes, and takes nothing while it is `busy`. */
async function aMailServer() {
  const mails: string[] = [];
  let busy = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (busy) return done(new Error('busy'));
        mails.push(Buffer.concat(parts).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    setBusy: (is: boolean) => {
      busy = is;
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

describe('a mail', () => {
  let campus: TestCampus;
  let server: Awaited<ReturnType<typeof aMailServer>>;
  let delivery: Delivery;
  let personId: string;
  const faults: unknown[] = [];

  const begin = (smtpUrl?: string) =>
    keepDelivering({
      store: campus.test.store,
      campuses: campus.server.campuses,
      transport: openMailTransport({ smtpUrl, dataDir: campus.test.dataDir }),
      clock: campus.now,
      onFault: (fault) => faults.push(fault),
    });
  const queue = (kind: MailKind = 'RESET_PASSWORD') =>
    campus.test.store.transaction((trx) =>
      queueMail(trx, {
        organisationId: '1',
        addresseeId: personId,
        kind,
        recipient: 'amal@example.org',
        origin: ORIGIN,
        now: campus.now(),
      }),
    );
  const sent = async () => {
    delivery.nudge();
    await delivery.settled();
    return server.mails.length;
  };
  const waiting = async () => (await campus.test.store.read.selectFrom('mail_due').select('id').execute()).length;

  beforeEach(async () => {
    campus = await aCampus();
    server = await aMailServer();
    ({ id: personId } = await aLearner(campus.test.store, '1'));
    faults.length = 0;
    delivery = begin(server.url);
  });
  afterEach(async () => {
    await delivery.stop();
    await server.close();
    await campus.close();
  });

  it('goes to the mail server with a link of its own that works once, for an hour', async () => {
    await queue();
    expect(await sent()).toBe(1);
    expect(await waiting()).toBe(0);
    const text = server.mails[0]?.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=') ?? '';
    expect(text).toContain('Subject: A new password for Lantern Campus');
    const token = /password-reset\/([\w-]{43})/.exec(text)?.[1] ?? '';
    const spend = () =>
      campus.test.store.transaction((trx) =>
        spendToken(trx, { token, purpose: 'RESET_PASSWORD', organisationId: '1', now: campus.now() }),
      );
    expect(await spend()).toEqual({ is: 'spent', ownerId: personId, subject: 'amal@example.org', again: false });
    expect(await spend()).toEqual({ is: 'used', ownerId: personId, subject: 'amal@example.org' });
    const rows = JSON.stringify(await campus.test.store.read.selectFrom('one_time_token').selectAll().execute());
    expect(rows).not.toContain(token);
  });

  it('has a link that ends, and that no other campus takes', async () => {
    await queue();
    await sent();
    const token = /password-reset\/([\w-]{43})/.exec(server.mails[0]?.replaceAll(/=\r\n/g, '') ?? '')?.[1] ?? '';
    const spend = (organisationId: string) =>
      campus.test.store.transaction((trx) =>
        spendToken(trx, { token, purpose: 'RESET_PASSWORD', organisationId, now: campus.now() }),
      );
    expect(await spend('12')).toEqual({ is: 'unknown' });
    campus.later(RESET_PASSWORD_MINUTES * MINUTE + 1);
    expect(await spend('1')).toEqual({ is: 'expired' });
  });

  it('that the server does not take is sent later, and given up only when its link would be worth nothing', async () => {
    server.setBusy(true);
    await queue();
    expect(await sent()).toBe(0);
    expect([await waiting(), faults.length]).toEqual([1, 1]);
    server.setBusy(false);
    expect(await sent()).toBe(0);
    campus.later(MAIL_RETRY);
    expect(await sent()).toBe(1);

    server.setBusy(true);
    await queue();
    await sent();
    campus.later((MAIL_KEPT_DAYS + 1) * 24 * 60 * MINUTE);
    await sent();
    expect(await waiting()).toBe(0);
  });

  it.each(['UPDATES', 'OFFERS'] as const)('of the kind %s goes to nobody who said no while it waited', async (kind) => {
    const wants = (yes: 0 | 1) =>
      campus.test.store.transaction((trx) =>
        trx
          .insertInto('account_preference')
          .values({
            person_id: personId,
            subscribed_to_personal_updates: 1,
            subscribed_to_updates: 1,
            subscribed_to_additional_offers: 1,
            show_first_name: 0,
            show_activity: 0,
            show_on_map: 0,
            enable_direct_message: 0,
            [WANTED_BY[kind]]: yes,
          })
          .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ [WANTED_BY[kind]]: yes }))
          .execute(),
      );
    await wants(1);
    server.setBusy(true);
    await queue(kind);
    await sent();
    server.setBusy(false);
    await wants(0);
    campus.later(MAIL_RETRY);
    expect([await sent(), await waiting()]).toEqual([0, 0]);
    await wants(1);
    await queue(kind);
    expect(await sent()).toBe(1);
  });

  it('leaves once where two processes deliver', async () => {
    const other = begin(server.url);
    await Promise.all(Array.from({ length: 6 }, () => queue()));
    delivery.nudge();
    other.nudge();
    await Promise.all([delivery.settled(), other.settled()]);
    await other.stop();
    expect(server.mails).toHaveLength(6);
  });

  it('is a file where there is no mail server', async () => {
    await delivery.stop();
    delivery = begin();
    await queue();
    await sent();
    const folder = mailFolder(campus.test.dataDir, '1');
    const [file = ''] = readdirSync(folder).filter((name) => !name.endsWith('.json'));
    expect(file).toMatch(/\.eml$/);
    expect(readFileSync(`${folder}/${file}`, 'utf8')).toContain('To: amal@example.org');
  });

  it.each(LANGUAGE_CODES)('has all its words in %s, in its direction, and fetches nothing', async (language) => {
    const [first] = await campus.server.campuses.all();
    if (first === undefined) throw new Error('There is a campus.');
    for (const kind of [
      'CONFIRM_EMAIL',
      'RESET_PASSWORD',
      'PASSWORD_CHANGED',
      'PRIVATE_EMAIL_CHANGED',
      'NUDGE',
      'DOCUMENT_WAITING',
      'UPDATES',
      'OFFERS',
    ] as const) {
      const mail = composeMail({
        kind,
        organisation: first.catalogue.organisation,
        language,
        name: '<b>Amal</b>',
        to: 'a@b.example',
        link: `${ORIGIN}/x/${randomUUID()}`,
        sender: 'help@lantern.example',
        ...(mailMessages.en.kinds[kind].lead === '{message}' && { message: 'The café <b>begins</b>' }),
        ...(canBeEnded(kind) && { unsubscribeLink: `${ORIGIN}/unsubscribe/1` }),
      });
      expect(mail.html).toContain(
        `<html lang="${language}" dir="${['ar', 'fa', 'ps'].includes(language) ? 'rtl' : 'ltr'}">`,
      );
      expect(mail.html + mail.text + mail.subject).not.toMatch(/\{\w+\}/);
      expect(mail.html).not.toMatch(/<b>|src=|url\(/);
      expect(mail.text).toContain(mailMessages[language].kinds[kind].action);
      // What is about the account itself is no mail that somebody can do without.
      expect(mail.text.includes(`${ORIGIN}/unsubscribe/1`)).toBe(canBeEnded(kind));
    }
  });
});
