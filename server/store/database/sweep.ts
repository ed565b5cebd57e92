import { EVENTS_KEPT_DAYS } from '#campus/analytics/analytics-limits.ts';
import { CALENDAR_PAST_DAYS } from '#campus/learning/live-limits.ts';
import { ANSWERS_KEPT_DAYS, KEYS_KEPT_DAYS, REGISTRATION_KEPT_DAYS } from '#campus/limits.ts';
import { DELETED_LIST_KEPT_DAYS, NOTIFICATIONS_KEPT_DAYS } from '#campus/own-limits.ts';
import { NUDGES_KEPT_DAYS } from '#campus/push/push-limits.ts';
import { BARE_ANSWER } from '#server/model/command-result.ts';
import type { Store, Trx } from './open-store.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const FIRST_SWEEP = 30_000;

/**
 * Removes what has no use any more: keys of long ago, tokens that ended (a while after, so that an old link is known from an unknown one), sessions that nobody can renew with their devices (SESSION-17), nudges of long ago, and
 * registrations that nobody confirmed, lists that were deleted, notifications of half a year ago, dates that were called off and that no calendar shows any more, and what was counted a year ago and longer. Of keys older than an
 * answer is kept only the outcome stays: done with its revision, or the code of the refusal.
 */
export async function sweep(store: Store, now: Date): Promise<void> {
  const at = now.toISOString();
  const daysAgo = (days: number): string => new Date(now.getTime() - days * DAY).toISOString();
  await store.transaction(async (trx) => {
    await trx.deleteFrom('answered_key').where('created_at', '<', daysAgo(KEYS_KEPT_DAYS)).execute();
    await trx
      .updateTable('answered_key')
      .set({ answer: BARE_ANSWER })
      .where('created_at', '<', daysAgo(ANSWERS_KEPT_DAYS))
      .where('answer', 'like', '{"is":"done"%')
      .where('answer', '<>', BARE_ANSWER)
      .execute();
    await trx.deleteFrom('registration').where('created_at', '<', daysAgo(REGISTRATION_KEPT_DAYS)).execute();
    await trx.deleteFrom('one_time_token').where('expires_at', '<', daysAgo(REGISTRATION_KEPT_DAYS)).execute();
    await trx.deleteFrom('openid_attempt').where('expires_at', '<', at).execute();
    await trx.deleteFrom('ticket').where('expires_at', '<', at).execute();
    await trx.deleteFrom('revoked_access_token').where('expires_at', '<', at).execute();
    await trx
      .deleteFrom('refresh_token')
      .where(({ or, eb, selectFrom }) =>
        or([
          eb('expires_at', '<', at),
          eb('session_id', 'in', selectFrom('session').select('session.id').where('revoked_at', '<', daysAgo(1))),
        ]),
      )
      .execute();
    const tokens = trx.selectFrom('refresh_token').select('session_id');
    await trx.deleteFrom('push_device').where('session_id', 'not in', tokens).execute();
    await trx.deleteFrom('push_device').where('expiration_time', '<', now.getTime()).execute();
    await trx
      .deleteFrom('nudge_due')
      .where('due_at', '<', daysAgo(NUDGES_KEPT_DAYS))
      .where('done_at', 'is not', null)
      .execute();
    // A day after its last JWT: one without a refresh token is renewed by nobody.
    await trx.deleteFrom('session').where('last_used_at', '<', daysAgo(1)).where('id', 'not in', tokens).execute();
    await trx.deleteFrom('notification').where('created_at', '<', daysAgo(NOTIFICATIONS_KEPT_DAYS)).execute();
    await trx.deleteFrom('analytics_event').where('received_at', '<', daysAgo(EVENTS_KEPT_DAYS)).execute();
    await trx.deleteFrom('cancelled_place').where('end_at', '<', daysAgo(CALENDAR_PAST_DAYS)).execute();
    await sweepLists(trx, daysAgo(DELETED_LIST_KEPT_DAYS));
  });
}

/** What was deleted so long ago that nobody takes it back: with a list go its things and who followed it. */
async function sweepLists(trx: Trx, before: string): Promise<void> {
  for (const table of ['list_follow', 'content_list_item'] as const)
    await trx
      .deleteFrom(table)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('content_list')
            .select('content_list.id')
            .whereRef('content_list.organisation_id', '=', `${table}.organisation_id`)
            .whereRef('content_list.id', '=', `${table}.list_id`)
            .where('content_list.deleted_at', '<', before),
        ),
      )
      .execute();
  await trx.deleteFrom('content_list').where('deleted_at', '<', before).execute();
}

/**
 * Sweeps soon after the start, when what waits for a server that starts has had its answer, and then once an hour for as long
 * as it runs: one that is started anew each day, or more often, sweeps too. Answers how to stop it.
 */
export function keepSwept(work: () => Promise<void>, onFault: (fault: unknown) => void): () => void {
  const sweepNow = () => void work().catch(onFault);
  const first = setTimeout(sweepNow, FIRST_SWEEP).unref();
  const timer = setInterval(sweepNow, HOUR).unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}
