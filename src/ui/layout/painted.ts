/** Two frames: what was rendered has been handed to the screen. A page in the background paints none, and goes on. */
export function painted(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
