import * as v from 'valibot';
import type { H5pPackage } from '#campus/package-index.ts';
import { PackageFault } from './package-fault.ts';
import { PACKAGE_LIMITS } from './package-limits.ts';

export const H5P_DESCRIPTION = 'h5p.json';
export const H5P_CONTENT = 'content/content.json';

const version = v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]);
const dependency = v.object({
  machineName: v.pipe(v.string(), v.regex(/^[\w.-]+$/)),
  majorVersion: version,
  minorVersion: version,
});
const dependencies = v.optional(v.array(dependency), []);
const description = v.object({
  title: v.optional(v.string(), ''),
  language: v.optional(v.string()),
  mainLibrary: v.string(),
  preloadedDependencies: dependencies,
  dynamicDependencies: dependencies,
});
const path = v.object({ path: v.string() });
const library = v.object({
  machineName: v.string(),
  majorVersion: version,
  minorVersion: version,
  preloadedJs: v.optional(v.array(path), []),
  preloadedCss: v.optional(v.array(path), []),
  preloadedDependencies: dependencies,
  dynamicDependencies: dependencies,
});

type Dependency = v.InferOutput<typeof dependency>;

/** Files by name; `read` throws PackageFault for one that is missing or too large. */
export interface ReadableFiles {
  readonly names: ReadonlySet<string>;
  read(name: string): Promise<Uint8Array>;
}

/** Reads an H5P package with all the libraries that its content needs to start. Throws PackageFault. */
export async function readH5pPackage(files: ReadableFiles): Promise<H5pPackage> {
  const { title, language, mainLibrary, preloadedDependencies, dynamicDependencies } = await readJson(
    files,
    H5P_DESCRIPTION,
    description,
  );
  await readJson(files, H5P_CONTENT, v.record(v.string(), v.unknown()));
  const main = preloadedDependencies.find(({ machineName }) => machineName === mainLibrary);
  if (main === undefined) throw new PackageFault('LIBRARY_MISSING', mainLibrary);
  await checkLibraries(files, [...preloadedDependencies, ...dynamicDependencies]);
  return {
    kind: 'h5p',
    title,
    mainLibrary: nameOf(main),
    language: language === undefined || language === 'und' ? null : language,
  };
}

/** Looks up what each library leans on, and the scripts and styles that it loads at its start. */
async function checkLibraries(files: ReadableFiles, wanted: readonly Dependency[]): Promise<void> {
  const known = new Set<string>();
  const waiting = [...wanted];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const folder = `${next.machineName}-${next.majorVersion}.${next.minorVersion}`;
    if (known.has(folder)) continue;
    known.add(folder);
    if (known.size > PACKAGE_LIMITS.parts) throw new PackageFault('TOO_MANY_PARTS', String(PACKAGE_LIMITS.parts));
    const file = `${folder}/library.json`;
    if (!files.names.has(file)) throw new PackageFault('LIBRARY_MISSING', nameOf(next));
    const found = await readJson(files, file, library);
    for (const { path: name } of [...found.preloadedJs, ...found.preloadedCss])
      if (!files.names.has(`${folder}/${name}`)) throw new PackageFault('FILE_MISSING', `${folder}/${name}`);
    waiting.push(...found.preloadedDependencies, ...found.dynamicDependencies);
  }
}

async function readJson<S extends v.GenericSchema>(
  files: ReadableFiles,
  name: string,
  schema: S,
): Promise<v.InferOutput<S>> {
  const text = new TextDecoder().decode(await files.read(name));
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (!parsed.success) throw new PackageFault('BROKEN_JSON', name);
  return parsed.output;
}

function nameOf({ machineName, majorVersion, minorVersion }: Dependency): string {
  return `${machineName} ${majorVersion}.${minorVersion}`;
}
