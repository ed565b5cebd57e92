import type { Reader } from '#server/store/database/open-store.ts';

/** A picture of somebody of the organisation, by its name below `/media/`. */
export async function findProfileImage(
  read: Reader,
  organisationId: string,
  name: string,
): Promise<{ readonly type: string; readonly bytes: Buffer } | undefined> {
  const row = await read
    .selectFrom('profile_image')
    .select(['type', 'bytes'])
    .where('organisation_id', '=', organisationId)
    .where('name', '=', name)
    .executeTakeFirst();
  return row && { type: row.type, bytes: Buffer.from(row.bytes, 'base64') };
}
