import type { WrittenUserContent } from '#campus/learning/user-content.ts';
import { isDeviceId } from '#server/commands/core/device-id.ts';
import { hasTooManyUserContents } from '#server/commands/core/quotas.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import { mayEditUserContent } from '#server/policies/user-content.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { type UserContentAct, userContentColumns } from './user-content-act.ts';
import { claimPictures } from './user-content-pictures.ts';

export interface CreateUserContent extends UserContentAct {
  /** Made on the device. */
  readonly id: string;
  /** Of a project in which the person may make something: whoever calls has asked that (UGC-2). */
  readonly courseId: string;
  readonly content: WrittenUserContent;
}

/** Once more with the same id is done and makes nothing, also where it was deleted meanwhile (UGC-6). */
export async function createUserContent(trx: Trx, act: CreateUserContent): Promise<CommandResult> {
  const { organisationId, personId, courseId, id, now } = act;
  const columns = userContentColumns(act.content);
  if (!isDeviceId(id) || columns === undefined) return refused('INVALID_INPUT');
  const at = now.toISOString();
  const written = await trx
    .insertInto('user_content')
    .values({
      organisation_id: organisationId,
      id,
      course_id: courseId,
      author_id: personId,
      ...columns,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written === undefined) {
    const known = await trx
      .selectFrom('user_content')
      .select(['course_id', 'author_id'])
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .executeTakeFirst();
    return known?.course_id === courseId && mayEditUserContent(personId, known) ? done() : refused('NOT_ALLOWED');
  }
  if (await hasTooManyUserContents(trx, personId, courseId)) return refused('QUOTA_REACHED');
  await claimPictures(trx, act, { id, text: columns.content });
  return done();
}
