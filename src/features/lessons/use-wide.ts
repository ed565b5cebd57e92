import { useSyncExternalStore } from 'react';
import { from } from '#ui/theme/media.ts';

const query = (): MediaQueryList => matchMedia(from('lg'));

/** Whether there is room for three zones (UX S8). */
export function useWide(): boolean {
  return useSyncExternalStore(follow, () => query().matches);
}

function follow(onChange: () => void): () => void {
  const list = query();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
