import type { Wire } from '#wire/graphql.ts';
import { mutate } from '#wire/mutate.ts';

const ACCEPT_TERMS = `mutation acceptTermsOfService($id: ID!) {
  acceptTermsOfService(id: $id) {
    success
    errors { message }
  }
}`;

/** Accepts this version and no other; never queued. Throws a `CampusError`. */
export async function acceptTerms(wire: Wire, id: string): Promise<void> {
  await mutate(wire, 'acceptTermsOfService', ACCEPT_TERMS, { id });
}
