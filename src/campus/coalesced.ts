/**
 * Work that never runs twice at once. Each call resolves, or rejects, with a run that began after it: one that has not begun
 * serves all who ask meanwhile, one that has begun may have missed what they ask for.
 */
export function coalesced(work: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    if (next !== undefined) return next;
    next = running.then(() => {
      next = undefined;
      return work();
    });
    running = next.catch(() => {});
    return next;
  };
}
