import * as v from 'valibot';
import type { Wire } from '#wire/graphql.ts';
import { CampusError } from '#wire/trouble.ts';

const REQUEST_PASSWORD_RESET = `mutation requestPasswordReset($email: String!) {
  requestPasswordReset(email: $email) {
    message
    errors { message }
  }
}`;

const answer = v.object({
  requestPasswordReset: v.object({
    message: v.nullable(v.string()),
    errors: v.array(v.object({ message: v.string() })),
  }),
});

/** Asks for a link to a new password; answered alike whether the campus knows the address or not. Throws a `CampusError`. */
export async function requestPasswordReset(wire: Wire, email: string): Promise<void> {
  const { data } = await wire.send({ document: REQUEST_PASSWORD_RESET, variables: { email: email.trim() } });
  const parsed = v.safeParse(answer, data);
  if (!parsed.success) throw new CampusError({ kind: 'garbled', where: 'requestPasswordReset' });
  const [error] = parsed.output.requestPasswordReset.errors;
  if (error !== undefined) throw new CampusError({ kind: 'refused', code: error.message });
}
