import * as v from 'valibot';
import type { Wire } from '#wire/graphql.ts';
import { CampusError } from '#wire/trouble.ts';

const UNSUBSCRIBE = `mutation unsubscribe($token: String!) {
  unsubscribe(token: $token) {
    success
    errors { message }
  }
}`;

const answer = v.object({
  unsubscribe: v.object({ success: v.boolean(), errors: v.array(v.object({ message: v.string() })) }),
});

/** Ends all mails of whoever the token of a mail belongs to. Throws a `CampusError`. */
export async function unsubscribe(wire: Wire, token: string): Promise<void> {
  const { data } = await wire.send({ document: UNSUBSCRIBE, variables: { token } });
  const parsed = v.safeParse(answer, data);
  if (!parsed.success) throw new CampusError({ kind: 'garbled', where: 'unsubscribe' });
  const { success, errors } = parsed.output.unsubscribe;
  if (!success) throw new CampusError({ kind: 'refused', code: errors[0]?.message ?? 'linkUnknown' });
}
