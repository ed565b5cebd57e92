/** Runs once the first paint is done and the main thread rests; Safari has no idle callback and gets the next task. */
export function whenIdle(work: () => Promise<void>): void {
  requestAnimationFrame(() => {
    const run = (): void => void work();
    if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 5000 });
    else setTimeout(run, 0);
  });
}
