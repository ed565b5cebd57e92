import * as v from 'valibot';

/** Vite's manifest: source (or `_chunk`) → the file made of it and what that file imports. */
export const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
  }),
);
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** Parts of a route file that its first load does not need: the router brings them when something is wrong. */
const ON_TROUBLE = /\?tsr-split=(errorComponent|notFoundComponent)/;

/** Keys of the chunks that these sources and all they import statically are in. Throws where a source is in no chunk. */
export function closureOf(manifest: Manifest, sources: readonly string[]): Set<string> {
  const found = new Set<string>();
  const open = [...sources];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (found.has(key)) continue;
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no chunk of ${key}: has a file been renamed?`);
    found.add(key);
    open.push(...chunk.imports);
  }
  return found;
}

/** The page's own chunks: what index.html loads before anything else is known. Throws where one is in no manifest. */
export function entryOf(manifest: Manifest, html: string): string[] {
  const files = [...html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="\/([^"]+\.js)"/g)].map(
    (match) => match[1] ?? '',
  );
  if (files.length === 0) throw new Error('The built page loads no script.');
  return files.map((file) => {
    const key = Object.keys(manifest).find((each) => manifest[each]?.file === file);
    if (key === undefined) throw new Error(`The page loads ${file}, which the manifest does not know.`);
    return key;
  });
}

/** The lazy chunks of matched route files (`_campus/start` → `routes/_campus/start.tsx?tsr-split=…`), without those for trouble. */
export function routeChunks(manifest: Manifest, routes: readonly string[]): string[] {
  return Object.keys(manifest).filter((key) => {
    const [, route] = /^routes\/(.+)\.tsx\?tsr-split=/.exec(key) ?? [];
    return route !== undefined && routes.includes(route) && !ON_TROUBLE.test(key);
  });
}

/** JavaScript files of chunks, each once. */
export function scriptsOf(manifest: Manifest, keys: Iterable<string>): string[] {
  const files = [...keys].flatMap((key) => manifest[key]?.file ?? []);
  return [...new Set(files.filter((file) => file.endsWith('.js')))].sort();
}
