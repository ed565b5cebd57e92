import { type CommandResult, done } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { BoardAct } from './board-act.ts';

/** No notification of this board any more, or again (BOARD-10). */
export async function setBoardMuted(trx: Trx, act: BoardAct & { muted: boolean }): Promise<CommandResult> {
  const { organisationId, personId, board, muted } = act;
  if (muted)
    await trx
      .insertInto('board_muting')
      .values({ organisation_id: organisationId, board_id: board.id, person_id: personId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await trx
      .deleteFrom('board_muting')
      .where('organisation_id', '=', organisationId)
      .where('board_id', '=', board.id)
      .where('person_id', '=', personId)
      .execute();
  return done();
}
