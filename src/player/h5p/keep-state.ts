import type { FromLauncher } from '#campus/player/messages.ts';
import { H5P_STATE_MAX, JOURNAL_WITHIN } from '#campus/player/player-limits.ts';
import type { H5pCore } from './h5p-core.ts';
import type { H5pJournal } from './h5p-journal.ts';

/** A film goes on without anybody's hand: its state is looked at this often, ms. */
const LOOKS_EVERY = 5000;
/** What people do to a content; it may change its state a moment after. */
const TOUCHES = ['input', 'change', 'click', 'keyup', 'pointerup'] as const;

/**
 * Carries what the content wants to go on from: after each touch as soon as the content has heard it, and once more soon
 * after. How it was at the start is not reported: nobody did anything.
 */
export function keepState(core: H5pCore, journal: Pick<H5pJournal, 'state'>, send: (message: FromLauncher) => void) {
  let last = stateOf(core);
  const waiting = new Set<number>();

  const look = (): void => {
    const state = stateOf(core);
    if (state === undefined || state === last) return;
    last = state;
    if (state.length > H5P_STATE_MAX) send({ type: 'trouble', kind: 'too-much', what: 'state' });
    else journal.state(state);
  };
  const lookAfter = (wait: number): void => {
    if (waiting.has(wait)) return;
    waiting.add(wait);
    setTimeout(() => {
      waiting.delete(wait);
      look();
    }, wait);
  };
  const touch = (): void => {
    lookAfter(0);
    lookAfter(JOURNAL_WITHIN);
  };

  // Before the content hears it, and whatever it does with it.
  for (const type of TOUCHES) document.addEventListener(type, touch, { capture: true });
  addEventListener('pagehide', look);
  document.addEventListener('visibilitychange', look);
  setInterval(look, LOOKS_EVERY);
  return { touch, look };
}

/** JSON; undefined where the content keeps nothing, or fails at it. */
function stateOf({ instances: [content] }: H5pCore): string | undefined {
  const { getCurrentState } = content ?? {};
  if (typeof getCurrentState !== 'function') return undefined;
  try {
    const state: unknown = getCurrentState.call(content);
    return state === undefined ? undefined : JSON.stringify(state);
  } catch {
    return undefined;
  }
}
