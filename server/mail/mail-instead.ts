import type { Trx } from '#server/store/database/open-store.ts';
import { queueMail } from './queue-mail.ts';
import { WANTED_BY, type WantedMail } from './wanted-mail.ts';

export interface MailInstead {
  readonly organisationId: string;
  readonly personId: string;
  readonly kind: WantedMail;
  readonly notificationId: string;
  readonly origin: string;
  readonly now: Date;
}

/** Whom no push reaches gets a mail, if they agreed to mails about what they take part in (NOTIFY-11). */
export async function mailInstead(trx: Trx, { personId, ...mail }: MailInstead): Promise<void> {
  const person = await trx
    .selectFrom('person')
    .innerJoin('account_preference', 'account_preference.person_id', 'person.id')
    .select(['email', 'private_email'])
    .where('id', '=', personId)
    .where(WANTED_BY[mail.kind], '=', 1)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('push_device').select('push_device.id').where('push_device.person_id', '=', personId))),
    )
    .executeTakeFirst();
  if (person === undefined) return;
  await queueMail(trx, { ...mail, addresseeId: personId, recipient: person.private_email ?? person.email });
}
