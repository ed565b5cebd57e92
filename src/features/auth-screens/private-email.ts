import type { Rest } from '#wire/rest.ts';
import { ticketAddress } from '#wire/ticket.ts';

/** What a link in a mail about a private e-mail does (AUTH-19). */
export type PrivateEmailLink = 'confirm' | 'revert';

/** The address of the campus that does it, which leads on to the page that says how it went. Throws a `CampusError`. */
export function privateEmailAddress(rest: Rest, link: PrivateEmailLink, token: string): Promise<string> {
  return ticketAddress(rest, `/api/users/me/${link}-private-email/${token}`);
}
