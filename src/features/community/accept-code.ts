import { CODE_OF_CONDUCT_ACCEPTED } from '#campus/account/gates.ts';
import type { Wire } from '#wire/graphql.ts';
import { mutate } from '#wire/mutate.ts';

const COMPLETE_MILESTONE = `mutation acceptCodeOfConduct($denomination: String!) {
  updateViewer(actions: [{ completeMilestone: { denomination: $denomination } }]) {
    success
    errors { message }
  }
}`;

/** Accepts the rules of the community, for good (COMMUNITY-2). Throws a `CampusError`. */
export async function acceptCode(wire: Wire): Promise<void> {
  await mutate(wire, 'updateViewer', COMPLETE_MILESTONE, { denomination: CODE_OF_CONDUCT_ACCEPTED });
}
