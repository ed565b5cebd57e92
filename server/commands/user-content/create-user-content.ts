import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { WrittenUserContent } from '#campus/learning/user-content.ts';
import { deviceId } from '#campus/network/device-id.ts';
import { hasTooManyUserContents } from '#server/commands/core/quotas.ts';
import { repeatOutcome } from '#server/commands/core/repeat-outcome.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import { mayEditUserContent } from '#server/policies/user-content.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { findUserContent } from '#server/store/user-content/user-content-reads.ts';
import { type UserContentAct, userContentColumns } from './user-content-act.ts';
import { claimPictures } from './user-content-pictures.ts';

export interface CreateUserContent extends UserContentAct {
  /** Made on the device. */
  readonly id: string;
  /** Of a project in which the person may make something: whoever calls has asked that (UGC-2). */
  readonly courseId: string;
  readonly content: WrittenUserContent;
}

/** A repeat with the same content succeeds and creates nothing (UGC-6). */
export async function createUserContent(trx: Trx, act: CreateUserContent): Promise<CommandResult> {
  const { organisationId, personId, courseId, id, now } = act;
  const columns = userContentColumns(act.content);
  if (!v.is(deviceId, id) || columns === undefined) return refused('INVALID_INPUT');
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
    const known = await findUserContent(trx, organisationId, id);
    if (known?.course_id !== courseId || !mayEditUserContent(personId, known)) return refused('NOT_ALLOWED');
    return repeatOutcome(
      { isDeleted: known.deleted_at !== null },
      isDeepStrictEqual({ ...known, ...columns }, { ...known }),
    );
  }
  if (await hasTooManyUserContents(trx, personId, courseId)) return refused('QUOTA_REACHED');
  await claimPictures(trx, act, { id, text: columns.content });
  return done();
}
