import { canRead } from '#offline/health/can-read.ts';
import { opens } from '#reads/opens.ts';
import { streamFilm } from './film-stream.ts';
import { count, countOwnScripts } from './meter.ts';
import { outboxSync } from './outbox-sync.ts';
import { onNotificationClick, onPush } from './push.ts';
import { onSubscriptionChange } from './push-change.ts';

const devicePart = {
  canRead: () => canRead(opens),
  count,
  countOwnScripts,
  onNotificationClick,
  onPush,
  onSubscriptionChange,
  outboxSync,
  streamFilm,
};

export type DevicePart = typeof devicePart;

declare const self: ServiceWorkerGlobalScope & { devicePart?: DevicePart };

/** All that the worker needs Dexie for, in a file of its own for `with-device.ts`, which finds it here. */
self.devicePart = devicePart;
