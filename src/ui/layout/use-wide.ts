import { useSyncExternalStore } from 'react';
import { from } from '#ui/theme/media.ts';

const query = (): MediaQueryList => matchMedia(from('lg'));

/**
 * Whether the page is that of a desk, lg and up: room for three zones in the reader (LESSON-1), for a popover at the
 * notifications button (NOTIFY-2).
 */
export function useWide(): boolean {
  return useSyncExternalStore(follow, () => query().matches);
}

function follow(onChange: () => void): () => void {
  const list = query();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
