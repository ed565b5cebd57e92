import * as v from 'valibot';
import type { PushService } from '#campus/push/push-subscription.ts';
import { knownZone } from '#campus/text/known-zone.ts';
import { ask } from '#wire/ask.ts';
import { CampusError } from '#wire/campus-failure.ts';
import type { Wire } from '#wire/graphql.ts';
import { mutate } from '#wire/mutate.ts';

const KEY = 'query PushKey { organizationConfig { vapidPublicKey } }';
const KNOWN = 'query KnownPushDevice($endpoint: String!) { viewer { pushDevice(endpoint: $endpoint) { id } } }';

const CREATE = `mutation CreatePushDevice($pushService: PushServiceInput!) {
  createPushDevice(pushService: $pushService) { success errors { message } }
}`;

const DELETE = `mutation deletePushDevice($endpoint: String!) {
  deletePushDevice(endpoint: $endpoint) { success errors { message } }
}`;

export const pushKeyAnswer = v.object({ vapidPublicKey: v.pipe(v.string(), v.nonEmpty()) });
export const pushDeviceAnswer = v.object({ pushDevice: v.nullable(v.object({ id: v.string() })) });

/** The key of today by which the campus signs its pushes (RFC 8292). */
export async function askPushKey(wire: Wire): Promise<string> {
  const { vapidPublicKey } = await ask(wire, { field: 'organizationConfig', document: KEY }, pushKeyAnswer);
  return vapidPublicKey;
}

/** Whether the campus still sends there for the person who asks. */
export async function isPushDeviceKnown(wire: Wire, endpoint: string): Promise<boolean> {
  const { pushDevice } = await ask(
    wire,
    { field: 'viewer', document: KNOWN, variables: { endpoint } },
    pushDeviceAnswer,
  );
  return pushDevice !== null;
}

/** Never queued (OFFLINE-3): a switch that says "on" is on. The zone is that of this device's clocks. */
export function createPushDevice(wire: Wire, service: PushService): Promise<void> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return mutate(wire, 'createPushDevice', CREATE, { pushService: { ...service, timeZone: knownZone(timeZone) } });
}

/** A campus that cannot be reached learns of it from the push service, with the next push. */
export async function deletePushDevice(wire: Wire, endpoint: string): Promise<void> {
  await mutate(wire, 'deletePushDevice', DELETE, { endpoint }).catch((error: unknown) => {
    if (!(error instanceof CampusError)) throw error;
  });
}
