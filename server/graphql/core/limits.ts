import { costLimitPlugin } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import { type ASTVisitor, GraphQLError, type ValidationContext } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { tooComplex } from '#server/graphql/core/graphql-errors.ts';
import type { AnswerContext } from './answer-context.ts';

/** Free documents within limits: white-label customers bring their own clients (SECURITY-3). */
const DEPTH_MAX = 14;
const COST_MAX = 12_000;
const ALIASES_MAX = 20;

/** Instead of the plugins' own error, which has no code. */
function refuse(): never {
  throw tooComplex();
}

export function limitPlugins(): Plugin[] {
  const quietly = { exposeLimits: false, onReject: [refuse] };
  return [
    maxDepthPlugin({ n: DEPTH_MAX, ignoreIntrospection: true, ...quietly }),
    costLimitPlugin({ maxCost: COST_MAX, ignoreIntrospection: true, ...quietly }),
    maxAliasesPlugin({ n: ALIASES_MAX, ...quietly }),
  ];
}

/** The contract is readable in a demo and in development; elsewhere it is not shown, not even by suggestions. */
export function quietSchema(): Plugin<AnswerContext, AnswerContext> {
  return {
    onValidate({ addValidationRule, context }) {
      if (context.mayIntrospect) return undefined;
      addValidationRule(noIntrospection);
      return ({ result, setResult }) => {
        setResult(result.map(({ message }) => new GraphQLError(withoutSuggestion(message))));
      };
    },
    // Values of variables are looked at when a document is valid already.
    onExecutionResult({ result, context }) {
      if (context.mayIntrospect) return;
      for (const one of Array.isArray(result) ? result : [result])
        if (one !== undefined && 'errors' in one)
          for (const error of one.errors ?? []) error.message = withoutSuggestion(error.message);
    },
  };
}

function withoutSuggestion(message: string): string {
  return message.replace(/ Did you mean [\s\S]*$/, '');
}

/** Own, because graphql's rule asks for the classes of its own copy, and there may be two (module and CommonJS). */
function noIntrospection(context: ValidationContext): ASTVisitor {
  return {
    Field(node) {
      if (node.name.value === '__schema' || node.name.value === '__type')
        context.reportError(new GraphQLError('The contract is not shown here.', { nodes: node }));
    },
  };
}
