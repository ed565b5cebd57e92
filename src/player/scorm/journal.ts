import type { FromLauncher } from '#campus/player/messages.ts';
import { JOURNAL_WITHIN } from '#campus/player/player-limits.ts';
import type { Cmi } from '#campus/scorm/scorm-data.ts';
import type { UnkeptStates } from './unkept-states.ts';

/** What the app has not said to have kept by then is sent again, ms. */
const AGAIN_AFTER = 2000;

type State = Extract<FromLauncher, { type: 'state' }>;
export type Snapshot = Pick<State, 'item' | 'sequencing'> & { readonly cmi: Cmi };

/**
 * Carries what the package wrote to the app: soon after each value, at once where the package or its end asks for it, and
 * again until the app has it on its disk; until then it also lies `beside`. Each state of an item is whole, so a later one
 * takes the place of an earlier.
 */
export function createJournal(
  send: (message: FromLauncher) => void,
  look: () => Snapshot | undefined,
  beside: Pick<UnkeptStates, 'put' | 'kept'>,
) {
  const unkept = new Map<string, State>();
  let sequence = 0;
  let soon: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setInterval> | undefined;

  function write(isCommit: boolean): void {
    clearTimeout(soon);
    soon = undefined;
    const snapshot = look();
    if (snapshot === undefined) return;
    sequence += 1;
    const state: State = { type: 'state', ...snapshot, sequence, isCommit };
    unkept.set(snapshot.item, state);
    beside.put(state);
    send(state);
    again ??= setInterval(() => [...unkept.values()].map(send), AGAIN_AFTER);
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
    kept: (item: string, upTo: number): void => {
      if ((unkept.get(item)?.sequence ?? Number.POSITIVE_INFINITY) <= upTo) {
        unkept.delete(item);
        beside.kept(item);
      }
      if (unkept.size > 0) return;
      clearInterval(again);
      again = undefined;
    },
  };
}
export type Journal = ReturnType<typeof createJournal>;
