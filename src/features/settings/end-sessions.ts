import type { Wire } from '#wire/graphql.ts';
import { mutate } from '#wire/mutate.ts';

const END_SESSIONS = `mutation endSessions($ids: [ID!]) {
  endSessions(ids: $ids) { success errors { message } }
}`;

/** Logs out elsewhere: there, or everywhere but here. */
export function endSessions(wire: Wire, ids?: readonly string[]): Promise<void> {
  return mutate(wire, 'endSessions', END_SESSIONS, ids === undefined ? {} : { ids });
}
