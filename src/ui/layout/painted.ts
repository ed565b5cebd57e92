let coming: Promise<void> | undefined;

/**
 * Two frames: what was rendered has been handed to the screen. A page in the background paints none, and goes on. Whoever waits
 * for the same frame goes on in the same turn, so that what they ask is one request.
 */
export function painted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  coming ??= new Promise((resolve) =>
    requestAnimationFrame(() => {
      coming = undefined;
      requestAnimationFrame(() => resolve());
    }),
  );
  return coming;
}
