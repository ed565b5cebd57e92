import { mkdirSync, writeFileSync } from 'node:fs';
import { createUploadFiles } from '#server/attachments/upload-files.ts';
import type { Trx } from '#server/store/database/open-store.ts';

/** A file that the owner brought to a project. */
export const OWNER_FILE = '0b6e2f1c-8d0a-4c57-9a43-5f8f6f0d2a11';
/** A document that the owner sent to the document check. */
export const OWNER_DOCUMENT = '2d9b7c4e-5a1f-4b86-8e17-3c0d6f1a9b52';
const CONTENT = 'cnry-private-file';

/** Its row, and its bytes in the data folder. */
export async function bringOwnerFile(trx: Trx, personId: string, { dataDir, now }: { dataDir: string; now: Date }) {
  const at = { created_at: now.toISOString(), finished_at: now.toISOString() };
  const file = { id: OWNER_FILE, file_name: `${CONTENT}.txt`, file_size: CONTENT.length };
  const row = { organisation_id: '60', course_id: 'project-course', person_id: personId, ...file, ...at };
  await trx.insertInto('attachment').values(row).execute();
  const files = createUploadFiles(dataDir, 'attachments');
  mkdirSync(files.folder, { recursive: true });
  writeFileSync(files.pathOf(OWNER_FILE), CONTENT);
}

/** Its row, with what a reviewer said of it; the bytes are for nobody. */
export async function bringOwnerDocument(trx: Trx, personId: string, now: Date) {
  const at = now.toISOString();
  const file = {
    id: OWNER_DOCUMENT,
    file_name: 'cnry-owner-document.pdf',
    file_size: 10,
    sealed_key: 'cnry-owner-key',
  };
  const review = { status: 'REJECTED', comment: 'cnry-owner-comment', decided_at: at, remove_at: null } as const;
  const row = { organisation_id: '60', person_id: personId, ...file, ...review, is_replaced: 0 };
  await trx
    .insertInto('document_upload')
    .values({ ...row, created_at: at, finished_at: at })
    .execute();
}
