import { randomUUID } from 'node:crypto';
import type { Trx } from '#server/store/database/open-store.ts';
import type { MailKind } from '#server/store/schema/mail-tables.ts';

export interface DueMail {
  readonly organisationId: string;
  /** A person, or a registration that is not confirmed yet. */
  readonly addresseeId: string;
  readonly kind: MailKind;
  readonly recipient: string;
  /** Of the campus that the person uses: its own where it has one set, else the request's. */
  readonly origin: string;
  /** The notification that it tells of, where it tells of one. */
  readonly notificationId?: string;
  readonly now: Date;
}

/** Notes in the transaction of what it is about that a mail is due: so none is lost, and none is sent of what did not happen. */
export async function queueMail(trx: Trx, { organisationId, addresseeId, kind, recipient, origin, ...due }: DueMail) {
  const at = due.now.toISOString();
  await trx
    .insertInto('mail_due')
    .values({
      id: randomUUID(),
      organisation_id: organisationId,
      addressee_id: addresseeId,
      kind,
      recipient,
      origin,
      created_at: at,
      not_before: at,
      attempts: 0,
      notification_id: due.notificationId ?? null,
    })
    .execute();
}
