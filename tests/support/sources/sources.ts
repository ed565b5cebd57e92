import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { nonEmpty } from './non-empty.ts';

export type Source = { path: string; text: string };

/** A node of a syntax tree, as far as the architecture tests look at it. */
export type SyntaxNode = { readonly type: string; readonly [field: string]: unknown };

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

/** What a file imports, exports from or loads later, as paths of the repository; packages are left out. */
export function importsOf({ path, text }: Source): string[] {
  const specifiers = [...text.matchAll(/(?:from\s+|import\s+|import\()'([^']+)'/g)].map((match) => match[1] ?? '');
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith('./') || specifier.startsWith('../')) return [join(dirname(path), specifier)];
    if (specifier.startsWith('#server/') || specifier.startsWith('#tests/')) return [specifier.slice(1)];
    if (specifier.startsWith('#tools/')) return [`.ci/${specifier.slice('#tools/'.length)}`];
    return specifier.startsWith('#') ? [`src/${specifier.slice(1)}`] : [];
  });
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

/** The syntax tree; throws where the file cannot be parsed, in which nothing would be found. */
export function parsed({ path, text }: Source): SyntaxNode[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  return nodesIn(program);
}

/** Visits every node below `tree`, with the nodes around it, outermost first. */
export function visit(
  tree: unknown,
  seen: (node: SyntaxNode, around: readonly SyntaxNode[]) => void,
  around: readonly SyntaxNode[] = [],
): void {
  for (const node of nodesIn(tree)) {
    seen(node, around);
    for (const value of Object.values(node)) visit(value, seen, [...around, node]);
  }
}

function nodesIn(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isSyntaxNode(value) ? [value] : [];
}

export function isSyntaxNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** `name` of an identifier node, `text` of a literal one; undefined where it is none. */
export function nameOf(node: unknown): string | undefined {
  return isSyntaxNode(node) && typeof node.name === 'string' ? node.name : undefined;
}

/** What the comments say, broken lines joined; throws where the file cannot be parsed. */
export function commentsOf({ path, text }: Source): string[] {
  const { comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  return comments.map(({ value }) => value.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim());
}
