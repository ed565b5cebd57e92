import * as v from 'valibot';
import { ask } from './ask.ts';
import { CampusError } from './campus-failure.ts';
import type { Variables, Wire } from './graphql.ts';

/** What every mutation answers; one with more to say has a schema of its own. */
export const mutationAnswer = v.object({ success: v.boolean(), errors: v.array(v.object({ message: v.string() })) });

/**
 * A mutation that is never queued: `field` is the one that the document asks for, answered `{success, errors[message]}`.
 * Throws a `CampusError`, `refused` with the campus's first code where it says no.
 */
export async function mutate(wire: Wire, field: string, document: string, variables: Variables): Promise<void> {
  const { success, errors } = await ask(wire, { field, document, variables }, mutationAnswer);
  if (!success) throw new CampusError({ kind: 'refused', code: errors[0]?.message ?? 'INVALID_INPUT' });
}
