import * as v from 'valibot';
import { CampusError } from '#wire/campus-failure.ts';
import type { Wire } from '#wire/graphql.ts';
import type { OutboxEntry, SendResult } from './entry.ts';

export const payload = v.object({
  success: v.boolean(),
  errors: v.optional(v.array(v.object({ message: v.string() })), []),
});
const answer = v.record(v.string(), v.nullable(payload));

/** Sends one entry with its own key and says what came of it: retry, pause or refuse (SYNC-6). */
export async function postEntry(wire: Wire, entry: OutboxEntry): Promise<SendResult> {
  try {
    const reply = await wire.send({ document: entry.document, variables: entry.variables, key: entry.id });
    const parsed = v.safeParse(answer, reply.data);
    // An answer of ours that this code cannot read: an older app meets a newer server. The entry is not lost by it.
    if (!parsed.success) return { is: 'later' };
    const refused = Object.values(parsed.output).find((field) => field?.success === false);
    if (refused) return { is: 'refused', code: refused.errors[0]?.message ?? 'INVALID_INPUT' };
    return { is: 'accepted', revision: reply.asOf };
  } catch (error) {
    return sendResultOf(error);
  }
}

function sendResultOf(error: unknown): SendResult {
  if (!(error instanceof CampusError)) return { is: 'later' };
  switch (error.failure.kind) {
    case 'refused':
      // The server's own fault, whatever status it came with: the same entry may work the next time (SYNC-6).
      return error.failure.code.startsWith('INTERNAL') ? { is: 'later' } : { is: 'refused', code: error.failure.code };
    case 'signed-out':
      return { is: 'signed-out' };
    case 'unreachable':
      return { is: 'later', ...(error.failure.after === undefined ? {} : { after: error.failure.after }) };
    case 'offline':
      return { is: 'later', unreached: true };
    case 'missing':
    case 'outdated':
    case 'garbled':
      return { is: 'later' };
    default:
      error.failure satisfies never;
      return { is: 'later' };
  }
}
