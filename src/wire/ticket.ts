import * as v from 'valibot';
import { CampusError } from './campus-failure.ts';
import type { Rest } from './rest.ts';

const given = v.object({ data: v.object({ ticket: v.string() }) });

/** A ticket for an address that a navigation opens, where no header can be sent (SESSION-10). Throws a `CampusError`. */
export async function ticketFor(rest: Rest, path: string, method: 'GET' | 'POST'): Promise<string> {
  const answer = v.safeParse(given, await rest({ path: '/api/ticket', method: 'POST', body: { path, method } }));
  if (!answer.success) throw new CampusError({ kind: 'garbled', where: 'ticket' });
  return answer.output.data.ticket;
}

/** The address with a ticket in its query, for a navigation that only reads: good for a minute. Throws a `CampusError`. */
export async function ticketAddress(rest: Rest, path: string): Promise<string> {
  return `${path}?${new URLSearchParams({ token: await ticketFor(rest, path, 'GET') })}`;
}
