/**
 * Runs once the first paint is done and the main thread rests; Safari has no idle callback and gets the next task.
 * What fails here was a preparation: nobody waits for it, and the next start tries again.
 */
export function whenIdle(work: () => Promise<void>): void {
  requestAnimationFrame(() => {
    const run = (): void => void work().catch(() => {});
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 5000 });
    else setTimeout(run, 0);
  });
}
