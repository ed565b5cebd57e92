import { groupedBy } from '#campus/grouped-by.ts';
import { batched } from '#server/store/database/batched.ts';
import type { Reader } from '#server/store/database/open-store.ts';
import type { UserContentRow } from '#server/store/schema/user-content-tables.ts';

/** What learners made; whether somebody may read it is asked elsewhere. What is deleted is not there. */
export interface UserContentReads {
  userContent(id: string): Promise<UserContentRow | undefined>;
  /** What was changed last first. */
  userContentsOf(courseId: string): Promise<readonly UserContentRow[]>;
}

export function createUserContentReads(read: Reader, organisationId: string): UserContentReads {
  const present = () =>
    read
      .selectFrom('user_content')
      .selectAll()
      .where('organisation_id', '=', organisationId)
      .where('deleted_at', 'is', null);
  const byId = batched(async (ids) => {
    const rows = await present().where('id', 'in', ids).execute();
    return new Map(rows.map((row) => [row.id, row]));
  });
  const ofCourse = batched(async (courseIds) => {
    const rows = await present()
      .where('course_id', 'in', courseIds)
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return groupedBy(rows, (row) => row.course_id);
  });
  return { userContent: byId, userContentsOf: async (courseId) => (await ofCourse(courseId)) ?? [] };
}

/** Also where it is deleted; undefined: nothing ever had this id. */
export function findUserContent(read: Reader, organisationId: string, id: string): Promise<UserContentRow | undefined> {
  return read
    .selectFrom('user_content')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whether anything is there that the person made. */
export async function hasMadeUserContent(read: Reader, organisationId: string, personId: string): Promise<boolean> {
  const row = await read
    .selectFrom('user_content')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('author_id', '=', personId)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** By its name below `/media/`. */
export async function findUserContentPicture(
  read: Reader,
  organisationId: string,
  name: string,
): Promise<{ readonly type: string; readonly bytes: Buffer } | undefined> {
  const row = await read
    .selectFrom('user_content_picture')
    .select(['type', 'bytes'])
    .where('organisation_id', '=', organisationId)
    .where('name', '=', name)
    .executeTakeFirst();
  return row && { type: row.type, bytes: Buffer.from(row.bytes, 'base64') };
}
