import type { Wire } from '#wire/graphql.ts';
import { mutate } from '#wire/mutate.ts';

const DELETE = `mutation DeleteAttachment($id: ID!) {
  deleteAttachment(id: $id) { success errors { message } }
}`;

/** For good, and for everybody (FILE-9). Never queued. Throws a `CampusError`. */
export function deleteAttachment(wire: Wire, id: string): Promise<void> {
  return mutate(wire, 'deleteAttachment', DELETE, { id });
}
