import * as v from 'valibot';
import type { PlaceState } from '#campus/appointments/appointment.ts';
import { ask } from '#wire/ask.ts';
import { CampusError } from '#wire/campus-failure.ts';
import type { Wire } from '#wire/graphql.ts';
import { mutationAnswer } from '#wire/mutate.ts';

const CHANGE = `mutation UpdateAppointment($id: ID!, $status: PlaceState!) {
  updateAppointment(id: $id, status: $status) {
    success
    errors { message }
    overlappingAppointments { id denomination }
  }
}`;

const overlap = v.object({ id: v.string(), denomination: v.string() });
export type Overlap = v.InferOutput<typeof overlap>;

export const placeAnswer = v.object({
  ...mutationAnswer.entries,
  overlappingAppointments: v.array(overlap),
});

/**
 * Takes a place or gives it back; never queued, since the campus decides about places (OFFLINE-3). What else the learner has
 * at the same time: both stay. Throws a `CampusError`, `refused` with the campus's code where it says no.
 */
export async function changePlace(
  wire: Wire,
  variables: { id: string; status: PlaceState },
): Promise<readonly Overlap[]> {
  const call = { field: 'updateAppointment', document: CHANGE, variables };
  const { success, errors, overlappingAppointments } = await ask(wire, call, placeAnswer);
  if (!success) throw new CampusError({ kind: 'refused', code: errors[0]?.message ?? 'INVALID_INPUT' });
  return overlappingAppointments;
}
