import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { PackageFile } from '#campus/packages/package-index.ts';
import { isSystemLeftover } from '#server/model/system-leftover.ts';
import { hashFile } from '#server/store/content/media-files.ts';
import { checkEntryName } from './entry-name.ts';
import { H5P_DESCRIPTION } from './h5p-package.ts';
import type { Archive } from './open-archive.ts';
import { PackageFault } from './package-fault.ts';

const dependencies = v.object({
  preloadedDependencies: v.optional(
    v.array(v.object({ machineName: v.string(), majorVersion: v.number(), minorVersion: v.number() })),
    [],
  ),
});

const SCORM_LIBRARIES = 'libraries.json';

/** A package as readable files. Its name is made of all that is in it. */
interface Folder extends Archive {
  hash(): Promise<string>;
}

/**
 * Opens a package that lies unpacked beside the campus's other files, where only who runs the campus can have put it. A
 * library that it leans on and does not bring is taken from the folder of libraries: an H5P content names them itself, a
 * SCORM package in a file of its own.
 */
export function openFolder(folder: string, libraries: string): Folder {
  const places = new Map(filesOf(folder).map((name) => [name, join(folder, name)]));
  for (const name of librariesOf(folder, libraries))
    if (!places.has(`${name}/library.json`))
      for (const file of filesOf(join(libraries, name))) places.set(`${name}/${file}`, join(libraries, name, file));
  const factsOf = async (): Promise<readonly PackageFile[]> =>
    Promise.all([...places].map(async ([path, place]) => ({ path, ...(await hashFile(place)) })));
  return {
    names: new Set(places.keys()),
    read: async (name) => {
      const place = places.get(name);
      if (place === undefined) throw new PackageFault('FILE_MISSING', name);
      return readFileSync(place);
    },
    unpackTo: async (target, isWanted) => {
      for (const [name, place] of places) {
        if (!isWanted(name)) continue;
        mkdirSync(dirname(join(target, name)), { recursive: true });
        copyFileSync(place, join(target, name));
      }
      return (await factsOf()).filter(({ path }) => isWanted(path));
    },
    close: () => undefined,
    hash: async () => {
      const lines = (await factsOf()).map(({ path, hash }) => `${hash} ${path}`);
      return createHash('sha256').update(lines.sort().join('\n')).digest('hex');
    },
  };
}

function filesOf(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !isSystemLeftover(name))
    .map(checkEntryName)
    .sort();
}

/** Folders of the libraries that it leans on, as far as they are there: what is missing is reported by whoever reads it. */
function librariesOf(folder: string, libraries: string): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [H5P_DESCRIPTION, SCORM_LIBRARIES].flatMap((file) => namedIn(join(folder, file)));
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const file = join(libraries, name, 'library.json');
    if (found.has(name) || !existsSync(file)) continue;
    found.add(name);
    waiting.push(...namedIn(file));
  }
  return found;
}

function namedIn(file: string): string[] {
  if (!existsSync(file)) return [];
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), dependencies), readFileSync(file, 'utf8'));
  const named = parsed.success ? parsed.output.preloadedDependencies : [];
  return named.map(({ machineName, majorVersion, minorVersion }) => `${machineName}-${majorVersion}.${minorVersion}`);
}
