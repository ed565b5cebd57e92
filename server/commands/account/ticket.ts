import { randomBytes } from 'node:crypto';
import { TICKET_SECONDS } from '#campus/limits.ts';
import { hashToken } from '#server/auth/refresh-token.ts';
import type { Trx } from '#server/store/database/open-store.ts';

export interface TicketFor {
  readonly organisationId: string;
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly now: Date;
}

/** A ticket that opens one address for one person, as long as the session goes on (SESSION-10). */
export async function issueTicket(
  trx: Trx,
  { personId, sessionId, organisationId, path, method, now }: TicketFor & { personId: string; sessionId: string },
): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  await trx
    .insertInto('ticket')
    .values({
      hash: hashToken(ticket),
      session_id: sessionId,
      person_id: personId,
      organisation_id: organisationId,
      path,
      method,
      expires_at: new Date(now.getTime() + TICKET_SECONDS * 1000).toISOString(),
      used_at: null,
    })
    .execute();
  return ticket;
}

interface Redeemed {
  readonly ticket: string;
  /** What ends a session goes on after it has ended, within the ticket's own time. */
  readonly evenIfEnded?: boolean;
}

/** Whose ticket it is, for this address only: a GET may be repeated, a POST spends it. */
export async function redeemTicket(
  trx: Trx,
  { ticket, organisationId, path, method, now, evenIfEnded = false }: TicketFor & Redeemed,
): Promise<string | undefined> {
  const at = now.toISOString();
  const row = await trx
    .selectFrom('ticket')
    .innerJoin('session', 'session.id', 'ticket.session_id')
    .select(['ticket.person_id', 'ticket.hash'])
    .where('ticket.hash', '=', hashToken(ticket))
    .where('ticket.organisation_id', '=', organisationId)
    .where('ticket.path', '=', path)
    .where('ticket.method', '=', method)
    .where('ticket.expires_at', '>', at)
    .$if(!evenIfEnded, (query) => query.where('session.revoked_at', 'is', null))
    .executeTakeFirst();
  if (row === undefined || method === 'GET') return row?.person_id;
  const spent = await trx
    .updateTable('ticket')
    .set({ used_at: at })
    .where('hash', '=', row.hash)
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  return spent && row.person_id;
}
