import * as v from 'valibot';
import { CampusError } from '#wire/campus-failure.ts';
import type { Rest } from '#wire/rest.ts';

/** What a link in a mail about a private e-mail does (AUTH-19). */
export type PrivateEmailLink = 'confirm' | 'revert';

const answer = v.object({ data: v.object({ ticket: v.string() }) });

/**
 * The address of the campus that does it, with a ticket in its query instead of the session (SESSION-10). It leads on to
 * the page that says how it went. Throws a `CampusError`.
 */
export async function privateEmailAddress(rest: Rest, link: PrivateEmailLink, token: string): Promise<string> {
  const path = `/api/users/me/${link}-private-email/${token}`;
  const data = await rest({ path: '/api/ticket', method: 'POST', body: { path, method: 'GET' } });
  const parsed = v.safeParse(answer, data);
  if (!parsed.success) throw new CampusError({ kind: 'garbled', where: 'ticket' });
  return `${path}?token=${encodeURIComponent(parsed.output.data.ticket)}`;
}
