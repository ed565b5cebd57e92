import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { H5pPackage, PackageIndex, ScormPackage } from '#campus/packages/package-index.ts';
import { hashFile } from '#server/store/content/media-files.ts';
import { asksAtOnce } from './asks-at-once.ts';
import { H5P_DESCRIPTION, isPassedOverByH5p, readH5pPackage } from './h5p-package.ts';
import { type Archive, openArchive } from './open-archive.ts';
import { openFolder } from './open-folder.ts';
import { PackageFault } from './package-fault.ts';
import { readScormManifest, SCORM_MANIFEST } from './scorm-manifest.ts';

/** A package as it lies in the packages folder: `<id>/files/…` and `<id>/index.json`. */
export interface ImportedPackage {
  /** Hex digits of the archive's SHA-256. */
  readonly id: string;
  readonly index: PackageIndex;
}

/** Short enough for the name of a host. */
const ID_LENGTH = 32;

/** Below the data folder. */
export const PACKAGES_FOLDER = 'packages';
export const INDEX_FILE = 'index.json';
export const FILES_FOLDER = 'files';

/** Where a package lies on the content host. */
export function packagePath(id: string): { index: string; files: string } {
  return { index: `/packages/${id}/${INDEX_FILE}`, files: `/packages/${id}/${FILES_FOLDER}/` };
}

/**
 * Takes a SCORM or H5P archive into the folder of packages: whole, or not at all and without a trace. The same archive
 * twice is one package. Throws PackageFault with the sentence for whoever brought it.
 */
export async function importPackage(path: string, packagesFolder: string): Promise<ImportedPackage> {
  const archive = await openArchive(path);
  try {
    return await importArchive(archive, (await hashFile(path)).hash, packagesFolder);
  } finally {
    archive.close();
  }
}

/** The same for a package whose files lie in a folder; what it leans on and does not bring comes from `libraries`. */
export async function importFolder(path: string, libraries: string, packagesFolder: string): Promise<ImportedPackage> {
  const archive = openFolder(path, libraries);
  return importArchive(archive, await archive.hash(), packagesFolder);
}

async function importArchive(archive: Archive, hash: string, packagesFolder: string): Promise<ImportedPackage> {
  const content = await readContent(archive);
  const id = hash.slice(0, ID_LENGTH);
  const folder = join(packagesFolder, id);
  const unfinished = join(packagesFolder, `.${id}.${randomUUID()}.part`);
  try {
    const filesFolder = join(unfinished, FILES_FOLDER);
    mkdirSync(filesFolder, { recursive: true });
    const files = await archive.unpackTo(filesFolder, (name) => content.kind === 'scorm' || !isPassedOverByH5p(name));
    const index = { content, files, asksAtOnce: content.kind === 'scorm' && (await asksAtOnce(filesFolder, files)) };
    writeFileSync(join(unfinished, INDEX_FILE), JSON.stringify(index));
    if (!existsSync(folder)) renameSync(unfinished, folder);
    return { id, index };
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Bytes of its files. */
export function sizeOf({ index }: ImportedPackage): number {
  return index.files.reduce((sum, { size }) => sum + size, 0);
}

async function readContent(archive: Archive): Promise<ScormPackage | H5pPackage> {
  const { names } = archive;
  const manifest = [...names].find((name) => name.toLowerCase() === SCORM_MANIFEST);
  if (manifest !== undefined) return readScormManifest(await archive.read(manifest), names);
  if (names.has(H5P_DESCRIPTION)) {
    const ofH5p = new Set([...names].filter((name) => !isPassedOverByH5p(name)));
    return readH5pPackage({ names: ofH5p, read: (name) => archive.read(name) });
  }
  if ([...names].some((name) => /^[^/]+\.(?:au|crs|cst|des)$/i.test(name))) throw new PackageFault('AICC');
  const inFolder = [...names].find((name) => /\/(?:imsmanifest\.xml|h5p\.json)$/i.test(name));
  if (inFolder !== undefined) throw new PackageFault('MANIFEST_IN_FOLDER', inFolder);
  throw new PackageFault('NO_MANIFEST');
}
