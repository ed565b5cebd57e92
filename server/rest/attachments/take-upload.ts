import type { RefusalCode } from '#campus/network/refusals.ts';
import { isOfItsKind } from '#server/attachments/is-of-its-kind.ts';
import type { Scan } from '#server/attachments/scan.ts';
import { finishUpload } from '#server/commands/attachments/finish-upload.ts';
import { once } from '#server/commands/core/once.ts';
import type { CampusParts } from '#server/http/context.ts';
import type { AttachmentRow } from '#server/store/schema/attachment-tables.ts';
import { discardUpload } from './discard-upload.ts';

/** `later`: it could not be looked at now, and waits where it is (FILE-7). */
export type Taken =
  | { readonly is: 'taken' }
  | { readonly is: 'later' }
  | { readonly is: 'refused'; readonly code: RefusalCode };

/** Looks at uploads that are whole, and takes them or throws them away. */
export type TakeUpload = (attachment: AttachmentRow, personId: string) => Promise<Taken>;

/** Of several that ask at once, after a cut connection, all hear what the first one hears. */
export function createTakeUpload(parts: CampusParts, scan: Scan): TakeUpload {
  const running = new Map<string, Promise<Taken>>();
  return (attachment, personId) => {
    const { id } = attachment;
    const work = running.get(id) ?? take(parts, scan, attachment, personId).finally(() => running.delete(id));
    running.set(id, work);
    return work;
  };
}

async function take(parts: CampusParts, scan: Scan, attachment: AttachmentRow, personId: string): Promise<Taken> {
  const { id, file_name: fileName, organisation_id: organisationId } = attachment;
  const path = parts.attachments.pathOf(id);
  if (!(await isOfItsKind(path, fileName))) return refuse(parts, attachment, 'FILE_KIND_NOT_TAKEN');
  const scanned = await scan(path);
  if (scanned === 'infected') return refuse(parts, attachment, 'FILE_INFECTED');
  if (scanned === 'failed') return { is: 'later' };
  const now = parts.clock();
  const { outcome } = await once(parts.store, { personId, key: undefined, request: null, now }, (trx) =>
    finishUpload(trx, { organisationId, id, now }),
  );
  return outcome.is === 'done' ? { is: 'taken' } : refuse(parts, attachment, outcome.code);
}

async function refuse(parts: CampusParts, attachment: AttachmentRow, code: RefusalCode): Promise<Taken> {
  await discardUpload(parts, attachment);
  return { is: 'refused', code };
}
