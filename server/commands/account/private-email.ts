import { foldEmail } from '#server/auth/fold-email.ts';
import { spendToken, voidTokens } from '#server/mail/one-time-token.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { raiseRevision } from '#server/store/database/raise-revision.ts';

interface Change {
  readonly personId: string;
  readonly organisationId: string;
  readonly now: Date;
}

/** Somebody would rather get mail elsewhere: that address is asked first, and earlier questions are void. */
export async function askPrivateEmail(
  trx: Trx,
  { personId, organisationId, email, origin, now }: Change & { email: string; origin: string },
): Promise<void> {
  await voidTokens(trx, personId, 'CONFIRM_PRIVATE_EMAIL');
  const mail = { addresseeId: personId, kind: 'CONFIRM_PRIVATE_EMAIL', recipient: email } as const;
  await queueMail(trx, { ...mail, organisationId, origin, now });
}

/** The address said yes: it counts from now on, and the one before hears of it and may take it back. */
export async function confirmPrivateEmail(
  trx: Trx,
  { personId, organisationId, token, origin, now }: Change & { token: string; origin: string },
): Promise<boolean> {
  const purpose = 'CONFIRM_PRIVATE_EMAIL';
  const spent = await spendToken(trx, { token, purpose, organisationId, ownerId: personId, now });
  const before = await emailsOf(trx, personId);
  if (spent.is !== 'spent' && spent.is !== 'used') return false;
  const wanted = privateOf(spent.subject, before.account);
  // A page that is opened again gets the same answer.
  if (spent.is === 'used') return foldEmail(before.private ?? '') === foldEmail(wanted ?? '');
  await setPrivateEmail(trx, personId, wanted);
  const recipient = before.private ?? before.account;
  await queueMail(trx, {
    organisationId,
    addresseeId: personId,
    kind: 'PRIVATE_EMAIL_CHANGED',
    recipient,
    origin,
    now,
  });
  return true;
}

/** Takes a change back: the address before counts again, or none where it was the account's own. */
export async function revertPrivateEmail(
  trx: Trx,
  { personId, organisationId, token, now }: Change & { token: string },
): Promise<boolean> {
  const purpose = 'REVERT_PRIVATE_EMAIL';
  const spent = await spendToken(trx, { token, purpose, organisationId, ownerId: personId, now });
  if (spent.is !== 'spent' && spent.is !== 'used') return false;
  const current = await emailsOf(trx, personId);
  const wanted = privateOf(spent.subject, current.account);
  if (spent.is === 'used') return current.private === wanted;
  await setPrivateEmail(trx, personId, wanted);
  // Whoever made the change may have asked for another one meanwhile.
  await voidTokens(trx, personId, 'CONFIRM_PRIVATE_EMAIL');
  return true;
}

/** The account's own address is no other one: mails go there anyway. */
function privateOf(email: string, account: string): string | null {
  return foldEmail(email) === foldEmail(account) ? null : email;
}

async function setPrivateEmail(trx: Trx, personId: string, email: string | null): Promise<void> {
  await trx.updateTable('person').set({ private_email: email }).where('id', '=', personId).execute();
  await raiseRevision(trx, personId);
}

async function emailsOf(trx: Trx, personId: string): Promise<{ account: string; private: string | null }> {
  const row = await trx
    .selectFrom('person')
    .select(['email', 'private_email'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return { account: row.email, private: row.private_email };
}
