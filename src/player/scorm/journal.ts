import type { FromLauncher } from '#campus/player/messages.ts';
import { JOURNAL_WITHIN } from '#campus/player/player-limits.ts';
import type { Cmi } from '#campus/scorm/scorm-data.ts';
import type { UnkeptStore } from '#player/unkept.ts';
import { untilKept } from '#player/until-kept.ts';

type State = Extract<FromLauncher, { type: 'state' }>;
export type Snapshot = Pick<State, 'item' | 'sequencing'> & { readonly cmi: Cmi };

/**
 * Carries what the package wrote to the app: soon after each value, at once where the package or its end asks for it. It lies
 * `beside` before the call that wrote it returns. Each state of an item is whole, so a later one takes the place of an earlier.
 */
export function createJournal(
  send: (message: FromLauncher) => void,
  look: () => Snapshot | undefined,
  beside: Pick<UnkeptStore, 'put' | 'kept'>,
) {
  const { hold, carry, kept } = untilKept(send, beside);
  let sequence = 0;
  let soon: ReturnType<typeof setTimeout> | undefined;

  function write(by: typeof carry, isCommit: boolean): void {
    const snapshot = look();
    if (snapshot === undefined) return;
    sequence += 1;
    const report = { ...snapshot, sequence };
    by(snapshot.item, { type: 'state', ...report, isCommit }, { type: 'unkept', ...report });
  }

  function carryNow(isCommit: boolean): void {
    clearTimeout(soon);
    soon = undefined;
    write(carry, isCommit);
  }

  return {
    /** A value was set. */
    touch: (): void => {
      write(hold, false);
      soon ??= setTimeout(() => carryNow(false), JOURNAL_WITHIN);
    },
    commit: (): void => carryNow(true),
    /** What was set since the last state, now: the page may be gone in a moment. */
    flush: (): void => {
      if (soon !== undefined) carryNow(false);
    },
    kept,
  };
}
export type Journal = ReturnType<typeof createJournal>;
