import * as v from 'valibot';
import { documentDecision } from '#campus/doc-check/document-status.ts';
import type { Wire } from '#wire/graphql.ts';
import { mutate } from '#wire/mutate.ts';

const DECIDE = `mutation DecideDocument($id: ID!, $decision: DocumentDecision!, $comment: String!) {
  decideDocument(id: $id, decision: $decision, comment: $comment) {
    success
    errors { message }
  }
}`;

/** What a reviewer has chosen and typed so far; null: no decision is chosen. */
export const typedDecision = v.object({ decision: v.nullable(documentDecision), comment: v.string() });
export type TypedDecision = v.InferOutput<typeof typedDecision>;

/** A decision on a document that was looked at (DOC-11). Never queued; said again it is done once. Throws a `CampusError`. */
export function decideDocument(wire: Wire, variables: TypedDecision & { id: string }): Promise<void> {
  return mutate(wire, 'decideDocument', DECIDE, variables);
}
