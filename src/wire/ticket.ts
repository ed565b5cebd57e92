import * as v from 'valibot';
import { CampusError } from './campus-failure.ts';
import type { Rest } from './rest.ts';

const answer = v.object({ data: v.object({ ticket: v.string() }) });

/**
 * The address of a path of the campus that a navigation opens, with a ticket in its query instead of the session (SESSION-10):
 * good for a minute. Throws a `CampusError`.
 */
export async function ticketAddress(rest: Rest, path: string): Promise<string> {
  const data = await rest({ path: '/api/ticket', method: 'POST', body: { path, method: 'GET' } });
  const parsed = v.safeParse(answer, data);
  if (!parsed.success) throw new CampusError({ kind: 'garbled', where: 'ticket' });
  return `${path}?${new URLSearchParams({ token: parsed.output.data.ticket })}`;
}
