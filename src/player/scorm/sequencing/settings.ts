import * as v from 'valibot';
import type { ScormItem } from '#campus/packages/package-index.ts';

/** What an objective says, of itself or as it is shared. What is not known is undefined. */
export const FACTS = ['satisfied', 'measure', 'raw', 'min', 'max', 'completed', 'progress'] as const;
export type Fact = (typeof FACTS)[number];

const flag = (otherwise: boolean) => v.optional(v.boolean(), otherwise);

const sharing = v.pipe(
  v.object({
    targetObjectiveID: v.optional(v.string(), ''),
    readSatisfiedStatus: flag(true),
    readNormalizedMeasure: flag(true),
    readRawScore: flag(true),
    readMinScore: flag(true),
    readMaxScore: flag(true),
    readCompletionStatus: flag(true),
    readProgressMeasure: flag(true),
    writeSatisfiedStatus: flag(false),
    writeNormalizedMeasure: flag(false),
    writeRawScore: flag(false),
    writeMinScore: flag(false),
    writeMaxScore: flag(false),
    writeCompletionStatus: flag(false),
    writeProgressMeasure: flag(false),
  }),
  v.transform((map) => ({
    target: map.targetObjectiveID,
    reads: {
      satisfied: map.readSatisfiedStatus,
      measure: map.readNormalizedMeasure,
      raw: map.readRawScore,
      min: map.readMinScore,
      max: map.readMaxScore,
      completed: map.readCompletionStatus,
      progress: map.readProgressMeasure,
    },
    writes: {
      satisfied: map.writeSatisfiedStatus,
      measure: map.writeNormalizedMeasure,
      raw: map.writeRawScore,
      min: map.writeMinScore,
      max: map.writeMaxScore,
      completed: map.writeCompletionStatus,
      progress: map.writeProgressMeasure,
    },
  })),
);

const objective = v.object({
  objectiveID: v.optional(v.string(), ''),
  satisfiedByMeasure: flag(false),
  minNormalizedMeasure: v.optional(v.number(), 1),
  mapInfo: v.optional(v.array(sharing), []),
});

const ruleCondition = v.object({
  condition: v.string(),
  operator: v.optional(v.string()),
  referencedObjective: v.optional(v.string()),
  parameters: v.optional(v.object({ threshold: v.optional(v.number(), 0) }), {}),
});
const combined = { conditionCombination: v.optional(v.string(), 'all'), conditions: v.array(ruleCondition) };
const rules = v.optional(v.array(v.object({ action: v.string(), ...combined })), []);
const rollupRule = v.object({
  action: v.string(),
  ...combined,
  consideration: v.optional(v.string(), 'all'),
  minimumCount: v.optional(v.number(), 0),
  /** A share of one. */
  minimumPercent: v.optional(v.number(), 0),
});

const required = v.optional(v.string(), 'always');
const timing = v.optional(v.string(), 'never');

const activitySettings = v.object({
  sequencingControls: v.optional(
    v.object({
      choice: flag(true),
      choiceExit: flag(true),
      flow: flag(false),
      forwardOnly: flag(false),
      useCurrentAttemptObjectiveInfo: flag(true),
      useCurrentAttemptProgressInfo: flag(true),
      preventActivation: flag(false),
      constrainChoice: flag(false),
      rollupObjectiveSatisfied: flag(true),
      rollupProgressCompletion: flag(true),
      objectiveMeasureWeight: v.optional(v.number(), 1),
      randomizationTiming: timing,
      selectionTiming: timing,
      selectCount: v.optional(v.number()),
      randomizeChildren: flag(false),
    }),
    {},
  ),
  sequencingRules: v.optional(
    v.object({ preConditionRules: rules, exitConditionRules: rules, postConditionRules: rules }),
    {},
  ),
  attemptLimit: v.optional(v.number()),
  /** Of the root: what its objectives share outlives the attempt at the whole. */
  objectivesGlobalToSystem: flag(true),
  primaryObjective: v.optional(objective, {}),
  objectives: v.optional(v.array(objective), []),
  rollupRules: v.optional(v.object({ rules: v.array(rollupRule) }), { rules: [] }),
  rollupConsiderations: v.optional(
    v.object({
      requiredForSatisfied: required,
      requiredForNotSatisfied: required,
      requiredForCompleted: required,
      requiredForIncomplete: required,
      measureSatisfactionIfActive: flag(true),
    }),
    {},
  ),
  deliveryControls: v.optional(
    v.object({ tracked: flag(true), completionSetByContent: flag(false), objectiveSetByContent: flag(false) }),
    {},
  ),
  completionThreshold: v.optional(
    v.object({
      completedByMeasure: flag(false),
      minProgressMeasure: v.optional(v.number(), 1),
      progressWeight: v.optional(v.number(), 1),
    }),
    {},
  ),
});

export type ActivitySettings = v.InferOutput<typeof activitySettings>;
export type ObjectiveSettings = v.InferOutput<typeof objective>;
export type Rule = Readonly<v.InferOutput<typeof rules>[number]>;
export type RollupRule = v.InferOutput<typeof rollupRule>;
export type RuleCondition = v.InferOutput<typeof ruleCondition>;

/** What a package says of an activity's sequencing; where it says nothing, SN's own defaults. */
export function settingsOf(sequencing: ScormItem['sequencing']): ActivitySettings {
  const found = v.safeParse(activitySettings, sequencing);
  return found.success ? found.output : v.parse(activitySettings, {});
}
