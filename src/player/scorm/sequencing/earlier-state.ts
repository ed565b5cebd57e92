import * as v from 'valibot';
import { PRIMARY } from './activity.ts';
import type { SequencingState } from './state.ts';

/*
 * Before this one the sequencing was scorm-again's. What it kept is read here, whole or as what had changed since the beginning:
 * what a learner came to then is not lost.
 */

const objective = v.looseObject({
  id: v.optional(v.nullable(v.string())),
  satisfiedStatus: v.optional(v.boolean()),
  progressStatus: v.optional(v.boolean()),
  measureStatus: v.optional(v.boolean()),
  normalizedMeasure: v.optional(v.number()),
});
const activity = v.looseObject({
  attemptCount: v.optional(v.number(), 0),
  isActive: v.optional(v.boolean(), false),
  isSuspended: v.optional(v.boolean(), false),
  completionStatus: v.optional(v.string(), 'unknown'),
  attemptCompletionAmount: v.optional(v.number()),
  attemptCompletionAmountStatus: v.optional(v.boolean(), false),
  objectiveSatisfiedStatus: v.optional(v.boolean(), false),
  objectiveSatisfiedStatusKnown: v.optional(v.boolean(), false),
  objectiveMeasureStatus: v.optional(v.boolean(), false),
  objectiveNormalizedMeasure: v.optional(v.number()),
  objectives: v.optional(
    v.looseObject({ objectives: v.optional(v.union([v.array(objective), v.record(v.string(), objective)]), []) }),
    {},
  ),
});
const shared = v.looseObject({
  satisfiedStatus: v.optional(v.boolean()),
  satisfiedStatusKnown: v.optional(v.boolean()),
  normalizedMeasure: v.optional(v.number()),
  normalizedMeasureKnown: v.optional(v.boolean()),
  completionStatus: v.optional(v.string()),
  completionStatusKnown: v.optional(v.boolean()),
  progressMeasure: v.optional(v.number()),
  progressMeasureKnown: v.optional(v.boolean()),
});
const earlier = v.looseObject({
  currentActivityId: v.optional(v.nullable(v.string())),
  sequencing: v.looseObject({
    currentActivity: v.optional(v.nullable(v.string())),
    suspendedActivity: v.optional(v.nullable(v.string())),
    activityStates: v.record(v.string(), activity),
  }),
  globalObjectiveMap: v.optional(v.record(v.string(), shared), {}),
  sharedData: v.fallback(v.record(v.string(), v.string()), {}),
});

type Change = { is: unknown } | { in: Record<string, Change> };
const change: v.GenericSchema<Change> = v.union([
  v.strictObject({ is: v.unknown() }),
  v.strictObject({
    in: v.record(
      v.string(),
      v.lazy(() => change),
    ),
  }),
]);
const packed = v.object({ since: v.number(), change });

/** The state in the terms of today, or undefined where the text is none of that time. */
export function earlierState(text: string): SequencingState | undefined {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  if (!json.success) return undefined;
  const changes = v.safeParse(packed, json.output);
  const found = v.safeParse(earlier, changes.success ? changed(changes.output.change) : json.output);
  if (!found.success) return undefined;
  const { sequencing, currentActivityId, globalObjectiveMap, sharedData } = found.output;
  return {
    version: 2,
    current: sequencing.currentActivity ?? currentActivityId ?? undefined,
    suspended: sequencing.suspendedActivity ?? undefined,
    activities: Object.fromEntries(
      Object.entries(sequencing.activityStates).map(([id, each]) => [id, activityOf(each)]),
    ),
    shared: Object.fromEntries(Object.entries(globalObjectiveMap).map(([id, each]) => [id, sharedOf(each)])),
    data: sharedData,
  };
}

/** The members that have changed: the others were as in the beginning, when nothing was known. */
function changed(of: Change): unknown {
  if ('is' in of) return of.is;
  return Object.fromEntries(Object.entries(of.in).map(([key, each]) => [key, changed(each)]));
}

function activityOf(of: v.InferOutput<typeof activity>): SequencingState['activities'][string] {
  const own = {
    satisfied: of.objectiveSatisfiedStatusKnown ? of.objectiveSatisfiedStatus : undefined,
    measure: of.objectiveMeasureStatus ? of.objectiveNormalizedMeasure : undefined,
    completed: completedOf(of.completionStatus),
    progress: of.attemptCompletionAmountStatus ? of.attemptCompletionAmount : undefined,
  };
  const rest = Object.values(of.objectives.objectives ?? []).flatMap((each) =>
    typeof each.id === 'string' ? [[each.id, objectiveOf(each)] as const] : [],
  );
  return {
    attempts: of.attemptCount,
    isActive: of.isActive,
    isSuspended: of.isSuspended,
    objectives: Object.fromEntries([...rest, [PRIMARY, own]]),
  };
}

function objectiveOf({
  progressStatus,
  satisfiedStatus,
  measureStatus,
  normalizedMeasure,
}: v.InferOutput<typeof objective>) {
  return {
    satisfied: progressStatus === true ? satisfiedStatus : undefined,
    measure: measureStatus === true ? normalizedMeasure : undefined,
  };
}

function sharedOf(of: v.InferOutput<typeof shared>): SequencingState['shared'][string] {
  return {
    satisfied: of.satisfiedStatusKnown === true ? of.satisfiedStatus : undefined,
    measure: of.normalizedMeasureKnown === true ? of.normalizedMeasure : undefined,
    completed: of.completionStatusKnown === true ? completedOf(of.completionStatus) : undefined,
    progress: of.progressMeasureKnown === true ? of.progressMeasure : undefined,
  };
}

function completedOf(status: string | undefined): boolean | undefined {
  if (status === 'completed') return true;
  return status === 'incomplete' ? false : undefined;
}
