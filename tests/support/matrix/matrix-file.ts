import { mkdirSync, writeFileSync } from 'node:fs';
import { createUploadFiles } from '#server/attachments/upload-files.ts';
import type { Trx } from '#server/store/database/open-store.ts';

/** A file that the owner brought to a project. */
export const OWNER_FILE = '0b6e2f1c-8d0a-4c57-9a43-5f8f6f0d2a11';
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
