import type { PlaceState } from '#campus/appointments/appointment.ts';
import type { Wire } from '#wire/graphql.ts';
import { mutate } from '#wire/mutate.ts';

const CHANGE = `mutation ChangeRunStatus($id: ID!, $moduleId: ID, $status: PlaceState!, $enrollToAll: Boolean) {
  changeRunStatus(id: $id, moduleId: $moduleId, status: $status, enrollToAll: $enrollToAll) {
    success
    errors { message }
  }
}`;

/** `enrollToAll` as the run has it: a tutor who takes part would change it by leaving it out. */
export type RunChange = { id: string; moduleId: string; status: PlaceState; enrollToAll: boolean };

/** Takes a run with all of its dates, or leaves it (LIVE-6). Never queued. Throws a `CampusError`. */
export function changeRun(wire: Wire, variables: RunChange): Promise<void> {
  return mutate(wire, 'changeRunStatus', CHANGE, variables);
}
