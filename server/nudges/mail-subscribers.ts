import { queueMail } from '#server/mail/queue-mail.ts';
import { WANTED_BY, type WantedMail } from '#server/mail/wanted-mail.ts';
import type { Trx } from '#server/store/database/open-store.ts';

/** A mail of that kind to everybody of the organisation who wants them, where they want their mails; whether there is anybody. */
export async function mailSubscribers(
  trx: Trx,
  organisation: { id: string },
  { kind, origin, now }: { kind: WantedMail; origin: string; now: Date },
): Promise<boolean> {
  const people = await trx
    .selectFrom('person')
    .innerJoin('account_preference', 'account_preference.person_id', 'person.id')
    .select(['person.id', 'email', 'private_email'])
    .where('organisation_id', '=', organisation.id)
    .where(WANTED_BY[kind], '=', 1)
    .execute();
  for (const { id, email, private_email } of people) {
    const recipient = private_email ?? email;
    await queueMail(trx, { organisationId: organisation.id, addresseeId: id, kind, recipient, origin, now });
  }
  return people.length > 0;
}
