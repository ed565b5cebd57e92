import type { FromLauncher } from '#campus/player/messages.ts';
import { JOURNAL_WITHIN } from '#campus/player/player-limits.ts';
import type { Cmi } from '#campus/scorm/scorm-data.ts';
import type { UnkeptStore } from '#player/unkept.ts';
import { untilKept } from '#player/until-kept.ts';

type State = Extract<FromLauncher, { type: 'state' }>;
export type Snapshot = Pick<State, 'item' | 'sequencing'> & { readonly cmi: Cmi };

/**
 * Carries what the package wrote to the app: soon after each value, at once where the package or its end asks for it. Each
 * state of an item is whole, so a later one takes the place of an earlier.
 */
export function createJournal(
  send: (message: FromLauncher) => void,
  look: () => Snapshot | undefined,
  beside: Pick<UnkeptStore, 'put' | 'kept'>,
) {
  const { carry, kept } = untilKept(send, beside);
  let sequence = 0;
  let soon: ReturnType<typeof setTimeout> | undefined;

  function write(isCommit: boolean): void {
    clearTimeout(soon);
    soon = undefined;
    const snapshot = look();
    if (snapshot === undefined) return;
    sequence += 1;
    const report = { ...snapshot, sequence };
    carry(snapshot.item, { type: 'state', ...report, isCommit }, { type: 'unkept', ...report });
  }

  return {
    /** A value was set. */
    touch: (): void => {
      soon ??= setTimeout(() => write(false), JOURNAL_WITHIN);
    },
    commit: (): void => write(true),
    /** What was set since the last state, now: the page may be gone in a moment. */
    flush: (): void => {
      if (soon !== undefined) write(false);
    },
    kept,
  };
}
export type Journal = ReturnType<typeof createJournal>;
