import * as v from 'valibot';
import { CampusError } from './campus-failure.ts';
import type { Call, Wire } from './graphql.ts';

/** `field`: the one that the document asks for. */
export type Question = Omit<Call, 'key'> & { field: string };

/** A call that is neither kept nor queued, answered by its field alone, as `answer` reads it. Throws a `CampusError`. */
export async function ask<A>(
  wire: Wire,
  { field, ...call }: Question,
  answer: v.GenericSchema<unknown, A>,
): Promise<A> {
  const { data } = await wire.send(call);
  const value = v.is(v.record(v.string(), v.unknown()), data) ? data[field] : undefined;
  const parsed = v.safeParse(answer, value);
  if (!parsed.success) {
    throw new CampusError({ kind: 'garbled', where: field }, { cause: new v.ValiError(parsed.issues) });
  }
  return parsed.output;
}
