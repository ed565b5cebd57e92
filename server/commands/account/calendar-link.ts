import { randomBytes } from 'node:crypto';
import { hashToken } from '#server/auth/refresh-token.ts';
import { type CommandResult, done } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';

/** What a calendar's address ends with; whoever has it reads the dates (LIVE-26). */
export function newCalendarToken(): string {
  return randomBytes(32).toString('base64url');
}

/** One for each person: a new address takes the place of the one before. */
export async function setCalendarLink(
  trx: Trx,
  link: { personId: string; organisationId: string; token: string; now: Date },
): Promise<CommandResult> {
  const row = { token_hash: hashToken(link.token), created_at: link.now.toISOString() };
  await trx
    .insertInto('calendar_link')
    .values({ person_id: link.personId, organisation_id: link.organisationId, ...row })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
    .execute();
  return done();
}

/** Where there is none, it is done already. */
export async function deleteCalendarLink(trx: Trx, personId: string): Promise<CommandResult> {
  await trx.deleteFrom('calendar_link').where('person_id', '=', personId).execute();
  return done();
}
