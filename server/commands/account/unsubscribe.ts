import { readToken, type Spent } from '#server/mail/one-time-token.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { raiseRevision } from '#server/store/database/raise-revision.ts';

/**
 * Ends the mails that somebody can do without; those about the account itself go on. The link of each mail does it, again
 * and again, for as long as it lasts: a mail program may follow it before its reader does (AUTH-20).
 */
export async function unsubscribeAll(
  trx: Trx,
  { token, organisationId, now }: { token: string; organisationId: string; now: Date },
): Promise<Spent> {
  const found = await readToken(trx, { token, purpose: 'UNSUBSCRIBE', organisationId, now });
  if (found.is !== 'spent') return found;
  const none = { subscribed_to_personal_updates: 0, subscribed_to_updates: 0, subscribed_to_additional_offers: 0 };
  await raiseRevision(trx, found.ownerId);
  await trx.updateTable('account_preference').set(none).where('person_id', '=', found.ownerId).execute();
  return found;
}
