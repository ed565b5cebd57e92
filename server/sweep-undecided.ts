import type { UploadFiles } from './attachments/upload-files.ts';
import { expireDocuments } from './commands/doc-check/expire-documents.ts';
import type { Campuses } from './store/content/campuses.ts';
import type { Store } from './store/database/open-store.ts';

interface Parts {
  readonly store: Store;
  readonly campuses: Pick<Campuses, 'all'>;
  readonly documents: UploadFiles;
}

/** Deletes what nobody has decided on in the days that each organisation gives it (DOC-12): first the rows with the keys, then the bytes. */
export async function sweepUndecided({ store, campuses, documents }: Parts, now: Date): Promise<void> {
  for (const { catalogue } of await campuses.all()) {
    const gone = await store.transaction((trx) => expireDocuments(trx, catalogue.organisation, now));
    for (const id of gone) await documents.remove(id);
  }
}
