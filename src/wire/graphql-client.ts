import { GraphQLClient } from 'graphql-request';
import * as v from 'valibot';
import { HEADERS } from '#campus/network/headers.ts';
import { IN_ADVANCE_WAIT } from '#campus/network/load-limits.ts';
import { inBatches, type Question } from './batch.ts';
import { failureOf } from './campus-failure.ts';
import { isForLater } from './wire-fetch.ts';

type Answer = { data?: unknown; extensions?: unknown };

const several = v.array(
  v.object({ data: v.optional(v.unknown()), extensions: v.optional(v.unknown()), errors: v.optional(v.unknown()) }),
);

/** The library that speaks GraphQL over HTTP, and what is asked by it: alone, or with what is asked at the same time. */
export function createGraphqlClient(endpoint: string, fetch: typeof globalThis.fetch) {
  const client = new GraphQLClient(endpoint, { fetch });
  const forSeveral = new GraphQLClient(endpoint, { fetch, errorPolicy: 'all' });

  const alone = ({ document, variables }: Question, signal?: AbortSignal, key?: string): Promise<Answer> =>
    client.rawRequest<unknown>({
      query: document,
      variables,
      ...(key === undefined ? {} : { requestHeaders: { [HEADERS.idempotencyKey]: key } }),
      ...(signal ? { signal } : {}),
    });

  const together = async (documents: Question[], signal: AbortSignal) => {
    try {
      const answers = v.safeParse(several, await forSeveral.batchRequests({ documents, signal }));
      if (!answers.success || answers.output.length !== documents.length) return undefined;
      return answers.output.map((answer) => (answer.errors === undefined ? answer : undefined));
    } catch (error) {
      if (signal.aborted || !isForOneAlone(error)) throw error;
      return undefined;
    }
  };

  const ways = { alone, together };
  return {
    alone,
    /** With what is asked in the same turn; alone it waits for nothing. */
    ask: inBatches<Answer>({ ...ways, gather: queueMicrotask }),
    /** With what else is asked so in the same moment. */
    askInAdvance: inBatches<Answer>({ ...ways, gather: (send) => void setTimeout(send, IN_ADVANCE_WAIT) }),
  };
}

/** Whether each question may be answered all the same: by what does not know several, or is in the way of them. */
function isForOneAlone(error: unknown): boolean {
  const failure = failureOf(error);
  if (failure.kind !== 'unreachable') return failure.kind === 'garbled';
  const { status = 0 } = failure;
  return status >= 400 && !isForLater(status);
}
