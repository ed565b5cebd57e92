import type { FromLauncher, StartScorm } from '#campus/player/messages.ts';
import { UNKEPT_TAKEN_WITHIN } from '#campus/player/player-limits.ts';
import { unkeptStates } from './unkept-states.ts';

type Starts = { readonly send: (message: unknown) => void; readonly start: (message: StartScorm) => void };

/**
 * Hands what earlier visits left unkept over to the app before the package starts: the app begins from there. It starts in any
 * case, since an app of another version may not know what it was told.
 */
export function handsOver({ send, start }: Starts): (message: StartScorm) => void {
  let handed: ReadonlyMap<string, string> = new Map();
  let late: ReturnType<typeof setTimeout> | undefined;
  return (message) => {
    clearTimeout(late);
    const unkept = unkeptStates(message);
    if (message.unkept === 'taken') unkept.drop(handed);
    if (message.unkept === undefined && !message.isReview) handed = unkept.all();
    if (message.unkept !== undefined || handed.size === 0) return start(message);
    for (const text of handed.values()) send(read(text));
    send({ type: 'handed-over' } satisfies FromLauncher);
    late = setTimeout(start, UNKEPT_TAKEN_WITHIN, message);
    return undefined;
  };
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
