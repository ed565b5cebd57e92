import type { Reader } from '#server/store/database/open-store.ts';

/** Since when a calendar may read the person's dates; undefined: none may (LIVE-26). */
export async function calendarLinkOf(read: Reader, personId: string): Promise<{ createdAt: string } | undefined> {
  const row = await read
    .selectFrom('calendar_link')
    .select('created_at')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row && { createdAt: row.created_at };
}

/** Whose dates an address shows. */
export async function personOfCalendar(
  read: Reader,
  { organisationId, tokenHash }: { organisationId: string; tokenHash: string },
): Promise<string | undefined> {
  const row = await read
    .selectFrom('calendar_link')
    .select('person_id')
    .where('organisation_id', '=', organisationId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.person_id;
}
