import { LogicEngine } from 'json-logic-engine';

/** Plans of rules are kept by the identity of the rule; answers from the cache are other objects at each read. */
const engine = new LogicEngine(undefined, { disableInterpretedOptimization: true });

/** Whether a rule is there at all: empty means true (LESSON-12). */
function isEmpty(rule: unknown): boolean {
  if (rule === null || rule === undefined || rule === '') return true;
  return typeof rule === 'object' && Object.keys(rule).length === 0;
}

/**
 * Whether a JsonLogic rule is true of the answers, by `identifier` of the question. A rule that cannot be understood, or
 * counts with what is no number, hides nothing and stops nobody: the importer is where such a rule is refused.
 */
export function holds(rule: unknown, answers: Readonly<Record<string, unknown>>): boolean {
  if (isEmpty(rule)) return true;
  try {
    return Boolean(engine.truthy(engine.run(rule, answers)));
  } catch (error) {
    return !isBareComparison(error);
  }
}

/** "More than 3" of a question that has no answer yet: the engine throws, the rule is not true. */
function isBareComparison(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'type' in error && error.type === 'NaN';
}
