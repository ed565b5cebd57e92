import { costLimitPlugin } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesPlugin } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthPlugin } from '@escape.tech/graphql-armor-max-depth';
import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { graphqlErrorUntil, tooComplex } from '#server/graphql/core/graphql-errors.ts';
import type { AnswerContext } from './answer-context.ts';

/** Free documents within limits: white-label customers bring their own clients (SECURITY-3). */
const DEPTH_MAX = 14;
const COST_MAX = 12_000;
const ALIASES_MAX = 20;
/** Faults that an answer names: each is looked up for what may have been meant. */
const FAULTS_MAX = 5;
/** Cost that counts as one more question (LIMIT-5): the app's dearest document counts as three questions. */
export const COST_OF_QUESTION = 3000;
/** The contract is read by tools, once in a while, and is as long as a hundred answers. */
const INTROSPECTION_QUESTIONS = 20;
/** Lists of the contract, of which one in another would be answered for each of its types again. */
const CONTRACT_LISTS: ReadonlySet<string> = new Set(['fields', 'inputFields', 'interfaces', 'possibleTypes']);
const CONTRACT: ReadonlySet<string> = new Set(['__schema', '__type']);

/** Questions that each valid document counts as, beside its first. */
const questionsOf = new WeakMap<DocumentNode, number>();

/** Instead of the plugins' own error, which has no code. */
function refuse(): never {
  throw tooComplex();
}

export function limitPlugins(): Plugin[] {
  const quietly = { exposeLimits: false, onReject: [refuse] };
  return [
    maxDepthPlugin({ n: DEPTH_MAX, ignoreIntrospection: true, ...quietly }),
    costLimitPlugin({ maxCost: COST_MAX, ignoreIntrospection: true, onAccept: [noteCost], ...quietly }),
    maxAliasesPlugin({ n: ALIASES_MAX, ...quietly }),
  ];
}

/** Counts the cost of a document against the rate of its sender (LIMIT-5). */
export function costPlugin(): Plugin<AnswerContext, AnswerContext> {
  return {
    onValidate({ addValidationRule, validateFn, setValidationFn }) {
      addValidationRule(onceIntoTheContract);
      setValidationFn((schema, document, rules) => validateFn(schema, document, rules, { maxErrors: FAULTS_MAX }));
    },
    async onExecute({ args, setResultAndStopExecution }) {
      const questions = questionsOf.get(args.document) ?? 0;
      const seconds = questions > 0 ? await args.contextValue.charge(questions) : undefined;
      if (seconds !== undefined) setResultAndStopExecution({ errors: [graphqlErrorUntil('RATE_LIMITED', seconds)] });
    },
  };
}

function noteCost(context: ValidationContext | null, { n }: { n: number }): void {
  const document = context?.getDocument();
  if (document === undefined) return;
  const readsContract = document.definitions.some(
    (one) => one.kind === Kind.OPERATION_DEFINITION && one.selectionSet.selections.some(isContract),
  );
  questionsOf.set(document, Math.floor(n / COST_OF_QUESTION) + (readsContract ? INTROSPECTION_QUESTIONS : 0));
}

function isContract(selection: SelectionNode): boolean {
  return selection.kind === Kind.FIELD && CONTRACT.has(selection.name.value);
}

/** Refuses a list of the contract inside another one, through fragments too. */
function onceIntoTheContract(context: ValidationContext): ASTVisitor {
  const seen = new Set<string>();
  const look = ({ selections }: SelectionSetNode, lists: number): void => {
    for (const selection of selections) {
      const isList = selection.kind === Kind.FIELD && CONTRACT_LISTS.has(selection.name.value);
      if (isList && lists > 0) refuse();
      if (selection.kind !== Kind.FRAGMENT_SPREAD) {
        if (selection.selectionSet !== undefined) look(selection.selectionSet, lists + Number(isList));
        continue;
      }
      const { value } = selection.name;
      const key = `${value} ${lists}`;
      const set = seen.has(key) ? undefined : context.getFragment(value)?.selectionSet;
      seen.add(key);
      if (set !== undefined) look(set, lists);
    }
  };
  return {
    Field(node) {
      if (CONTRACT.has(node.name.value) && node.selectionSet !== undefined) look(node.selectionSet, 0);
    },
  };
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
