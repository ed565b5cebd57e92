import { useEffect, useEffectEvent, useState } from 'react';
import { useKeptPackage } from '#cache/saved/use-kept-package.ts';
import type { PackageIndex } from '#campus/packages/package-index.ts';
import { learnerIdOf } from '#campus/scorm/learner-id.ts';
import { useOnline } from '#features/calls/online.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { useSession } from '#features/session/session.ts';
import { failureOf } from '#wire/campus-failure.ts';
import { fetchPackageIndex, readPackageIndex } from '#wire/package-index.ts';

/** What a package is started with, or why it is not there. */
export type Prepared =
  | { is: 'loading' }
  | { is: 'ready'; index: PackageIndex; learnerId: string; isKept: boolean }
  | { is: 'offline' }
  | { is: 'failed' };

/** Looks for a package on the device first: what is saved starts without a network, and as fast with one. */
export function usePrepared(packageId: string): Prepared {
  const kept = useKeptPackage(packageId);
  const { contentOrigin } = useOrganisation();
  const { viewerId = '' } = useSession();
  const online = useOnline();
  const [prepared, setPrepared] = useState<Prepared>({ is: 'loading' });
  const prepare = useEffectEvent(async (id: string): Promise<Prepared> => {
    const isKept = await kept.isKept();
    // Its index may lie in the browser's cache still: the rest of it does not.
    if (!isKept && !online) return { is: 'offline' };
    const read = async (): Promise<PackageIndex> => {
      const file = isKept ? await kept.fileOf(`/packages/${id}/index.json`) : null;
      return file ? readPackageIndex(await file.body.text()) : fetchPackageIndex(contentOrigin, id);
    };
    try {
      const [index, learnerId] = await Promise.all([read(), learnerIdOf(viewerId, id)]);
      return { is: 'ready', index, learnerId, isKept };
    } catch (error) {
      return { is: failureOf(error).kind === 'offline' ? 'offline' : 'failed' };
    }
  });
  useEffect(() => {
    let wanted = true;
    void prepare(packageId).then((now) => wanted && setPrepared(now));
    return () => {
      wanted = false;
    };
  }, [packageId]);
  return prepared;
}
