import { isOfPackage } from './package-hosts.ts';
import type { FileStore } from './saved-parts.ts';

/** A file of a package that is saved, or of its player, by its path on the package's host; null where it is not here. */
export async function packageFile(
  files: FileStore,
  packageId: string,
  path: string,
): Promise<{ type: string; body: Blob } | null> {
  const address = writtenAlike(path);
  if (address === undefined || !isOfPackage(address, packageId)) return null;
  const file = await files.get(address);
  if (file === undefined) return null;
  return { type: file.headers.get('content-type') ?? 'application/octet-stream', body: await file.blob() };
}

/**
 * Browsers write some letters of an address in two ways, and pages in two normal forms; the campus's list of files has one. Undefined for what is none, or
 * leads upwards: code of others asks here, and a folder above is another package's.
 */
function writtenAlike(path: string): string | undefined {
  try {
    const names = path.split('/').map(decodeURIComponent);
    return names.some((name) => name === '.' || name === '..')
      ? undefined
      : names.map((name) => encodeURIComponent(name.normalize('NFC'))).join('/');
  } catch {
    return undefined;
  }
}
