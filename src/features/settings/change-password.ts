import type { Wire } from '#wire/graphql.ts';
import { mutate } from '#wire/mutate.ts';

const UPDATE_USER = `mutation updateUser($actions: [UpdateUserAction!]!) {
  updateUser(actions: $actions) { success errors { message } }
}`;

export type NewPassword = { oldPassword: string; newPassword: string; newPasswordConfirmation: string };

/** Never trimmed, never queued (OFFLINE-3). Throws a `CampusError`; its codes are the message keys of registration. */
export function changePassword(wire: Wire, setPassword: NewPassword): Promise<void> {
  return mutate(wire, 'updateUser', UPDATE_USER, { actions: [{ setPassword }] });
}
