import type { Wire } from '#wire/graphql.ts';
import { mutate } from '#wire/mutate.ts';

const DECIDE = `mutation DecideMessageReport($id: ID!, $keep: Boolean!) {
  decideMessageReport(id: $id, keep: $keep) { success errors { message } }
}`;

/** A tutor's decision on what was reported: it stays, or it is deleted (BOARD-12). Never queued. Throws a `CampusError`. */
export function decideReport(wire: Wire, variables: { id: string; keep: boolean }): Promise<void> {
  return mutate(wire, 'decideMessageReport', DECIDE, variables);
}
