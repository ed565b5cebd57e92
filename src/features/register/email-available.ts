import * as v from 'valibot';
import type { Wire } from '#wire/graphql.ts';
import { CampusError } from '#wire/trouble.ts';

const IS_EMAIL_AVAILABLE = `query isEmailAvailable($email: String!) {
  isEmailAvailable(email: $email)
}`;

const answer = v.object({ isEmailAvailable: v.boolean() });

/** Whether nobody has an account with this e-mail. Throws a `CampusError`. */
export async function emailAvailable(wire: Wire, email: string, signal: AbortSignal): Promise<boolean> {
  const { data } = await wire.send({ document: IS_EMAIL_AVAILABLE, variables: { email }, signal });
  const parsed = v.safeParse(answer, data);
  if (!parsed.success) throw new CampusError({ kind: 'garbled', where: 'isEmailAvailable' });
  return parsed.output.isEmailAvailable;
}
