import { GraphQLError, type GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { CampusContext, CampusParts } from '#server/door/context.ts';
import type { SessionDoor } from '#server/door/resolve-session.ts';
import { trouble } from '#server/door/troubles.ts';
import type { AnswerContext } from './answer-context.ts';
import { campusContext } from './campus-context.ts';
import { limitPlugins, quietSchema } from './limits.ts';

/** GraphQL over HTTP: validation within limits, one context per request, every answer with `extensions.asOf`. */
export function createCampusYoga(schema: GraphQLSchema, parts: CampusParts, door: SessionDoor) {
  return createYoga<AnswerContext, CampusContext>({
    schema,
    graphqlEndpoint: '/graphql',
    context: (initial) => campusContext(parts, door, initial, initial.params),
    plugins: [...limitPlugins(), quietSchema(), withAsOf()],
    maskedErrors: { maskError: mask },
    graphiql: false,
    landingPage: false,
    cors: false,
    batching: false,
    multipart: false,
    logging: false,
  });
}

/** What is no GraphQL error of ours is a fault: the asker learns nothing of it. */
function mask(error: unknown): Error {
  const isOurs = error instanceof GraphQLError && (error.originalError == null || isGraphQLError(error.originalError));
  if (isOurs) return error;
  const masked = trouble('INTERNAL', 'Something went wrong here.');
  masked.cause = error;
  return masked;
}

function isGraphQLError(error: Error): boolean {
  return error instanceof GraphQLError;
}

function withAsOf(): Plugin<AnswerContext, AnswerContext> {
  return {
    onExecutionResult({ result, context }) {
      for (const one of Array.isArray(result) ? result : [result]) {
        if (one === undefined || Symbol.asyncIterator in one) continue;
        one.extensions = { ...one.extensions, asOf: context.notes.asOf };
        for (const error of one.errors ?? []) if (error.cause !== undefined) context.onFault(error.cause);
      }
    },
  };
}
