import * as v from 'valibot';
import { ask } from '#wire/ask.ts';
import { CampusError } from '#wire/campus-failure.ts';
import type { Wire } from '#wire/graphql.ts';
import { mutate, mutationAnswer } from '#wire/mutate.ts';

const CREATE = `mutation createCalendarLink {
  createCalendarLink { success errors { message } url }
}`;

const DELETE = `mutation deleteCalendarLink {
  deleteCalendarLink { success errors { message } }
}`;

export const calendarLinkAnswer = v.object({
  ...mutationAnswer.entries,
  url: v.nullable(v.pipe(v.string(), v.url(), v.regex(/^https?:/))),
});

/**
 * Makes the address at which a calendar reads the dates; the one before shows nothing any more (LIVE-26). Never queued: it is
 * in this answer and nowhere else.
 */
export async function createCalendarLink(wire: Wire): Promise<string> {
  const call = { field: 'createCalendarLink', document: CREATE, variables: {} };
  const { success, errors, url } = await ask(wire, call, calendarLinkAnswer);
  if (success && url !== null) return url;
  throw new CampusError({ kind: 'refused', code: errors[0]?.message ?? 'INVALID_INPUT' });
}

/** Ends the address. */
export function deleteCalendarLink(wire: Wire): Promise<void> {
  return mutate(wire, 'deleteCalendarLink', DELETE, {});
}
