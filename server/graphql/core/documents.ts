import type { DocumentNode, parse as parseDocument } from 'graphql';
import type { Plugin, YogaServerOptions } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import { graphqlError, tooComplex } from '#server/graphql/core/graphql-errors.ts';
import { comparesTooMuch } from './comparisons.ts';
import { mergeRepeated } from './merge-repeated.ts';

/** Longest document that is parsed, in tokens of GraphQL. The app's longest has about 400. */
const TOKENS_MAX = 4000;
/** Most operations and fragments of one document: to be valid, each is compared with all others. */
const DEFINITIONS_MAX = 60;
/** Characters of all documents that are kept parsed. Parsed, a document takes up to 200 times its length in memory. */
const KEPT_CHARACTERS = 300_000;

/** How graphql says that it has stopped at `maxTokens`. */
const ABORTED = /tokens\. Parsing aborted\.$/;

type Documents = {
  options: Pick<YogaServerOptions<object, object>, 'parserAndValidationCache'>;
  /** Hands what it has parsed to the context, as `document`. */
  plugin: Plugin<{ document?: DocumentNode }>;
  /** How many are kept parsed. */
  kept: () => number;
};

/** A parser of graphql that stops before a document costs memory, or more calls than fit on the stack. */
export function withinLimits(parse: typeof parseDocument): typeof parseDocument {
  return (source, options) => {
    try {
      return frugal(parse(source, { ...options, maxTokens: TOKENS_MAX }));
    } catch (error) {
      throw isTooMuch(error) ? tooComplex() : error;
    }
  };
}

/** With each field once, and refused where being found valid would cost more than being answered. */
function frugal(parsed: DocumentNode): DocumentNode {
  const document = mergeRepeated(parsed);
  if (document.definitions.length > DEFINITIONS_MAX || comparesTooMuch(document)) throw tooComplex();
  return document;
}

/** It has stopped, or levels in levels were more than what the stack had left. */
function isTooMuch(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && ABORTED.test(error.message));
}

/**
 * What is asked over HTTP. Parses within limits, and keeps parsed what was found valid: what is refused leaves nothing in
 * memory, however often and in however many forms it comes.
 */
export function createDocuments(): Documents {
  const valid = new LRUCache<string, DocumentNode>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: (_, text) => Math.max(1, text.length),
  });
  const keep = (document: DocumentNode): void => {
    const text = document.loc?.source.body;
    if (text !== undefined) valid.set(text, document);
  };
  return {
    options: {
      parserAndValidationCache: {
        documentCache: { get: (text) => valid.get(text), set: () => {} },
        errorCache: { get: () => undefined, set: () => {} },
      },
    },
    plugin: {
      onParse({ parseFn, setParseFn }) {
        setParseFn(withinLimits(parseFn));
        return ({ result, extendContext }) => {
          if (result !== null && 'definitions' in result) extendContext({ document: result });
        };
      },
      onValidate({ params: { documentAST } }) {
        return ({ valid: isValid }) => {
          if (isValid) keep(documentAST);
        };
      },
      onSubscribe({ setResultAndStopExecution }) {
        setResultAndStopExecution({ errors: [graphqlError('BAD_REQUEST', 'Subscriptions are at the socket.')] });
      },
    },
    kept: () => valid.size,
  };
}
