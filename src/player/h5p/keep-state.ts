import type { FromLauncher } from '#campus/player/messages.ts';
import { H5P_STATE_MAX, JOURNAL_WITHIN } from '#campus/player/player-limits.ts';
import type { H5pCore } from './h5p-core.ts';

/** A film goes on without anybody's hand: its state is looked at this often, ms. */
const LOOKS_EVERY = 5000;
/** What people do to a content; it may change its state a moment after. */
const TOUCHES = ['input', 'change', 'click', 'keyup', 'pointerup'] as const;

/** Tells the app what the content wants to go on from, soon after each touch. How it was at the start is not told: nobody did anything. */
export function keepState(core: H5pCore, send: (message: FromLauncher) => void) {
  let last = stateOf(core);
  let soon: ReturnType<typeof setTimeout> | undefined;

  const look = (): void => {
    clearTimeout(soon);
    soon = undefined;
    const state = stateOf(core);
    if (state === undefined || state === last) return;
    last = state;
    if (state.length > H5P_STATE_MAX) send({ type: 'trouble', kind: 'too-much', what: 'state' });
    else send({ type: 'h5p-state', state });
  };
  const touch = (): void => {
    soon ??= setTimeout(look, JOURNAL_WITHIN);
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
