import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Mistake } from '#server/content/files/mistakes.ts';
import type { CampusFiles, Unit } from '#server/content/files/parse-campus.ts';
import { type ImportedPackage, importFolder, importPackage } from '#server/packages/import-package.ts';
import { PackageFault } from '#server/packages/package-fault.ts';

/** The packages that the files of a campus name, by their paths below its folder. */
export type Packages = ReadonlyMap<string, ImportedPackage>;

/** The kinds of exercises that come with the campus: a folder of an exercise leans on them, and brings only what it says. */
const H5P_TYPES = fileURLToPath(new URL('../h5p-types', import.meta.url));
/** And what our own SCORM packages share. */
const SCORM_KIT = fileURLToPath(new URL('../scorm-kit', import.meta.url));

/**
 * Unpacks what a campus names into the folder of packages. What cannot be taken is a mistake, reported by the package's own
 * sentence. A package is named by its content: one that is taken for an import that fails afterwards does no harm.
 */
export async function takePackages(campus: CampusFiles, folder: string, mistakes: Mistake[]): Promise<Packages> {
  const taken = new Map<string, ImportedPackage>();
  for (const { file, field, path, kind } of packagesNamedBy(campus)) {
    const imported = await take(join(campus.folder, path), kind === 'h5p' ? H5P_TYPES : SCORM_KIT, folder);
    const fault = typeof imported === 'string' ? imported : faultOf(imported, kind);
    if (fault !== undefined) mistakes.push({ file, field, message: fault });
    else if (typeof imported !== 'string') taken.set(path, imported);
  }
  return taken;
}

type Lesson = Unit['lessons'][number];
type Named = { file: string; field: string; path: string; kind: 'scorm' | 'h5p' };

function packagesNamedBy({ units }: CampusFiles): readonly Named[] {
  return [...units].flatMap(([id, { unit, lessons }]) => [
    ...(unit.package === undefined
      ? []
      : [{ file: `units/${id}/unit.yaml`, field: 'package', path: unit.package, kind: 'scorm' as const }]),
    ...lessons.flatMap(exercisesIn),
  ]);
}

function exercisesIn({ file, value }: Lesson): readonly Named[] {
  return value.components.flatMap((component, n) =>
    'newH5p' in component
      ? [{ file, field: `components.${n}.newH5p.package`, path: component.newH5p.package, kind: 'h5p' as const }]
      : [],
  );
}

async function take(path: string, libraries: string, folder: string): Promise<ImportedPackage | string> {
  if (!existsSync(path)) return 'there is no such file';
  try {
    return statSync(path).isDirectory()
      ? await importFolder(path, libraries, folder)
      : await importPackage(path, folder);
  } catch (error) {
    if (error instanceof PackageFault) return error.message;
    throw error;
  }
}

function faultOf({ index }: ImportedPackage, kind: Named['kind']): string | undefined {
  if (index.content.kind === kind) return undefined;
  return kind === 'scorm' ? 'is an H5P package, and must be a SCORM package' : 'is no H5P package';
}
