import { type Activity, isLeaf, PRIMARY, pathToRoot, type Session } from './activity.ts';
import { evaluate, isRuled, type Truth } from './rules.ts';
import type { Fact, RollupRule } from './settings.ts';
import { objectivesOf, read, write } from './tracking.ts';

type Action = 'satisfied' | 'notSatisfied' | 'completed' | 'incomplete';

const ANY_KNOWN = { conditionCombination: 'any', consideration: 'all', minimumCount: 0, minimumPercent: 0 } as const;
const when = (action: Action, condition: string): RollupRule => ({
  ...ANY_KNOWN,
  action,
  conditions: [{ condition, operator: undefined, referencedObjective: undefined, parameters: { threshold: 0 } }],
});
/** Where an activity has no rule of its own for a fact (SN 4.6.5). */
const DEFAULTS: Readonly<Record<'satisfied' | 'completed', readonly RollupRule[]>> = {
  satisfied: [when('notSatisfied', 'objectiveStatusKnown'), when('satisfied', 'satisfied')],
  completed: [when('incomplete', 'activityProgressKnown'), when('completed', 'completed')],
};

/**
 * What an activity came to goes into all that is above it, and above those that read an objective which is shared with it
 * (SN RB.1.5), the deepest first.
 */
export function rollUp(session: Session, from: Activity): void {
  const path = pathToRoot(from);
  const written = new Set(path.flatMap((each) => objectivesOf(each).flatMap(([, own]) => targetsOf(own.mapInfo))));
  const readers = [...session.byId.values()].filter((each) =>
    objectivesOf(each).some(([, { mapInfo }]) => mapInfo.some(({ target }) => written.has(target))),
  );
  const above = new Set([...path, ...readers.flatMap((each) => pathToRoot(each).slice(1))]);
  const byDepth = [...above]
    .filter((each) => !isLeaf(each))
    .sort((a, b) => pathToRoot(b).length - pathToRoot(a).length);
  for (const each of byDepth) rollUpInto(session, each);
}

function targetsOf(maps: readonly { target: string; writes: Readonly<Record<Fact, boolean>> }[]): readonly string[] {
  return maps.flatMap(({ target, writes }) => (Object.values(writes).includes(true) ? [target] : []));
}

function rollUpInto(session: Session, activity: Activity): void {
  const { primaryObjective, completionThreshold } = activity.settings;
  for (const fact of ['measure', 'progress'] as const) {
    const value = mean(session, activity, fact);
    if (value !== activity.objectives.get(PRIMARY)?.[fact]) write(session, activity, PRIMARY, fact, value);
  }
  if (!primaryObjective.satisfiedByMeasure) applyRules(session, activity, 'satisfied', 'notSatisfied');
  if (!completionThreshold.completedByMeasure) applyRules(session, activity, 'completed', 'incomplete');
}

/** The weighed mean, in which what is not known counts as nothing (SN RB.1.1). Undefined: none is known. */
function mean(session: Session, activity: Activity, fact: 'measure' | 'progress'): number | undefined {
  const tracked = activity.children
    .filter(({ settings }) => settings.deliveryControls.tracked)
    .map((child) => ({ value: read(session, child, PRIMARY, fact), weight: weightOf(child, fact) }));
  const weight = tracked.reduce((sum, each) => sum + each.weight, 0);
  if (weight <= 0 || tracked.every(({ value }) => value === undefined)) return undefined;
  return tracked.reduce((sum, each) => sum + Number(each.value ?? 0) * each.weight, 0) / weight;
}

function weightOf({ settings }: Activity, fact: 'measure' | 'progress'): number {
  return fact === 'measure'
    ? settings.sequencingControls.objectiveMeasureWeight
    : settings.completionThreshold.progressWeight;
}

/** The rules of the contrary first, then those of the fact itself (SN RB.1.2.b, RB.1.3.b). */
function applyRules(session: Session, activity: Activity, fact: 'satisfied' | 'completed', contrary: Action): void {
  const own = activity.settings.rollupRules.rules.filter(({ action }) => action === fact || action === contrary);
  const rules = own.length === 0 ? DEFAULTS[fact] : own;
  const applies = (action: string): boolean =>
    rules.some((rule) => rule.action === action && isMet(session, activity, rule));
  if (applies(fact)) write(session, activity, PRIMARY, fact, true);
  else if (applies(contrary)) write(session, activity, PRIMARY, fact, false);
}

/** SN RB.1.4. */
function isMet(session: Session, activity: Activity, rule: RollupRule): boolean {
  const counted = activity.children.filter((child) => counts(session, child, rule.action));
  const bag: readonly Truth[] = counted.map((child) => evaluate(session, child, rule, true));
  const met = bag.filter((each) => each === true).length;
  switch (rule.consideration) {
    case 'any':
      return met > 0;
    case 'none':
      return bag.every((each) => each === false);
    case 'atLeastCount':
      return bag.length > 0 && met >= rule.minimumCount;
    case 'atLeastPercent':
      return bag.length > 0 && met / bag.length >= rule.minimumPercent;
    default:
      return met === bag.length;
  }
}

/** Whether a child counts in a rule with this action (SN RB.1.4.2). */
function counts(session: Session, child: Activity, action: string): boolean {
  const { deliveryControls, sequencingControls, rollupConsiderations } = child.settings;
  if (!deliveryControls.tracked) return false;
  const isObjective = action === 'satisfied' || action === 'notSatisfied';
  if (!(isObjective ? sequencingControls.rollupObjectiveSatisfied : sequencingControls.rollupProgressCompletion))
    return false;
  const required: Readonly<Record<string, string>> = {
    satisfied: rollupConsiderations.requiredForSatisfied,
    notSatisfied: rollupConsiderations.requiredForNotSatisfied,
    completed: rollupConsiderations.requiredForCompleted,
    incomplete: rollupConsiderations.requiredForIncomplete,
  };
  switch (required[action]) {
    case 'ifNotSuspended':
      return !(child.attempts > 0 && child.isSuspended);
    case 'ifAttempted':
      return child.attempts > 0;
    case 'ifNotSkipped':
      return !isRuled(session, child, 'skip');
    default:
      return true;
  }
}
