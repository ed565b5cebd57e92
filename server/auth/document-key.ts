import { randomBytes } from 'node:crypto';
import { readInstallation, settleInstallation } from '#server/store/database/installation.ts';
import type { Store } from '#server/store/database/open-store.ts';

/** Of AES-256. */
const KEY_BYTES = 32;

/**
 * What documents are encrypted with (DOC-4): the operator's, else one that the database keeps, made at the first start. The
 * operator's is the better one, since a copy of folder and database together does not have it.
 */
export async function openDocumentKey(store: Store, configured: Uint8Array | undefined): Promise<Uint8Array> {
  if (configured !== undefined) return configured;
  const made = randomBytes(KEY_BYTES).toString('base64');
  const stored =
    (await readInstallation(store, 'document-key')) ?? (await settleInstallation(store, 'document-key', made));
  return Buffer.from(stored, 'base64');
}
