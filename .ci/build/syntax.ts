import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** A file of the repository; `path` has `/` in it on every system. */
export type Source = { path: string; text: string };

/** A node of a syntax tree, as far as anybody looks at it; `start` and `end` are places in the text. */
export type SyntaxNode = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
};

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
