import * as v from 'valibot';
import { isPersisted } from '#campus/network/persisted-documents.ts';
import { CampusError, failureOf } from './campus-failure.ts';
import { type WireParts, wireFetch } from './wire-fetch.ts';

export type Variables = Record<string, unknown>;

/** What the server said, with the person's revision that it holds at least (SYNC-14). */
export type Reply = { data: unknown; asOf: number };

export type Call = {
  document: string;
  variables?: Variables;
  /** Idempotency key of a queued mutation: the entry's id. */
  key?: string;
  signal?: AbortSignal | undefined;
  /** Nobody waits for the answer: it goes out with others that are asked so. */
  isInAdvance?: boolean;
};

/** Sends one GraphQL document. Throws a `CampusError` and nothing else (but an abort of the caller's own signal). */
export type Wire = { send: (call: Call) => Promise<Reply> };

type WireToCampus = WireParts & {
  endpoint: string;
  /** The text of a query of which the app has the id alone (API-7). Left out: it has the text of all. */
  textOf?: (id: string) => Promise<string | undefined>;
  /** Called with each act that is not the outbox's, with the person's revision that holds it. */
  onActed?: (revision: number) => void;
};

const extensions = v.object({ asOf: v.fallback(v.number(), 0) });
const failed = v.object({
  response: v.object({
    errors: v.optional(v.array(v.object({ extensions: v.optional(v.object({ code: v.optional(v.string()) })) }))),
  }),
});

/** The campus has done what was asked; what goes through the outbox says so itself, by its entry. */
function isAct(document: string): boolean {
  return /^\s*mutation\b/.test(document);
}

/** What a server says of a document that it cannot read, such as the id of a query of another build. */
const UNREADABLE = 'GRAPHQL_PARSE_FAILED';

/**
 * Queries that are asked in one turn go out as one request; whatever has a key or changes something goes out by itself. The
 * client comes with the first request, not with the page: the login is painted without it. A query goes out by its id, and by
 * its text from when a server has not known one.
 */
export function createWire({ textOf, ...parts }: WireToCampus): Wire {
  const send = sender(parts);
  let knowsIds = true;
  return {
    send: async (call) => {
      if (textOf === undefined || !isPersisted(call.document)) return send(call);
      if (knowsIds) {
        try {
          return await send(call);
        } catch (error) {
          const failure = failureOf(error);
          if (failure.kind !== 'refused' || failure.code !== UNREADABLE) throw error;
          knowsIds = false;
        }
      }
      const text = await textOf(call.document).catch((cause: unknown) => {
        throw new CampusError(failureOf(cause), { cause });
      });
      if (text === undefined) throw new CampusError({ kind: 'outdated' });
      return send({ ...call, document: text });
    },
  };
}

function sender(parts: Omit<WireToCampus, 'textOf'>): Wire['send'] {
  const fetch = wireFetch(parts);
  const open = () =>
    import('./graphql-client.ts').then(({ createGraphqlClient }) => createGraphqlClient(parts.endpoint, fetch));
  let client: ReturnType<typeof open> | undefined;
  return async ({ document, variables, key, signal, isInAdvance = false }) => {
    client ??= open().catch((cause: unknown) => {
      client = undefined;
      throw new CampusError({ kind: 'offline' }, { cause });
    });
    try {
      const { alone, ask, askInAdvance } = await client;
      const question = { document, variables: variables ?? {} };
      const isOwnAct = key === undefined && isAct(document);
      const isByItself = key !== undefined || isOwnAct;
      const answer = await (isByItself
        ? alone(question, signal, key)
        : (isInAdvance ? askInAdvance : ask)(question, signal));
      const known = v.safeParse(extensions, answer.extensions ?? {});
      const asOf = known.success ? known.output.asOf : 0;
      if (isOwnAct) parts.onActed?.(asOf);
      return { data: answer.data, asOf };
    } catch (error) {
      if (error instanceof CampusError || signal?.aborted === true) throw error;
      const refused = v.safeParse(failed, error);
      if (refused.success) throw refusalOf(refused.output.response.errors, error);
      throw new CampusError({ kind: 'garbled', where: 'graphql' }, { cause: error });
    }
  };
}

function refusalOf(errors: v.InferOutput<typeof failed>['response']['errors'], cause: unknown): CampusError {
  const code = errors?.[0]?.extensions?.code;
  if (code === 'UNAUTHENTICATED') return new CampusError({ kind: 'signed-out' }, { cause });
  if (errors === undefined) return new CampusError({ kind: 'garbled', where: 'graphql' }, { cause });
  return new CampusError({ kind: 'refused', code: code ?? 'INVALID_INPUT' }, { cause });
}
