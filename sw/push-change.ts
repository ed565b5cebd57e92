import { pushServiceOf } from '#campus/push/push-subscription.ts';
import { askPushKey, createPushDevice } from '#features/push/wire.ts';
import { deviceDb } from '#offline/device-db.ts';
import { accountOfSession } from '#offline/session/session-row.ts';
import { wireOf } from './wire-of.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The browser has taken its endpoint back, or given another: the campus hears of the new one at once. Few browsers say so,
 * so nothing depends on it (NOTIFY-7); what fails here is made true at the next start.
 */
export async function onSubscriptionChange(): Promise<void> {
  const device = deviceDb();
  const mine = await accountOfSession(device);
  const { pushManager } = self.registration;
  const held = await pushManager.getSubscription();
  // Nobody is signed in: nobody wants what there may be.
  if (mine === undefined) return void (await held?.unsubscribe());
  const { wire } = wireOf(device, mine);
  const anew = { userVisibleOnly: true, applicationServerKey: await askPushKey(wire) };
  await createPushDevice(wire, pushServiceOf(held ?? (await pushManager.subscribe(anew))));
}
