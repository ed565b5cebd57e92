import type { Selectable } from 'kysely';
import { MAIL_KEPT_DAYS, MAIL_LEASE, MAIL_RETRY, MAIL_RETRY_MOST } from '#campus/limits.ts';
import { notificationText } from '#server/messages/notification-message.ts';
import { languageChain } from '#server/model/language.ts';
import { keepWorking, type Work } from '#server/runtime/keep-working.ts';
import type { Campuses } from '#server/store/content/campuses.ts';
import type { Store } from '#server/store/database/open-store.ts';
import type { MailKind, TokenPurpose } from '#server/store/schema/mail-tables.ts';
import type { Tables } from '#server/store/schema/tables.ts';
import { addresseeOf, newsOf } from './addressee.ts';
import { composeMail, type Mail } from './compose-mail.ts';
import type { MailTransport } from './mail-transport.ts';
import { issueToken } from './one-time-token.ts';
import { canBeEnded, isWanted } from './wanted-mail.ts';

type DueRow = Selectable<Tables['mail_due']>;

/** `settled` resolves when nothing is due at the moment. */
export type Delivery = Work;

type Parts = {
  store: Store;
  campuses: Campuses;
  transport: MailTransport;
  clock: () => Date;
  onFault: (fault: unknown, mail: { id: string; kind: MailKind }) => void;
};

const DAY = 24 * 60 * 60 * 1000;

/** Which link each kind of mail carries, and where it leads (NOTIFY-11). */
const LINKS: Readonly<Record<MailKind, { purpose: TokenPurpose | undefined; path: string }>> = {
  CONFIRM_EMAIL: { purpose: 'CONFIRM_EMAIL', path: '/register/confirmed/' },
  RESET_PASSWORD: { purpose: 'RESET_PASSWORD', path: '/password-reset/' },
  PASSWORD_CHANGED: { purpose: undefined, path: '/' },
  CONFIRM_PRIVATE_EMAIL: { purpose: 'CONFIRM_PRIVATE_EMAIL', path: '/confirm_private_email/' },
  PRIVATE_EMAIL_CHANGED: { purpose: 'REVERT_PRIVATE_EMAIL', path: '/revert_private_email/' },
  DOCUMENT_DECIDED: { purpose: undefined, path: '/doc-reupload' },
  // Where its notification leads.
  NUDGE: { purpose: undefined, path: '' },
  RUN_NEWS: { purpose: undefined, path: '' },
  DOCUMENT_WAITING: { purpose: undefined, path: '' },
  UPDATES: { purpose: undefined, path: '/start' },
  OFFERS: { purpose: undefined, path: '/services/offers' },
};

/**
 * Sends what is due, one after the other, again later where the mail server did not take it; several processes share the
 * work. A mail may leave twice when a process dies in between, never not at all; each has a link of its own.
 */
export function keepDelivering(parts: Parts): Delivery {
  const work = async (): Promise<void> => {
    for (let due = await takeOne(parts); due !== undefined; due = await takeOne(parts)) await deliver(parts, due);
  };
  const working = keepWorking(work, { every: MAIL_RETRY, onFault: () => {} });
  return {
    ...working,
    async stop() {
      await working.stop();
      parts.transport.close();
    },
  };
}

/** Takes the oldest mail that is due, so that no other process has it for a while. */
async function takeOne(parts: Parts): Promise<DueRow | undefined> {
  const { store, clock } = parts;
  const now = clock();
  const at = now.toISOString();
  const first = await store.read
    .selectFrom('mail_due')
    .selectAll()
    .where('not_before', '<=', at)
    .orderBy('not_before')
    .limit(1)
    .executeTakeFirst();
  if (first === undefined) return undefined;
  const taken = await store.transaction((trx) =>
    trx
      .updateTable('mail_due')
      .set({ not_before: new Date(now.getTime() + MAIL_LEASE).toISOString() })
      .where('id', '=', first.id)
      .where('not_before', '=', first.not_before)
      .returningAll()
      .executeTakeFirst(),
  );
  return taken ?? takeOne(parts);
}

async function deliver(parts: Parts, due: DueRow): Promise<void> {
  const { store, transport, clock, onFault } = parts;
  try {
    const mail = await write(parts, due);
    if (mail !== undefined) await transport.send(mail);
    await store.transaction((trx) => trx.deleteFrom('mail_due').where('id', '=', due.id).execute());
  } catch (fault) {
    onFault(fault, { id: due.id, kind: due.kind });
    const now = clock().getTime();
    const wait = Math.min(MAIL_RETRY * 2 ** due.attempts, MAIL_RETRY_MOST);
    const isOver = now - Date.parse(due.created_at) > MAIL_KEPT_DAYS * DAY;
    await store.transaction(async (trx) => {
      if (isOver) await trx.deleteFrom('mail_due').where('id', '=', due.id).execute();
      else
        await trx
          .updateTable('mail_due')
          .set({ attempts: due.attempts + 1, not_before: new Date(now + wait).toISOString() })
          .where('id', '=', due.id)
          .execute();
    });
  }
}

/** Its words and its link; undefined where whom or what it concerns is gone meanwhile, or they want no such mails any more. */
async function write({ store, campuses, clock }: Parts, due: DueRow): Promise<Mail | undefined> {
  const organisation = (await campuses.all()).find(({ id }) => id === due.organisation_id)?.catalogue.organisation;
  const addressee = await addresseeOf(store.read, due.addressee_id);
  if (organisation === undefined || addressee === undefined) return undefined;
  if (canBeEnded(due.kind) && !(await isWanted(store.read, due.kind, due.addressee_id))) return undefined;
  const { asked: language, ...chain } = languageChain(organisation, undefined, addressee.language);
  const news = due.notification_id === null ? undefined : await newsOf(store.read, due.notification_id);
  if (due.notification_id !== null && news === undefined) return undefined;
  const { purpose, path } = LINKS[due.kind];
  const issue = (of: TokenPurpose) => {
    const token = { organisationId: organisation.id, ownerId: due.addressee_id, subject: due.recipient, now: clock() };
    return store.transaction((trx) => issueToken(trx, { ...token, purpose: of }));
  };
  const token = purpose === undefined ? '' : await issue(purpose);
  return composeMail({
    kind: due.kind,
    organisation,
    language,
    name: addressee.name,
    to: due.recipient,
    link: `${due.origin}${news?.link ?? path}${token}`,
    sender: organisation.supportEmail ?? `no-reply@${new URL(due.origin).hostname}`,
    ...(news && { message: notificationText(news.kind, news.payload, { asked: language, ...chain }) }),
    ...(canBeEnded(due.kind) && {
      unsubscribeLink: `${due.origin}/unsubscribe/${await issue('UNSUBSCRIBE')}`,
    }),
  });
}
