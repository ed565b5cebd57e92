import { copyFileSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { v5 as uuidv5 } from 'uuid';
import type { UploadFiles } from '#server/attachments/upload-files.ts';
import type { AttachmentFile } from '#server/content/files/attachments-file.ts';
import { personIdOf } from '#server/content/files/person-id.ts';
import { resolveMoment } from '#server/content/layout/resolve-moment.ts';
import type { Trx } from '#server/store/database/open-store.ts';

/** Ids of files are the campus's own; of those that an import brings they follow from the authors'. */
const NAMESPACE = 'b2f0a7de-4a5e-4d0c-9a3e-0f7f3f9a1d52';

interface Plan {
  readonly organisationId: string;
  readonly attachments: readonly AttachmentFile[];
  /** Of the campus's files. */
  readonly folder: string;
  readonly files: UploadFiles;
  readonly now: Date;
}

/** Brings what is not there yet; what was deleted meanwhile stays deleted. */
export async function writeAttachments(
  trx: Trx,
  { organisationId, attachments, folder, files, now }: Plan,
): Promise<void> {
  if (attachments.length > 0) mkdirSync(files.folder, { recursive: true });
  for (const { id: authorsId, course, by, at, name, file } of attachments) {
    const id = uuidv5(`${organisationId} ${authorsId}`, NAMESPACE);
    const source = join(folder, file);
    const moment = resolveMoment(at, now);
    const written = await trx
      .insertInto('attachment')
      .values({
        organisation_id: organisationId,
        id,
        course_id: course,
        person_id: personIdOf(organisationId, by),
        file_name: name,
        file_size: statSync(source).size,
        created_at: moment,
        finished_at: moment,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    // A row without its file would be a promise; a file without a row is swept (FILE-9).
    if (written !== undefined) copyFileSync(source, files.pathOf(id));
  }
}
