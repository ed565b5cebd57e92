import { type CommandResult, done, type Effect, refused } from '#server/model/command-result.ts';

/**
 * What a second creation with the id of something of one's own comes to: done where it is the same, and refused where what
 * was sent would be dropped, so that the device keeps it for its person (SYNC-7).
 */
export function repeatOutcome(
  known: { readonly isDeleted: boolean; readonly effect?: Effect },
  isSame: boolean,
): CommandResult {
  if (known.isDeleted) return refused('NOT_FOUND');
  return isSame ? done(known.effect) : refused('CHANGED_MEANWHILE');
}
