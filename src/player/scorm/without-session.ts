import * as v from 'valibot';

const part = v.looseObject({});
const state = v.looseObject({
  sequencing: part,
  suspensionState: v.optional(v.nullable(part)),
  adlNavState: v.optional(part),
});

/** A state of the sequencing as it is between two sessions: no item is open, and nothing is asked for. Undefined: it is none. */
export function withoutSession(text: string): string | undefined {
  const found = v.safeParse(v.pipe(v.string(), v.parseJson(), state), text);
  if (!found.success) return undefined;
  const { sequencing, suspensionState, adlNavState } = found.output;
  return JSON.stringify({
    ...found.output,
    currentActivityId: null,
    contentDelivered: false,
    sequencing: { ...sequencing, currentActivity: null, contentDelivered: false },
    suspensionState: suspensionState && { ...suspensionState, currentActivityId: null },
    adlNavState: { ...adlNavState, request: '_none_' },
  });
}
