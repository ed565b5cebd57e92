import { isSyntaxNode, nameOf, parsed, type Source, type SyntaxNode, visit } from '#tools/build/syntax.ts';
import { commentsOf } from './sources.ts';

/** Where a word stands: in the path of a file, in a name, in a comment, in the title of a test, in a page of the docs. */
export type Place = 'path' | 'name' | 'comment' | 'title' | 'docs';
export type Found = { place: Place; text: string };

const TESTS: ReadonlySet<string> = new Set(['it', 'test', 'describe']);

/** All that this file says itself: its path, the names that it gives, its comments, the titles of its tests. */
export function phrasesIn(source: Source): Found[] {
  const found: Found[] = [{ place: 'path', text: source.path }];
  const names = new Set<string>();
  visit(parsed(source), (node) => {
    for (const name of namesGiven(node)) names.add(name);
    for (const text of titlesIn(node)) found.push({ place: 'title', text });
  });
  for (const text of names) found.push({ place: 'name', text });
  for (const text of commentsOf(source)) found.push({ place: 'comment', text });
  return found;
}

/** What a page of Markdown says, line by line; its code and the addresses of its links are names of somebody else. */
export function docsIn({ text }: Source): Found[] {
  return text
    .replaceAll(/```[\s\S]*?```|`[^`]*`|\]\([^)]*\)/g, '')
    .split('\n')
    .map((line) => ({ place: 'docs' as const, text: line }));
}

/** The words of a name: `onCommit`, `COMMIT_AT` and `commit-at.ts` all hold `commit`. */
export function wordsOfName(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
}

/** Names that this node gives: bindings, parameters, members, types. What is imported was named elsewhere. */
function namesGiven(node: SyntaxNode): string[] {
  switch (node.type) {
    case 'VariableDeclarator':
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
    case 'ClassDeclaration':
    case 'CatchClause':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSFunctionType':
    case 'TSMethodSignature':
    case 'TSDeclareFunction':
      return [node.id, node.params, node.param, keyOf(node)].flatMap(bound);
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
    case 'TSPropertySignature':
      return bound(keyOf(node));
    default:
      return [];
  }
}

function keyOf(node: SyntaxNode): unknown {
  return node.computed === true ? undefined : node.key;
}

/** The names in a pattern: `a`, `{ b: c }`, `[d]`, `e = 1`, `...f`. */
function bound(pattern: unknown): string[] {
  if (Array.isArray(pattern)) return pattern.flatMap(bound);
  if (!isSyntaxNode(pattern)) return [];
  const name = nameOf(pattern);
  if (name !== undefined) return [name];
  const { properties, elements, left, argument, value, parameter } = pattern;
  return [properties, elements, left, argument, value, parameter].flatMap(bound);
}

/** Titles of `it`, `test` and `describe`, with `.each`, steps and the like: the first argument that is a text. */
function titlesIn(node: SyntaxNode): string[] {
  if (node.type !== 'CallExpression' || !Array.isArray(node.arguments)) return [];
  if (!TESTS.has(calledFrom(node.callee) ?? '')) return [];
  const [title]: unknown[] = node.arguments;
  if (!isSyntaxNode(title)) return [];
  if (typeof title.value === 'string') return [title.value];
  return title.type === 'TemplateLiteral' ? textsOf(title.quasis) : [];
}

function textsOf(quasis: unknown): string[] {
  if (!Array.isArray(quasis)) return [];
  return quasis.flatMap(({ value }: { value?: { raw?: unknown } }) =>
    typeof value?.raw === 'string' ? value.raw : [],
  );
}

/** `it` of `it(…)`, `it.each(…)(…)` and `test.step(…)`. */
function calledFrom(callee: unknown): string | undefined {
  if (!isSyntaxNode(callee)) return undefined;
  return nameOf(callee) ?? calledFrom(callee.object ?? callee.callee);
}
