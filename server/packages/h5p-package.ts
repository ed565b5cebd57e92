import * as v from 'valibot';
import type { H5pPackage } from '#campus/packages/package-index.ts';
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
  runnable: v.optional(v.union([v.number(), v.boolean()]), 0),
  preloadedJs: v.optional(v.array(path), []),
  preloadedCss: v.optional(v.array(path), []),
  preloadedDependencies: dependencies,
  dynamicDependencies: dependencies,
});

type Dependency = v.InferOutput<typeof dependency>;
type Library = v.InferOutput<typeof library>;

/** What H5P lets into content, and besides that into libraries: a program for a learner's computer is not among it. */
const CONTENT_KINDS =
  /\.(?:json|png|jpe?g|gif|bmp|webp|avif|tiff?|svg|eot|ttf|woff2?|otf|webm|mp4|ogg|mp3|m4a|wav|txt|pdf|rtf|docx?|xlsx?|pptx?|od[tsp]|csv|diff|patch|md|textile|vtt|webvtt|gltf|glb)$/i;
const LIBRARY_KINDS = /\.(?:js|css|map|html|htm)$/i;
/** A file that the content shows; what lies elsewhere in the web has an address with a scheme. */
const shownFile = v.object({ path: v.pipe(v.string(), v.nonEmpty()), mime: v.string() });

/** H5P passes over files and folders that begin with a dot or an underscore when it unpacks (`H5PValidator`). */
export function isPassedOverByH5p(name: string): boolean {
  return /(?:^|\/)[._]/.test(name);
}

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
  checkKinds(files.names);
  const content = await readJson(files, H5P_CONTENT, v.record(v.string(), v.unknown()));
  checkShown(files.names, content);
  const main = preloadedDependencies.find(({ machineName }) => machineName === mainLibrary);
  if (main === undefined) throw new PackageFault('LIBRARY_MISSING', mainLibrary);
  const known = await checkLibraries(files, [...preloadedDependencies, ...dynamicDependencies]);
  const started = known.get(folderOf(main));
  if (started === undefined || Number(started.runnable) !== 1 || started.preloadedJs.length === 0)
    throw new PackageFault('NOTHING_TO_START');
  return {
    kind: 'h5p',
    title,
    mainLibrary: nameOf(main),
    language: language === undefined || language === 'und' ? null : language,
  };
}

/** Each file is of a kind that H5P has where it lies. */
function checkKinds(names: ReadonlySet<string>): void {
  for (const name of names) {
    const isOfLibrary = name.includes('/') && !name.startsWith('content/');
    // Licences, read-me files and the like have no kind, and are nothing that a computer would run.
    const hasKind = /\.[^/.]+$/.test(name);
    if (hasKind && !CONTENT_KINDS.test(name) && !(isOfLibrary && LIBRARY_KINDS.test(name)))
      throw new PackageFault('FILE_KIND', name);
  }
}

/** Pictures, sounds and films that the content names are there. */
function checkShown(names: ReadonlySet<string>, content: unknown): void {
  if (typeof content !== 'object' || content === null) return;
  if (v.is(shownFile, content) && !/^[a-z][a-z0-9+.-]*:|^\/\//i.test(content.path)) {
    // An editor marks what it has not stored for good by a sign at the end.
    const name = `content/${content.path.replace(/#tmp$/, '')}`;
    if (!names.has(name)) throw new PackageFault('FILE_MISSING', name);
  }
  for (const inner of Object.values(content)) checkShown(names, inner);
}

/** Looks up what each library leans on, and the scripts and styles that it loads at its start. Answers them by folder. */
async function checkLibraries(files: ReadableFiles, wanted: readonly Dependency[]): Promise<Map<string, Library>> {
  const known = new Map<string, Library>();
  const waiting = [...wanted];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const folder = folderOf(next);
    if (known.has(folder)) continue;
    if (known.size >= PACKAGE_LIMITS.parts) throw new PackageFault('TOO_MANY_PARTS', String(PACKAGE_LIMITS.parts));
    const file = `${folder}/library.json`;
    if (!files.names.has(file)) throw new PackageFault('LIBRARY_MISSING', nameOf(next));
    const found = await readJson(files, file, library);
    if (folderOf(found) !== folder) throw new PackageFault('LIBRARY_MISSING', nameOf(next));
    known.set(folder, found);
    for (const { path: name } of [...found.preloadedJs, ...found.preloadedCss])
      if (!files.names.has(`${folder}/${name}`)) throw new PackageFault('FILE_MISSING', `${folder}/${name}`);
    waiting.push(...found.preloadedDependencies, ...found.dynamicDependencies);
  }
  return known;
}

async function readJson<S extends v.GenericSchema>(
  files: ReadableFiles,
  name: string,
  schema: S,
): Promise<v.InferOutput<S>> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), decodeJson(await files.read(name), name));
  if (!parsed.success) throw new PackageFault('BROKEN_JSON', name);
  return parsed.output;
}

/** JSON is UTF-8 (RFC 8259, 8.1). */
function decodeJson(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new PackageFault('UNREADABLE_LETTERS', name);
  }
}

function nameOf({ machineName, majorVersion, minorVersion }: Dependency): string {
  return `${machineName} ${majorVersion}.${minorVersion}`;
}

function folderOf({ machineName, majorVersion, minorVersion }: Dependency): string {
  return `${machineName}-${majorVersion}.${minorVersion}`;
}
