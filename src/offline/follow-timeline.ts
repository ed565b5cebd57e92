import { receivedBytes, type TimelineEntry } from '#campus/network/received-bytes.ts';

/** An entry of the browser's timeline, with what only some callers look at. */
export type Timed = TimelineEntry & { readonly initiatorType: string; readonly workerStart: number };

/**
 * Tells what this page or worker received since it began, in sums as the browser's timeline brings them. `counts` leaves
 * out what somebody else counts.
 */
export function followTimeline(counts: (entry: Timed) => boolean, onBytes: (bytes: number) => void): void {
  const observer = new PerformanceObserver((list) => {
    const bytes = list
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter((entry) => new URL(entry.name).origin === location.origin && counts(entry))
      .reduce((sum, entry) => sum + receivedBytes(entry), 0);
    if (bytes > 0) onBytes(bytes);
  });
  for (const type of PerformanceObserver.supportedEntryTypes) {
    if (type === 'resource' || type === 'navigation') observer.observe({ type, buffered: true });
  }
}
