import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Zoom } from './use-zoom.ts';

/** Keyboard and double-tap controls of a picture. The arrow keys scroll as usual. */
export function useStageKeys(stage: RefObject<HTMLElement | null>, zoom: Zoom): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = { '+': zoom.larger, '=': zoom.larger, '-': zoom.smaller, '0': zoom.fit, '1': zoom.fullSize };
    const byKey = new Map(Object.entries(act)).get(event.key);
    // Uses the key's position, because keyboards of other scripts have no R.
    if (event.code === 'KeyR') zoom.turn();
    else byKey?.();
  });
  const tapTwice = useEffectEvent(() => (zoom.isFitted ? zoom.fullSize() : zoom.fit()));
  useEffect(() => {
    const element = stage.current;
    if (element === null) return undefined;
    // Some browsers do not focus scrollable elements by keyboard.
    element.tabIndex = 0;
    const listening = new AbortController();
    element.addEventListener('keydown', press, { signal: listening.signal });
    element.addEventListener('dblclick', tapTwice, { signal: listening.signal });
    return () => listening.abort();
  }, [stage]);
}
