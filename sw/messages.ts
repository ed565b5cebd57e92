declare const self: ServiceWorkerGlobalScope;

/** The page says that the learner agreed to the new version; nothing skips waiting without that (RELIABILITY 2 row 27). */
export function onMessage(event: ExtendableMessageEvent): void {
  const said: unknown = event.data;
  if (typeof said === 'object' && said !== null && 'type' in said && said.type === 'SKIP_WAITING') {
    event.waitUntil(self.skipWaiting());
  }
}
