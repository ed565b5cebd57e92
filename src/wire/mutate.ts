import * as v from 'valibot';
import type { Variables, Wire } from './graphql.ts';
import { CampusError } from './trouble.ts';

const answer = v.object({ success: v.boolean(), errors: v.array(v.object({ message: v.string() })) });

/**
 * A mutation that is never queued: `field` is the one that the document asks for, answered `{success, errors[message]}`.
 * Throws a `CampusError`, `refused` with the campus's first code where it says no.
 */
export async function mutate(wire: Wire, field: string, document: string, variables: Variables): Promise<void> {
  const { data } = await wire.send({ document, variables });
  const parsed = v.safeParse(v.object({ [field]: answer }), data);
  const said = parsed.success ? parsed.output[field] : undefined;
  if (said === undefined) throw new CampusError({ kind: 'garbled', where: field });
  if (!said.success) throw new CampusError({ kind: 'refused', code: said.errors[0]?.message ?? 'INVALID_INPUT' });
}
