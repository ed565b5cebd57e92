import { createReadStream, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { v5 as uuidv5 } from 'uuid';
import type { DocumentVault } from '#server/attachments/document-vault.ts';
import { appendSealed } from '#server/attachments/sealed-file.ts';
import type { DocumentFile } from '#server/content/files/documents-file.ts';
import { personIdOf } from '#server/content/files/person-id.ts';
import { resolveMoment } from '#server/content/layout/resolve-moment.ts';
import type { Trx } from '#server/store/database/open-store.ts';

/** Ids of documents are the campus's own; of those that an import brings they follow from their people's. */
const NAMESPACE = '0c0f6a0e-4a0b-4d39-8d0e-6a9a5a5b3a77';
const DAY = 24 * 60 * 60 * 1000;

interface Plan {
  readonly organisationId: string;
  readonly documents: readonly DocumentFile[];
  /** Of the campus's files. */
  readonly folder: string;
  readonly vault: DocumentVault;
  /** Of what is decided. */
  readonly keptDays: number;
  readonly now: Date;
}

/** Brings what is not there yet, encrypted as everybody's; of somebody who has sent another one nothing is brought. */
export async function writeDocuments(trx: Trx, { organisationId, documents, folder, vault, ...plan }: Plan) {
  if (documents.length > 0) mkdirSync(vault.files.folder, { recursive: true, mode: 0o700 });
  for (const { by, at, status, comment, name, file } of documents) {
    const personId = personIdOf(organisationId, by);
    const id = uuidv5(`${organisationId} ${by}`, NAMESPACE);
    const moment = resolveMoment(at, plan.now);
    const isDecided = status !== 'IN_REVIEW';
    const any = trx.selectFrom('document_upload').select('id').where('person_id', '=', personId);
    if ((await any.executeTakeFirst()) !== undefined) continue;
    const source = file === undefined ? undefined : join(folder, file);
    const row = {
      organisation_id: organisationId,
      id,
      person_id: personId,
      file_name: source === undefined ? '' : name,
      file_size: source === undefined ? 0 : statSync(source).size,
      sealed_key: source === undefined ? null : vault.makeKey(id),
      created_at: moment,
      finished_at: moment,
      status,
      comment: comment ?? null,
      decided_at: isDecided ? moment : null,
      remove_at: isDecided ? new Date(Date.parse(moment) + plan.keptDays * DAY).toISOString() : null,
      is_replaced: 0,
    };
    await trx.insertInto('document_upload').values(row).execute();
    const sealed = vault.sealedFileOf(row);
    if (sealed === undefined || source === undefined) continue;
    writeFileSync(sealed.path, '', { mode: 0o600 });
    await appendSealed(sealed, createReadStream(source));
  }
}
