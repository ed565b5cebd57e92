import { ClientError, GraphQLClient } from 'graphql-request';
import * as v from 'valibot';
import { HEADERS } from '#campus/headers.ts';
import { CampusError } from './trouble.ts';
import { type WireParts, wireFetch } from './wire-fetch.ts';

export type Variables = Record<string, unknown>;

/** What the server said, with the person's revision that it holds at least (ARCHITECTURE §12). */
export type Reply = { data: unknown; asOf: number };

export type Call = {
  document: string;
  variables?: Variables;
  /** Idempotency key of a queued mutation: the entry's id. */
  key?: string;
  signal?: AbortSignal | undefined;
};

/** Sends one GraphQL document. Throws a `CampusError` and nothing else (but an abort of the caller's own signal). */
export type Wire = { send: (call: Call) => Promise<Reply> };

const extensions = v.object({ asOf: v.fallback(v.number(), 0) });
const graphqlError = v.object({ extensions: v.optional(v.object({ code: v.optional(v.string()) })) });

export function createWire(parts: WireParts & { endpoint: string }): Wire {
  const client = new GraphQLClient(parts.endpoint, { fetch: wireFetch(parts), errorPolicy: 'none' });
  return {
    send: async ({ document, variables, key, signal }) => {
      try {
        const answer = await client.rawRequest<unknown>({
          query: document,
          variables: variables ?? {},
          ...(key === undefined ? {} : { requestHeaders: { [HEADERS.idempotencyKey]: key } }),
          ...(signal ? { signal } : {}),
        });
        const known = v.safeParse(extensions, answer.extensions ?? {});
        return { data: answer.data, asOf: known.success ? known.output.asOf : 0 };
      } catch (error) {
        if (error instanceof ClientError) throw refusalOf(error);
        if (error instanceof CampusError || signal?.aborted === true) throw error;
        throw new CampusError({ kind: 'garbled', where: 'graphql' }, { cause: error });
      }
    },
  };
}

function refusalOf(error: ClientError): CampusError {
  const first = v.safeParse(graphqlError, error.response.errors?.[0]);
  const code = first.success ? first.output.extensions?.code : undefined;
  if (code === 'UNAUTHENTICATED') return new CampusError({ kind: 'signed-out' }, { cause: error });
  if (code === undefined && error.response.errors === undefined) {
    return new CampusError({ kind: 'garbled', where: 'graphql' }, { cause: error });
  }
  return new CampusError({ kind: 'refused', code: code ?? 'INVALID_INPUT' }, { cause: error });
}
