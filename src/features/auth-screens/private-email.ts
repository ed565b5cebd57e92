import type { Rest } from '#wire/rest.ts';
import { ticketFor } from '#wire/ticket.ts';

/** What a link in a mail about a private e-mail does (AUTH-19). */
export type PrivateEmailLink = 'confirm' | 'revert';

/**
 * The address of the campus that does it, with a ticket in its query instead of the session (SESSION-10). It leads on to
 * the page that says how it went. Throws a `CampusError`.
 */
export async function privateEmailAddress(rest: Rest, link: PrivateEmailLink, token: string): Promise<string> {
  const path = `/api/users/me/${link}-private-email/${token}`;
  return `${path}?token=${encodeURIComponent(await ticketFor(rest, path, 'GET'))}`;
}
