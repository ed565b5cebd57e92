import { parse as parseDocument } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { BATCH_MAX } from '#campus/network/load-limits.ts';
import type { AnswerContext } from './answer-context.ts';
import { operationOf } from './campus-context.ts';
import { withinLimits } from './documents.ts';
import { graphqlError } from './graphql-errors.ts';

type Question = { query?: unknown; operationName?: string | null | undefined };

const parse = withinLimits(parseDocument);

/** How many questions the body of a request asks; undefined where they are none, or more than are answered at once (API-6). */
export function questionsIn(body: unknown): number | undefined {
  if (!Array.isArray(body)) return 1;
  return body.length === 0 || body.length > BATCH_MAX ? undefined : body.length;
}

/**
 * Of several questions in one request none changes anything: changes have their turn and their key, which are the request's
 * (API-6). Such a request is refused before any of its questions is answered.
 */
export function questionsOnly(): Plugin<AnswerContext, AnswerContext> {
  return {
    onParams: ({ context }) => context.turn?.(),
    onRequestParse: () => ({
      onRequestParseDone({ requestParserResult }) {
        if (!Array.isArray(requestParserResult) || requestParserResult.every(isQuestion)) return;
        throw graphqlError('BAD_REQUEST', 'Only queries are asked several at once.');
      },
    }),
  };
}

/** What cannot be read is refused by itself, when its turn comes. */
function isQuestion(one: Question | null): boolean {
  if (typeof one?.query !== 'string') return true;
  try {
    const operation = operationOf(parse(one.query), one.operationName ?? undefined);
    return operation === undefined || operation.operation === 'query';
  } catch {
    return true;
  }
}
