/**
 * Tells of each newer worker that waits: one that was there before, and every one that comes while the page is open. Beside
 * workbox-window, which stops to listen after the first that it did not ask for, and a page may stay open for weeks.
 */
export function followWaiting(
  registration: ServiceWorkerRegistration,
  onWaiting: (worker: ServiceWorker) => void,
): void {
  const { waiting } = registration;
  if (waiting !== null) onWaiting(waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // The very first worker waits for nobody.
      if (installing.state === 'installed' && registration.active !== null) onWaiting(installing);
    });
  });
}
