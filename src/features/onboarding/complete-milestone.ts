import { WELCOME_COMPLETED } from '#campus/account/gates.ts';
import type { Wire } from '#wire/graphql.ts';
import { mutate } from '#wire/mutate.ts';

const COMPLETE_MILESTONE = `mutation completeMilestone($denomination: String!) {
  updateViewer(actions: [{ completeMilestone: { denomination: $denomination } }]) {
    success
    errors { message }
  }
}`;

/** Ends the slides for good (GATE-7). Throws a `CampusError`. */
export async function completeWelcome(wire: Wire): Promise<void> {
  await mutate(wire, 'updateViewer', COMPLETE_MILESTONE, { denomination: WELCOME_COMPLETED });
}
