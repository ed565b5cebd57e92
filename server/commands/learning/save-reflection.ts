import * as v from 'valibot';
import { deviceId } from '#campus/network/device-id.ts';
import { reflectionText } from '#campus/text/written-text.ts';
import { hasTooManyReflections } from '#server/commands/core/quotas.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { awardAchievements } from './award-achievements.ts';
import { beginCourse } from './begin-course.ts';
import type { UnitAct } from './course-standing.ts';
import { settleCourse } from './settle-course.ts';

export interface SaveReflection extends UnitAct {
  readonly organisationId: string;
  readonly boardId: string;
  /** Made on the device; again with the same one is an edit. */
  readonly id: string;
  readonly content: string;
}

/** Writes a reflection or a new version of it. Nobody edits what somebody else wrote. */
export async function saveReflection(trx: Trx, act: SaveReflection): Promise<CommandResult> {
  const { organisationId, personId, boardId, id, now } = act;
  if (!v.is(deviceId, id)) return refused('INVALID_INPUT');
  const parsed = v.safeParse(reflectionText, act.content);
  if (!parsed.success) return refused('REFLECTION_INVALID');
  const content = parsed.output;
  const standing = await beginCourse(trx, act);
  if (typeof standing === 'object') return refused(standing.refused);
  const at = now.toISOString();
  const written = await trx
    .insertInto('reflection')
    .values({ organisation_id: organisationId, id, board_id: boardId, person_id: personId, content, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written === undefined) {
    const edited = await trx
      .updateTable('reflection')
      .set({ content, edited_at: at })
      .where('organisation_id', '=', organisationId)
      .where('id', '=', id)
      .where('person_id', '=', personId)
      .where('board_id', '=', boardId)
      .returning('id')
      .executeTakeFirst();
    if (edited === undefined) return refused('NOT_ALLOWED');
  } else if (await hasTooManyReflections(trx, personId, boardId)) return refused('QUOTA_REACHED');
  return done({ achievements: [...(await awardAchievements(trx, personId, await settleCourse(trx, act), now))] });
}
