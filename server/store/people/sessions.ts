import { rememberAnnouncements } from '#server/store/database/announcements.ts';
import type { Reader, Trx } from '#server/store/database/open-store.ts';

export interface OpenSession {
  readonly id: string;
  readonly isMobile: boolean;
  readonly createdAt: string;
  readonly lastUsedAt: string;
}

/** Sessions that go on: not ended, and with a refresh token that somebody can still show. */
export function openSessions(read: Reader, now: Date) {
  return read
    .selectFrom('session')
    .where('session.revoked_at', 'is', null)
    .where('session.ends_at', '>', now.toISOString())
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('refresh_token')
          .select('refresh_token.hash')
          .whereRef('refresh_token.session_id', '=', 'session.id')
          .where('refresh_token.used_at', 'is', null)
          .where('refresh_token.expires_at', '>', now.toISOString()),
      ),
    );
}

/** Where a person is signed in, what was used last first. */
export async function openSessionsOf(read: Reader, personId: string, now: Date): Promise<readonly OpenSession[]> {
  const rows = await openSessions(read, now)
    .select(['id', 'is_mobile', 'created_at', 'last_used_at'])
    .where('person_id', '=', personId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    isMobile: row.is_mobile === 1,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }));
}

/**
 * With ended sessions go their devices, in the same transaction, and their open pages, after it: nobody is reached where
 * nobody is signed in (NOTIFY-6).
 */
export async function cutOff(trx: Trx, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  await trx.deleteFrom('push_device').where('session_id', 'in', sessionIds).execute();
  rememberAnnouncements(trx, { endedSessions: sessionIds });
}
