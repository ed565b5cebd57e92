import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { importsOf, type Source } from '#tools/build/syntax.ts';
import { nonEmpty } from './non-empty.ts';

/** Files of the repository by glob, with `/` in their paths on every system. Throws where one of the globs finds none. */
export function sourcesOf(...globs: string[]): Source[] {
  return [...new Set(globs.flatMap(pathsOf))].sort().map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

function pathsOf(glob: string): string[] {
  const paths = globSync(glob)
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.includes('node_modules/'));
  return nonEmpty(paths, `file at ${glob}`);
}

export function isTest({ path }: Source): boolean {
  return /\.(test|spec)\.tsx?$/.test(path);
}

/** The sources of these that the entries import, themselves or through others. */
export function reachedFrom(entries: readonly string[], sources: readonly Source[]): Source[] {
  const known = new Map(sources.map((source) => [source.path, source]));
  const reached = new Set<Source>();
  const open = [...entries];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const source = known.get(path);
    if (source === undefined || reached.has(source)) continue;
    reached.add(source);
    open.push(...importsOf(source));
  }
  return [...reached];
}

/** What the comments say, broken lines joined; throws where the file cannot be parsed. */
export function commentsOf({ path, text }: Source): string[] {
  const { comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  return comments.map(({ value }) => value.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim());
}
