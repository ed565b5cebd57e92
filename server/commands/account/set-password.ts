import { voidTokens } from '#server/mail/one-time-token.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { raiseRevision } from '#server/store/database/raise-revision.ts';
import { deleteCalendarLink } from './calendar-link.ts';
import { endSessionsOf } from './end-session.ts';

/** Sets a password, ends every session of the person (but the one that asks) and its calendar's address, makes older links worthless, and tells them by mail (ASVS 6.3.7). */
export async function setPassword(
  trx: Trx,
  change: {
    personId: string;
    passwordHash: string;
    organisationId: string;
    /** The session that changed it, where it was changed by somebody who is signed in. */
    keptSessionId?: string;
    origin: string;
    now: Date;
  },
): Promise<void> {
  const { personId, organisationId, origin, now } = change;
  const person = await trx
    .updateTable('person')
    .set({ password_hash: change.passwordHash })
    .where('id', '=', personId)
    .returning('email')
    .executeTakeFirstOrThrow();
  await raiseRevision(trx, personId);
  await endSessionsOf(trx, { personId, exceptId: change.keptSessionId, now });
  await deleteCalendarLink(trx, personId);
  await voidTokens(trx, personId, 'RESET_PASSWORD');
  await voidTokens(trx, personId, 'TOKEN_LOGIN');
  const recipient = person.email;
  await queueMail(trx, { organisationId, addresseeId: personId, kind: 'PASSWORD_CHANGED', recipient, origin, now });
}
