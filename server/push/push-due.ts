import {
  PUSH_FAILING_DAYS,
  PUSH_LEASE,
  PUSH_RETRY,
  PUSH_RETRY_MOST,
  PUSHES_AT_ONCE,
} from '#campus/push/push-limits.ts';
import type { Reader, Store, Trx } from '#server/store/database/open-store.ts';
import type { NotificationKind } from '#server/store/schema/live-tables.ts';
import type { PushDeviceRow } from '#server/store/schema/push-tables.ts';
import type { PushAnswer } from './send-push.ts';

const DAY = 24 * 3_600_000;

/** One push to one device. */
export interface DuePush {
  readonly notificationId: string;
  readonly deviceId: string;
  readonly createdAt: string;
  readonly attempts: number;
}

/** What it tells of, whom, and where they are reached. */
export interface Target {
  readonly id: string;
  readonly kind: NotificationKind;
  readonly organisationId: string;
  readonly personId: string;
  readonly device: Pick<PushDeviceRow, 'endpoint' | 'p256dh' | 'auth'>;
}

/** Takes the oldest that are due, so that no other process has them for a while; `found`: with those that another was quicker at. */
export async function takePushes(
  store: Store,
  now: Date,
): Promise<{ readonly found: number; readonly taken: readonly DuePush[] }> {
  const first = await store.read
    .selectFrom('push_due')
    .selectAll()
    .where('not_before', '<=', now.toISOString())
    .orderBy('not_before')
    .limit(PUSHES_AT_ONCE)
    .execute();
  if (first.length === 0) return { found: 0, taken: [] };
  const leased = new Date(now.getTime() + PUSH_LEASE).toISOString();
  const taken = await store.transaction(async (trx) => {
    const own: DuePush[] = [];
    for (const row of first) {
      const claimed = await oneOf(trx, { notificationId: row.notification_id, deviceId: row.device_id })
        .set({ not_before: leased })
        .where('not_before', '=', row.not_before)
        .returning([
          'notification_id as notificationId',
          'device_id as deviceId',
          'created_at as createdAt',
          'attempts',
        ])
        .executeTakeFirst();
      if (claimed !== undefined) own.push(claimed);
    }
    return own;
  });
  return { found: first.length, taken };
}

/** Undefined where the device is gone or another person's by now, or what it tells was read. */
export async function targetOf(read: Reader, { notificationId, deviceId }: DuePush): Promise<Target | undefined> {
  const row = await read
    .selectFrom('notification')
    .innerJoin('push_device', (join) =>
      join
        .onRef('push_device.person_id', '=', 'notification.person_id')
        .onRef('push_device.organisation_id', '=', 'notification.organisation_id'),
    )
    .select(['notification.id', 'kind', 'notification.organisation_id', 'notification.person_id'])
    .select(['endpoint', 'p256dh', 'auth'])
    .where('notification.id', '=', notificationId)
    .where('notification.read', '=', 0)
    .where('push_device.id', '=', deviceId)
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      kind: row.kind,
      organisationId: row.organisation_id,
      personId: row.person_id,
      device: { endpoint: row.endpoint, p256dh: row.p256dh, auth: row.auth },
    }
  );
}

export async function dropPush(store: Store, push: DuePush): Promise<void> {
  await store.transaction((trx) => remove(trx, push));
}

/** Keeps what the push service said: of this push, and of the device. */
export function notePush(store: Store, push: DuePush, answer: PushAnswer, now: Date): Promise<void> {
  return store.transaction(async (trx) => {
    const device = trx.updateTable('push_device').where('id', '=', push.deviceId);
    if (answer.is === 'later') await putOff(trx, push, answer.after, now);
    else await remove(trx, push);
    if (answer.is === 'gone') await forget(trx, push.deviceId);
    else if (answer.is === 'taken') await device.set({ last_ok_at: now.toISOString(), failed_since: null }).execute();
    else await noteFailure(trx, push.deviceId, now);
  });
}

async function putOff(trx: Trx, push: DuePush, after: number | undefined, now: Date): Promise<void> {
  const wait = Math.min(after ?? PUSH_RETRY * 2 ** push.attempts, PUSH_RETRY_MOST);
  await oneOf(trx, push)
    .set({ attempts: push.attempts + 1, not_before: new Date(now.getTime() + wait).toISOString() })
    .execute();
}

/** A device that has taken nothing for so long is given up, whatever its push service says. */
async function noteFailure(trx: Trx, deviceId: string, now: Date): Promise<void> {
  const failing = await trx
    .updateTable('push_device')
    .set((eb) => ({ failed_since: eb.fn.coalesce('failed_since', eb.val(now.toISOString())) }))
    .where('id', '=', deviceId)
    .returning('failed_since')
    .executeTakeFirst();
  const since = failing?.failed_since;
  if (typeof since === 'string' && now.getTime() - Date.parse(since) > PUSH_FAILING_DAYS * DAY)
    await forget(trx, deviceId);
}

async function forget(trx: Trx, deviceId: string): Promise<void> {
  await trx.deleteFrom('push_device').where('id', '=', deviceId).execute();
}

async function remove(trx: Trx, { notificationId, deviceId }: DuePush): Promise<void> {
  await trx
    .deleteFrom('push_due')
    .where('notification_id', '=', notificationId)
    .where('device_id', '=', deviceId)
    .execute();
}

function oneOf(trx: Trx, { notificationId, deviceId }: Pick<DuePush, 'notificationId' | 'deviceId'>) {
  return trx.updateTable('push_due').where('notification_id', '=', notificationId).where('device_id', '=', deviceId);
}
