import { fold } from '#campus/search/fold.ts';
import type { Attendee } from './queries.ts';

/** Those whose name has every word of the query, written as the campus's search compares: İrem is found by "irem". */
export function foundPeople(attendees: readonly Attendee[], query: string): Attendee[] {
  const parts = fold(query).split(/\s+/).filter(Boolean);
  return attendees.filter(({ user }) => {
    const name = fold(user.publicName);
    return parts.every((word) => name.includes(word));
  });
}
