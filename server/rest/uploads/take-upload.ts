import type { RefusalCode } from '#campus/network/refusals.ts';
import { once } from '#server/commands/core/once.ts';
import type { CampusParts } from '#server/http/context.ts';
import type { Uploader, UploadRow, UploadTarget } from './upload-target.ts';

/** `later`: it could not be looked at now, and waits where it is (FILE-7). */
export type Taken =
  | { readonly is: 'taken' }
  | { readonly is: 'later' }
  | { readonly is: 'refused'; readonly code: RefusalCode };

type Parts = Pick<CampusParts, 'store' | 'clock'>;

/**
 * Looks at uploads that are whole, and takes them or throws them away. Of several that ask at once, after a cut connection,
 * all hear what the first one hears.
 */
export function createTakeUpload<By extends Uploader, Row extends UploadRow>(
  parts: Parts,
  target: UploadTarget<By, Row>,
): (upload: Row, by: By) => Promise<Taken> {
  const running = new Map<string, Promise<Taken>>();
  return (upload, by) => {
    const { id } = upload;
    const work = running.get(id) ?? take(parts, target, upload, by).finally(() => running.delete(id));
    running.set(id, work);
    return work;
  };
}

async function take<By extends Uploader, Row extends UploadRow>(
  { store, clock }: Parts,
  target: UploadTarget<By, Row>,
  upload: Row,
  by: By,
): Promise<Taken> {
  const refuse = async (code: RefusalCode): Promise<Taken> => {
    await target.discard(upload);
    return { is: 'refused', code };
  };
  if (!(await target.isOfItsKind(upload))) return refuse(target.kindRefusal);
  const scanned = await target.scan(upload);
  if (scanned === 'infected') return refuse('FILE_INFECTED');
  if (scanned === 'failed') return { is: 'later' };
  const now = clock();
  const { outcome } = await once(store, { personId: by.personId, key: undefined, request: null, now }, (trx) =>
    target.finish(trx, upload, by, now),
  );
  if (outcome.is === 'refused') return refuse(outcome.code);
  await target.onFinished?.(upload);
  return { is: 'taken' };
}
