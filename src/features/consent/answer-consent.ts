import type { Wire } from '#wire/graphql.ts';
import { mutate } from '#wire/mutate.ts';

const UPDATE_CONSENT_REQUEST = `mutation updateConsentRequest($id: ID!, $actions: [ConsentAction!]!) {
  updateConsentRequest(id: $id, actions: $actions) {
    success
    errors { message }
  }
}`;

/** Gives a consent or takes it back; never queued. Throws a `CampusError`. */
export async function answerConsent(wire: Wire, id: string, action: 'consent' | 'revoke'): Promise<void> {
  await mutate(wire, 'updateConsentRequest', UPDATE_CONSENT_REQUEST, { id, actions: [action] });
}
