import type { FromLauncher } from '#campus/player/messages.ts';
import { ESCAPE_TWICE_WITHIN } from '#campus/player/player-limits.ts';
import { listenAnew } from './listen-anew.ts';

/**
 * The keyboard's ways out of code of others, which may keep all keys for itself otherwise: Ctrl+Alt+X, or Escape twice. Their
 * documents are of the same origin, so the launcher hears their keys first.
 */
export function watchKeys(send: (message: FromLauncher) => void) {
  let lastEscape = Number.NEGATIVE_INFINITY;
  let isTabbing = false;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') {
      // The focus moves when the event has run: what gets it knows that it came from inside.
      isTabbing = true;
      setTimeout(() => {
        isTabbing = false;
      });
    }
    const isEscape = event.key === 'Escape';
    const isTwice = isEscape && event.timeStamp - lastEscape < ESCAPE_TWICE_WITHIN;
    lastEscape = isEscape && !isTwice ? event.timeStamp : Number.NEGATIVE_INFINITY;
    if (isTwice || (event.ctrlKey && event.altKey && event.code === 'KeyX')) send({ type: 'exit-focus', to: 'close' });
  };
  return {
    isTabbing: () => isTabbing,
    /** Can be called for a window again and again. */
    watch: (seen: Window) => listenAnew(seen, 'keydown', onKeyDown),
  };
}
