import type { Wire } from '#wire/graphql.ts';
import { mutate } from '#wire/mutate.ts';

const UNSUBSCRIBE = `mutation unsubscribe($token: String!) {
  unsubscribe(token: $token) {
    success
    errors { message }
  }
}`;

/** Ends all mails of whoever the token of a mail belongs to. Throws a `CampusError`. */
export function unsubscribe(wire: Wire, token: string): Promise<void> {
  return mutate(wire, 'unsubscribe', UNSUBSCRIBE, { token });
}
