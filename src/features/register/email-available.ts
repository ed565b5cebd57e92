import * as v from 'valibot';
import { ask } from '#wire/ask.ts';
import type { Wire } from '#wire/graphql.ts';

const IS_EMAIL_AVAILABLE = `query isEmailAvailable($email: String!) {
  isEmailAvailable(email: $email)
}`;

export const emailAvailableAnswer = v.boolean();

/** Whether nobody has an account with this e-mail. Throws a `CampusError`. */
export function emailAvailable(wire: Wire, email: string, signal: AbortSignal): Promise<boolean> {
  const question = { field: 'isEmailAvailable', document: IS_EMAIL_AVAILABLE, variables: { email }, signal };
  return ask(wire, question, emailAvailableAnswer);
}
