import { mkdirSync, writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { createDocumentVault } from '#server/attachments/document-vault.ts';
import { appendSealed } from '#server/attachments/sealed-file.ts';
import { createUploadFiles } from '#server/attachments/upload-files.ts';
import { openDocumentKey } from '#server/auth/document-key.ts';
import type { Store, Trx } from '#server/store/database/open-store.ts';

/** A file that the owner brought to a project. */
export const OWNER_FILE = '0b6e2f1c-8d0a-4c57-9a43-5f8f6f0d2a11';
/** A document that the owner sent to the document check. */
export const OWNER_DOCUMENT = '2d9b7c4e-5a1f-4b86-8e17-3c0d6f1a9b52';
/** A document of the owner's pupil, on which the owner decides. */
export const PUPIL_DOCUMENT = '7a4c1e90-2b5d-4f38-9c61-0e8d5b7f3a24';
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

/** It waits, with its bytes, and the owner is a reviewer of documents. */
export async function bringWaitingDocument(
  store: Store,
  personId: string,
  { dataDir, now }: { dataDir: string; now: Date },
) {
  const vault = createDocumentVault(dataDir, await openDocumentKey(store, undefined));
  const at = now.toISOString();
  const bytes = Buffer.from('cnry-owner-bytes of a document');
  const file = { id: PUPIL_DOCUMENT, file_name: 'cnry-owner-waiting.pdf', file_size: bytes.length };
  const review = { status: 'IN_REVIEW', comment: 'cnry-owner-said', decided_at: null, remove_at: null } as const;
  const row = { ...file, ...review, sealed_key: vault.makeKey(PUPIL_DOCUMENT), is_replaced: 0 };
  await store.transaction(async (trx) => {
    await trx.updateTable('person').set({ is_document_reviewer: 1 }).where('id', '=', personId).execute();
    await trx
      .insertInto('document_upload')
      .values({ organisation_id: '60', person_id: '60-pupil', ...row, created_at: at, finished_at: at })
      .execute();
  });
  const sealed = vault.sealedFileOf(row);
  if (sealed === undefined) throw new Error('A key that was just made is there.');
  mkdirSync(vault.files.folder, { recursive: true });
  writeFileSync(sealed.path, '');
  await appendSealed(sealed, Readable.from([bytes]));
}
