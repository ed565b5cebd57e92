import * as v from 'valibot';
import { type PackageIndex, packageIndexSchema } from '#campus/packages/package-index.ts';
import { CampusError } from './campus-failure.ts';

/**
 * What is in a package. From the content host that packages share, without anything of the session. Throws a `CampusError`
 * and nothing else.
 */
export async function fetchPackageIndex(contentOrigin: string, packageId: string): Promise<PackageIndex> {
  const address = `${contentOrigin}/packages/${packageId}/index.json`;
  const answer = await fetch(address, { credentials: 'omit' }).catch((cause: unknown) => {
    throw new CampusError({ kind: 'offline' }, { cause });
  });
  if (!answer.ok) throw new CampusError({ kind: 'unreachable', status: answer.status });
  return readPackageIndex(await answer.text().catch(() => ''));
}

/** The same from what is saved. */
export function readPackageIndex(text: string): PackageIndex {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), packageIndexSchema), text);
  if (!parsed.success) throw new CampusError({ kind: 'garbled', where: 'package' });
  return parsed.output;
}
