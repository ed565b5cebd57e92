import * as v from 'valibot';
import { typedEmail } from '#campus/account/email-address.ts';
import { ask } from '#wire/ask.ts';
import { CampusError } from '#wire/campus-failure.ts';
import type { Wire } from '#wire/graphql.ts';

const REQUEST_PASSWORD_RESET = `mutation requestPasswordReset($email: String!) {
  requestPasswordReset(email: $email) {
    message
    errors { message }
  }
}`;

export const passwordResetAnswer = v.object({
  message: v.nullable(v.string()),
  errors: v.array(v.object({ message: v.string() })),
});

/** Asks for a link to a new password; answered alike whether the campus knows the address or not. Throws a `CampusError`. */
export async function requestPasswordReset(wire: Wire, email: string): Promise<void> {
  const variables = { email: typedEmail(email) };
  const question = { field: 'requestPasswordReset', document: REQUEST_PASSWORD_RESET, variables };
  const [error] = (await ask(wire, question, passwordResetAnswer)).errors;
  if (error !== undefined) throw new CampusError({ kind: 'refused', code: error.message });
}
