import { randomUUID } from 'node:crypto';
import { PUSH_DEVICES_MAX } from '#campus/push/push-limits.ts';
import { type CommandResult, done } from '#server/model/command-result.ts';
import type { PushService } from '#server/push/push-service.ts';
import type { Trx } from '#server/store/database/open-store.ts';

export interface SetPushDevice {
  readonly organisationId: string;
  readonly personId: string;
  readonly sessionId: string;
  readonly service: PushService;
  readonly now: Date;
}

/**
 * Keeps where a device is reached. A browser has one endpoint, whoever is signed in: the one who came last has it, and what
 * was still due to the one before is not sent there (server/push/keep-pushing.ts).
 */
export async function setPushDevice(trx: Trx, act: SetPushDevice): Promise<CommandResult> {
  const { endpoint, p256dh, auth, expirationTime, timeZone } = act.service;
  const device = {
    organisation_id: act.organisationId,
    person_id: act.personId,
    session_id: act.sessionId,
    p256dh,
    auth,
    expiration_time: expirationTime,
    time_zone: timeZone,
    created_at: act.now.toISOString(),
    failed_since: null,
  };
  await trx
    .insertInto('push_device')
    .values({ id: randomUUID(), endpoint, last_ok_at: null, ...device })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(device))
    .execute();
  const known = await trx
    .selectFrom('push_device')
    .select('id')
    .where('person_id', '=', act.personId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const tooMany = known.slice(PUSH_DEVICES_MAX).map(({ id }) => id);
  if (tooMany.length > 0) await trx.deleteFrom('push_device').where('id', 'in', tooMany).execute();
  return done();
}

/** Nothing is sent there any more; another person's device stays. */
export async function forgetPushDevice(
  trx: Trx,
  { personId, endpoint }: { personId: string; endpoint: string },
): Promise<CommandResult> {
  await trx.deleteFrom('push_device').where('person_id', '=', personId).where('endpoint', '=', endpoint).execute();
  return done();
}
