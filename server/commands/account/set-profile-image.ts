import { type CommandResult, done } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';

export interface SetProfileImage {
  readonly organisationId: string;
  readonly personId: string;
  /** Null: none any more. */
  readonly image: { readonly name: string; readonly type: string; readonly bytes: Buffer } | null;
}

/** Puts a picture in the place of the one before, which is gone with it, its address too. */
export async function setProfileImage(
  trx: Trx,
  { organisationId, personId, image }: SetProfileImage,
): Promise<CommandResult> {
  await trx.deleteFrom('profile_image').where('person_id', '=', personId).execute();
  if (image !== null)
    await trx
      .insertInto('profile_image')
      .values({
        name: image.name,
        organisation_id: organisationId,
        person_id: personId,
        type: image.type,
        bytes: image.bytes.toString('base64'),
      })
      .execute();
  await trx
    .updateTable('person')
    .set({ profile_image: image?.name ?? null })
    .where('id', '=', personId)
    .execute();
  return done();
}
