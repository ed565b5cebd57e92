import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';

interface Asker {
  readonly organisationId: string;
  readonly personId: string;
}

export interface MarkNotification extends Asker {
  readonly id: string;
  /** In their order; the last word holds. */
  readonly marks: readonly Mark[];
}

/** Whether it counts as read, or that it was followed. */
export type Mark = { readonly is: 'read' | 'unread' | 'interacted' };

/** Marks one's notification; whoever follows it has read it (NOTIFY-1). Somebody else's is not there. */
export async function markNotification(trx: Trx, act: MarkNotification): Promise<CommandResult> {
  if (act.marks.length === 0) return refused('INVALID_INPUT');
  const columns = Object.assign({}, ...act.marks.map(columnsOf));
  const marked = await trx
    .updateTable('notification')
    .set(columns)
    .where('organisation_id', '=', act.organisationId)
    .where('person_id', '=', act.personId)
    .where('id', '=', act.id)
    .returning('id')
    .executeTakeFirst();
  return marked === undefined ? refused('NOT_FOUND') : done();
}

function columnsOf({ is }: Mark): { read: number; interacted?: number } {
  return is === 'interacted' ? { read: 1, interacted: 1 } : { read: is === 'read' ? 1 : 0 };
}

/** Every notification until a moment is read; a later one stays as it is, however late the request comes. */
export async function readAllNotifications(
  trx: Trx,
  { organisationId, personId, until }: Asker & { readonly until: Date },
): Promise<CommandResult> {
  await trx
    .updateTable('notification')
    .set({ read: 1 })
    .where('organisation_id', '=', organisationId)
    .where('person_id', '=', personId)
    .where('read', '=', 0)
    .where('created_at', '<=', until.toISOString())
    .execute();
  return done();
}
