import type { DevicePart } from './device-part.ts';

declare const self: ServiceWorkerGlobalScope & { devicePart?: DevicePart };

/**
 * What the worker does with the databases that Dexie opens. Answering a page needs none of it, and each page of a start waits until
 * the worker has been run (docs/performance.md): so it is run when it is first asked for.
 */
export function withDevice(): DevicePart {
  if (self.devicePart === undefined) importScripts(self.build.dexie, self.build.devicePart);
  if (self.devicePart === undefined) throw new Error('A part of the worker did not do what it is there for.');
  return self.devicePart;
}

/**
 * A worker may import later what it has imported before it was installed, and nothing else. So the first time it is run has
 * all of it, as has each time in a browser that does not say which it is.
 */
export function keepDevicePart(): void {
  if (self.serviceWorker?.state !== 'activated') withDevice();
}
