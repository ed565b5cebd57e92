import { writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { createDocumentVault } from '#server/attachments/document-vault.ts';
import { appendSealed } from '#server/attachments/sealed-file.ts';
import { openDocumentKey } from '#server/auth/document-key.ts';
import type { JourneyCampus } from './journey.ts';

/** A document that replaces an earlier one, sent the given minutes ago. */
export async function sendDocument(
  { store, dataDir }: JourneyCampus,
  personId: string,
  minutes: number,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<string> {
  const vault = createDocumentVault(dataDir, await openDocumentKey(store, undefined));
  const id = crypto.randomUUID();
  const at = new Date(Date.now() - minutes * 60_000).toISOString();
  const row = {
    organisation_id: '1',
    id,
    person_id: personId,
    file_name: name,
    file_size: bytes.length,
    sealed_key: vault.makeKey(id),
    created_at: at,
    finished_at: at,
    status: 'IN_REVIEW' as const,
    comment: null,
    decided_at: null,
    remove_at: null,
    is_replaced: 0,
  };
  await store.transaction(async (trx) => {
    await trx.deleteFrom('document_upload').where('person_id', '=', personId).execute();
    await trx.insertInto('document_upload').values(row).execute();
  });
  const file = vault.sealedFileOf(row);
  if (file === undefined) throw new Error('A key that was just made is there.');
  writeFileSync(file.path, '');
  await appendSealed(file, Readable.from([bytes]));
  return id;
}
