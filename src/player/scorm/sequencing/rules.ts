import type { Activity, Session } from './activity.ts';
import type { Rule, RuleCondition } from './settings.ts';
import { keyOf, read, type Value } from './tracking.ts';

/** True, false, or not known. */
export type Truth = boolean | undefined;

type Combined = { readonly conditionCombination: string; readonly conditions: readonly RuleCondition[] };

/** Whether the conditions of a rule hold for an activity, where not all that they ask for may be known (SN UP.2.1, RB.1.4.1). */
export function evaluate(session: Session, activity: Activity, rule: Combined, forRollup = false): Truth {
  const all = rule.conditions.map((each) => {
    const is = holds(session, activity, each, forRollup);
    return is === undefined || each.operator !== 'not' ? is : !is;
  });
  const deciding = rule.conditionCombination === 'any';
  if (all.includes(deciding)) return deciding;
  return all.includes(undefined) || all.length === 0 ? undefined : !deciding;
}

function holds(session: Session, activity: Activity, rule: RuleCondition, forRollup: boolean): Truth {
  const key = keyOf(activity, rule.referencedObjective);
  const of = (fact: 'satisfied' | 'completed' | 'measure'): Value => read(session, activity, key, fact, { forRollup });
  const threshold = rule.parameters.threshold ?? 0;
  switch (rule.condition) {
    case 'always':
      return true;
    case 'satisfied':
      return truth(of('satisfied'));
    case 'objectiveStatusKnown':
      return of('satisfied') !== undefined;
    case 'objectiveMeasureKnown':
      return of('measure') !== undefined;
    case 'objectiveMeasureGreaterThan':
      return compared(of('measure'), (measure) => measure > threshold);
    case 'objectiveMeasureLessThan':
      return compared(of('measure'), (measure) => measure < threshold);
    case 'completed':
      return truth(of('completed'));
    case 'activityProgressKnown':
      return of('completed') !== undefined;
    case 'attempted':
      return activity.attempts > 0;
    case 'attemptLimitExceeded':
      return activity.settings.attemptLimit === undefined
        ? undefined
        : activity.attempts >= activity.settings.attemptLimit;
    // Limits of time need not be held (SN 4.4.1): nothing is known of them.
    default:
      return undefined;
  }
}

function truth(value: Value): Truth {
  return typeof value === 'boolean' ? value : undefined;
}

function compared(value: Value, is: (measure: number) => boolean): Truth {
  return typeof value === 'number' ? is(value) : undefined;
}

/** The action of the first rule that holds, of those with one of these actions (SN UP.2). */
export function actionOf(
  session: Session,
  activity: Activity,
  rules: readonly Rule[],
  actions: readonly string[],
): string | undefined {
  return rules.find((rule) => actions.includes(rule.action) && evaluate(session, activity, rule) === true)?.action;
}

export function isRuled(session: Session, activity: Activity, action: string): boolean {
  return actionOf(session, activity, activity.settings.sequencingRules.preConditionRules, [action]) !== undefined;
}

/** Nothing may be begun in it: it is disabled, or its attempts are used up (SN UP.5, UP.1). */
export function isBarred(session: Session, activity: Activity): boolean {
  if (isRuled(session, activity, 'disabled')) return true;
  const { settings, isActive, isSuspended, attempts } = activity;
  if (!settings.deliveryControls.tracked || isActive || isSuspended) return false;
  return settings.attemptLimit !== undefined && attempts >= settings.attemptLimit;
}
