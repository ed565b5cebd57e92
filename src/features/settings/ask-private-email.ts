import type { Wire } from '#wire/graphql.ts';
import { mutate } from '#wire/mutate.ts';

const UPDATE_USER = `mutation updateUser($actions: [UpdateUserAction!]!) {
  updateUser(actions: $actions) { success errors { message } }
}`;

/**
 * Asks the address by a mail; it counts once it has said yes (AUTH-24). The account's own takes another one away. Never
 * queued (OFFLINE-3). Throws a `CampusError`; its codes are the message keys of registration.
 */
export function askPrivateEmail(wire: Wire, email: string): Promise<void> {
  return mutate(wire, 'updateUser', UPDATE_USER, { actions: [{ setPrivateEmail: { email } }] });
}
