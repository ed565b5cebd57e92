import type { Wire } from '#wire/graphql.ts';
import { mutate } from '#wire/mutate.ts';

const LEAVE = `mutation LeaveCourse($id: ID!) {
  updateCourseStatus(id: $id, status: AVAILABLE) { success errors { message } }
}`;

/** Leaves a unit with dates, and its runs (LIVE-3). Never queued: dates are the campus's word. Throws a `CampusError`. */
export function leaveCourse(wire: Wire, id: string): Promise<void> {
  return mutate(wire, 'updateCourseStatus', LEAVE, { id });
}
