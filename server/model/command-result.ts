import * as v from 'valibot';
import { ACHIEVEMENTS } from '#campus/learning/achievements.ts';
import { type RefusalCode, refusalCode } from '#campus/network/refusals.ts';

/** What an act left behind that its answer names; kept with its key, so it stays small and flat. */
const effectSchema = v.strictObject({
  isBookmarked: v.optional(v.boolean()),
  listId: v.optional(v.string()),
  completionId: v.optional(v.string()),
  /** What the act earned. */
  achievements: v.optional(v.array(v.picklist(ACHIEVEMENTS))),
  /** Who earned it, where that is not who acted. */
  earnedBy: v.optional(v.string()),
});

export type Effect = v.InferOutput<typeof effectSchema>;

/** A command's answer: done, or refused with a code. A refusal is an answer, never an exception. */
export type CommandResult = { is: 'done'; effect: Effect } | { is: 'refused'; code: RefusalCode };

export const commandResultSchema: v.GenericSchema<unknown, CommandResult> = v.variant('is', [
  v.strictObject({ is: v.literal('done'), effect: effectSchema }),
  v.strictObject({ is: v.literal('refused'), code: refusalCode }),
]);

export function done(effect: Effect = {}): CommandResult {
  return { is: 'done', effect };
}

export function refused(code: RefusalCode): CommandResult {
  return { is: 'refused', code };
}

/** The stored answer of an act that is done, without what it named: what is left of it in the end. */
export const BARE_ANSWER = JSON.stringify(done());
