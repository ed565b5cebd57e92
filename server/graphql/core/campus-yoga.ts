import type { GraphQLError, GraphQLSchema } from 'graphql';
import { createYoga, type GraphQLParams, type Plugin } from 'graphql-yoga';
import { BATCH_MAX } from '#campus/network/load-limits.ts';
import type { SessionParts } from '#server/auth/resolve-session.ts';
import { graphqlError, graphqlErrorUntil } from '#server/graphql/core/graphql-errors.ts';
import type { CampusContext, CampusParts } from '#server/http/context.ts';
import { DISK_FULL } from '#server/http/http-errors.ts';
import { requestLog } from '#server/http/request-log.ts';
import type { ChangeRate } from '#server/http/request-rate.ts';
import { overloadedIn } from '#server/runtime/turns.ts';
import { isStorageFull } from '#server/store/database/storage-full.ts';
import type { AnswerContext } from './answer-context.ts';
import { questionsOnly } from './batches.ts';
import { type Asked, campusContext } from './campus-context.ts';
import { changeRatePlugin } from './change-rate.ts';
import { createDocuments } from './documents.ts';
import { costPlugin, limitPlugins, quietSchema } from './limits.ts';
import { type BuildFolders, persistedDocuments } from './persisted-documents.ts';

/** GraphQL over HTTP: validation within limits, one context per request, every answer with `extensions.asOf`. */
export function createCampusYoga(
  schema: GraphQLSchema,
  parts: CampusParts,
  { sessionParts, rate, folders }: { sessionParts: SessionParts; rate: ChangeRate; folders: BuildFolders },
) {
  const documents = createDocuments();
  return createYoga<AnswerContext, CampusContext>({
    ...documents.options,
    schema,
    graphqlEndpoint: '/graphql',
    context: (initial) => campusContext(parts, sessionParts, initial, askedOf(initial)),
    plugins: [
      questionsOnly(),
      persistedDocuments(folders),
      documents.plugin,
      ...limitPlugins(),
      costPlugin(),
      quietSchema(),
      changeRatePlugin(rate),
      withAsOf(),
    ],
    maskedErrors: { maskError: mask },
    graphiql: false,
    landingPage: false,
    cors: false,
    batching: { limit: BATCH_MAX },
    multipart: false,
    logging: false,
  });
}

function askedOf({ params, document }: AnswerContext & { params: GraphQLParams }): Asked {
  if (document === undefined) throw new Error('An answer was begun before its question was parsed.');
  return { ...params, document };
}

/** What is no GraphQL error of ours is a fault: the asker learns nothing of it. */
function mask(error: unknown): Error {
  if (isGraphQLError(error) && (error.originalError == null || isGraphQLError(error.originalError))) return error;
  const overloaded = overloadedIn(error);
  if (overloaded !== undefined) return graphqlErrorUntil('OVERLOADED', overloaded.seconds);
  if (isStorageFull(error)) {
    requestLog.getStore()?.error({ err: error }, DISK_FULL);
    return graphqlError('STORAGE_FULL', 'The campus has no room to keep this.');
  }
  requestLog.getStore()?.error({ err: error }, 'an answer failed');
  return graphqlError('INTERNAL', 'Something went wrong here.');
}

/** By name: graphql may be loaded twice, as a module and as its CommonJS twin, and each has a class of its own. */
function isGraphQLError(error: unknown): error is GraphQLError {
  return error instanceof Error && error.name === 'GraphQLError';
}

function withAsOf(): Plugin<AnswerContext, AnswerContext> {
  return {
    onExecutionResult({ result, context }) {
      for (const one of Array.isArray(result) ? result : [result]) {
        if (one === undefined || Symbol.asyncIterator in one) continue;
        one.extensions = { ...one.extensions, asOf: context.notes.asOf };
      }
    },
  };
}
