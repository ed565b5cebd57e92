import type { Wire } from '#wire/graphql.ts';
import { mutate } from '#wire/mutate.ts';

const DELETE = `mutation DeleteAppointment($id: ID!) {
  deleteAppointment(id: $id) {
    success
    errors { message }
  }
}`;

/** A tutor's: the campus tells those who had a place (LIVE-12). Throws a `CampusError`. */
export function deleteAppointment(wire: Wire, id: string): Promise<void> {
  return mutate(wire, 'deleteAppointment', DELETE, { id });
}
