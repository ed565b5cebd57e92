import { userContentPicturesIn } from '#campus/account/user-content-picture.ts';
import { ENTRY_SENT_WITHIN_DAYS } from '#campus/limits.ts';
import { hasTooManyUserContentPictures } from '#server/commands/core/quotas.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import type { UserContentAct } from './user-content-act.ts';

const DAY = 24 * 60 * 60 * 1000;

/** What was taken of a picture that somebody sent: nothing but what it is drawn from. */
interface CleanPicture {
  /** Media type. */
  readonly type: string;
  readonly bytes: Buffer;
}

/** Keeps a picture for a text that the campus has not heard of yet; those of texts that never came make room (UGC-8). */
export async function keepUserContentPicture(
  trx: Trx,
  { organisationId, personId, name, picture, now }: UserContentAct & { name: string; picture: CleanPicture },
): Promise<CommandResult> {
  const forgotten = new Date(now.getTime() - ENTRY_SENT_WITHIN_DAYS * DAY).toISOString();
  await trx
    .deleteFrom('user_content_picture')
    .where('author_id', '=', personId)
    .where('content_id', 'is', null)
    .where('created_at', '<', forgotten)
    .execute();
  await trx
    .insertInto('user_content_picture')
    .values({
      name,
      organisation_id: organisationId,
      author_id: personId,
      type: picture.type,
      bytes: picture.bytes.toString('base64'),
      created_at: now.toISOString(),
    })
    .execute();
  return (await hasTooManyUserContentPictures(trx, personId)) ? refused('QUOTA_REACHED') : done();
}

/** Its author's pictures that the text shows belong to it from now on; those that it shows no more are gone. */
export async function claimPictures(
  trx: Trx,
  { organisationId, personId }: UserContentAct,
  { id, text }: { id: string; text: string },
): Promise<void> {
  const names = userContentPicturesIn(text);
  await trx
    .deleteFrom('user_content_picture')
    .where('organisation_id', '=', organisationId)
    .where('content_id', '=', id)
    .$if(names.length > 0, (query) => query.where('name', 'not in', names))
    .execute();
  if (names.length === 0) return;
  await trx
    .updateTable('user_content_picture')
    .set({ content_id: id })
    .where('organisation_id', '=', organisationId)
    .where('author_id', '=', personId)
    .where('content_id', 'is', null)
    .where('name', 'in', names)
    .execute();
}
