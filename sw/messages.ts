import { CAN_READ } from '#offline/names.ts';
import { withDevice } from './with-device.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * What a page says to this worker. SKIP_WAITING: the learner agreed to the new version, nothing skips waiting without that
 * (APP-2). CAN_READ: before they are asked, whether this version reads what is on the device.
 */
export function onMessage(event: ExtendableMessageEvent): void {
  const message: unknown = event.data;
  if (typeof message !== 'object' || message === null || !('type' in message)) return;
  if (message.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (message.type === CAN_READ) event.waitUntil(answer(event.ports));
}

/** Where the look fails there is no answer, and no answer is a no. */
async function answer(ports: readonly MessagePort[]): Promise<void> {
  const unread = await withDevice().canRead();
  for (const port of ports) port.postMessage(unread);
}
