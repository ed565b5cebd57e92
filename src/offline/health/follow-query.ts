import { liveQuery } from 'dexie';
import { BACKOFF_BASE } from '#campus/limits.ts';
import { storageHealth } from './storage-health.ts';

/** A live query ends with its first error: it is asked anew, for as long as there is a database to ask. */
export function followQuery(query: () => Promise<unknown>, signal: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = (): void => {};
  const begin = (): void => {
    const subscription = liveQuery(query).subscribe({
      next: signal,
      error: () => {
        if (storageHealth.read() === 'fine') timer = setTimeout(begin, BACKOFF_BASE);
      },
    });
    stop = () => subscription.unsubscribe();
  };
  begin();
  return () => {
    clearTimeout(timer);
    stop();
  };
}
