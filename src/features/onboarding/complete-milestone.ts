import type { MilestoneName } from '#campus/account/gates.ts';
import type { Wire } from '#wire/graphql.ts';
import { mutate } from '#wire/mutate.ts';

const COMPLETE_MILESTONE = `mutation completeMilestone($denomination: String!) {
  updateViewer(actions: [{ completeMilestone: { denomination: $denomination } }]) {
    success
    errors { message }
  }
}`;

/** Something that a person does once: it stays completed, on all of their devices. Throws a `CampusError`. */
export async function completeMilestone(wire: Wire, denomination: MilestoneName): Promise<void> {
  await mutate(wire, 'updateViewer', COMPLETE_MILESTONE, { denomination });
}
