import * as v from 'valibot';
import type { ScormItem } from '#campus/packages/package-index.ts';

const condition = v.looseObject({ condition: v.string(), operator: v.optional(v.string()) });
const rule = v.looseObject({
  action: v.string(),
  conditionCombination: v.string(),
  consideration: v.string(),
  minimumPercent: v.optional(v.number()),
  conditions: v.array(condition),
});
const rolledUp = v.object({ rollupRules: v.object({ rules: v.array(rule) }) });

type Condition = v.InferOutput<typeof condition>;
type Rule = v.InferOutput<typeof rule>;

const unnamed = v.object({ primaryObjective: v.looseObject({ objectiveID: v.literal('') }) });

/**
 * What an item or an organization says of its sequencing, as the runtime understands it. `isChapter`: it has items of its own,
 * and shows nothing itself.
 */
export function activitySettings(
  sequencing: ScormItem['sequencing'],
  { isChapter }: { isChapter: boolean },
): ScormItem['sequencing'] {
  const found = v.safeParse(rolledUp, sequencing);
  const rules = found.success ? { rollupRules: { rules: found.output.rollupRules.rules.flatMap(rulesOf) } } : {};
  return {
    ...sequencing,
    ...rules,
    ...(isChapter && withNamedObjective(sequencing)),
    // The limit of an attempt's time is given to the item, which ends itself (SCORM 2004 RTE 4.2.13); a campus need not hold it
    // (SN 4.4.1), and the runtime takes the limit for the time that has passed, so that nothing would ever begin.
    attemptAbsoluteDurationLimit: undefined,
  };
}

/** The runtime leaves out an objective without an identifier, and with it by which measure a chapter is satisfied. */
function withNamedObjective(sequencing: ScormItem['sequencing']): ScormItem['sequencing'] {
  const found = v.safeParse(unnamed, sequencing);
  return found.success ? { primaryObjective: { ...found.output.primaryObjective, objectiveID: 'primary' } } : {};
}

/**
 * A rollup rule in the terms of the runtime, which knows true and false only: by the specification a condition on what is not
 * known of a child is neither, also where it is negated (SN RB.1.4.1), and a rule on none of the children waits for it (RB.1.4).
 */
function rulesOf(own: Rule): readonly Rule[] {
  const { conditions, minimumPercent, conditionCombination, consideration } = own;
  // The manifest says a share of one.
  const made = minimumPercent === undefined ? own : { ...own, minimumPercent: minimumPercent * 100 };
  const isAny = conditionCombination === 'any' && conditions.length > 1;
  if (consideration === 'none') {
    if (conditionCombination === 'any' || conditions.length === 1)
      return [{ ...made, consideration: 'all', conditionCombination: 'all', conditions: conditions.flatMap(refuted) }];
    return [{ ...made, conditions: conditions.flatMap(known) }];
  }
  // Any of several conditions for any of the children: as many rules.
  if (isAny && consideration === 'any') return conditions.flatMap((each) => rulesOf({ ...own, conditions: [each] }));
  if (isAny) return [{ ...made, conditions: conditions.map(renamed) }];
  return [{ ...made, conditionCombination: 'all', conditions: conditions.flatMap(known) }];
}

/** What tells whether the fact of a condition is known of a child. */
const KNOWN_BY: Readonly<Record<string, string>> = { satisfied: 'objectiveStatusKnown', completed: 'progressKnown' };

function renamed(own: Condition): Condition {
  return own.condition === 'activityProgressKnown' ? { ...own, condition: 'progressKnown' } : own;
}

/** True only where the condition is, by what is known. */
function known(own: Condition): readonly Condition[] {
  const fact = KNOWN_BY[own.condition];
  return own.operator === 'not' && fact !== undefined ? [own, { condition: fact }] : [renamed(own)];
}

/** True only where the condition is not, by what is known. */
function refuted(own: Condition): readonly Condition[] {
  return known({ ...own, operator: own.operator === 'not' ? undefined : 'not' });
}
