import { importsOf, isSyntaxNode, nameOf, parsed, type Source, type SyntaxNode, visit } from '#tools/build/syntax.ts';

/** `start` and `end`: where it stands in its file. */
export type Document = { path: string; name: string; text: string; start: number; end: number };

/** A GraphQL operation with its name, and not a fragment: fragments are in the documents that use them. */
const OPERATION = /^\s*(?:query|mutation|subscription)\s+(\w*)\s*[({]/;

/**
 * Every GraphQL document that stands in a source as a template or a string, with the fragments it takes from its own or
 * another file put in; `read` gives those. Templates made by a function with parameters are no constants, and none of them.
 */
export function documentsIn(source: Source, read: (path: string) => Source): Document[] {
  const found: Document[] = [];
  visit(parsed(source), (node) => {
    const [, name] = OPERATION.exec(firstTextOf(node)) ?? [];
    if (name === undefined) return;
    const { start, end } = node;
    found.push({ path: source.path, name, text: resolved(node, source, read), start, end });
  });
  return found;
}

/** Constants whose value is a template or a string, by name. */
function textsOf(source: Source): ReadonlyMap<string, SyntaxNode> {
  const found = new Map<string, SyntaxNode>();
  visit(parsed(source), (node) => {
    if (node.type !== 'VariableDeclarator' || !isSyntaxNode(node.init)) return;
    const name = nameOf(node.id);
    if (name !== undefined && ['TemplateLiteral', 'Literal'].includes(node.init.type)) found.set(name, node.init);
  });
  return found;
}

/** A string whole, a template up to its first expression. */
function firstTextOf(node: SyntaxNode): string {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  const [first] = node.type === 'TemplateLiteral' && Array.isArray(node.quasis) ? node.quasis : [];
  return cookedOf(first);
}

function resolved(text: SyntaxNode, source: Source, read: (path: string) => Source): string {
  if (text.type === 'Literal') return firstTextOf(text);
  const quasis = Array.isArray(text.quasis) ? text.quasis : [];
  const expressions = Array.isArray(text.expressions) ? text.expressions : [];
  const expression = (at: number) => (at < expressions.length ? constant(nameOf(expressions[at]), source, read) : '');
  return quasis.map((quasi, at) => cookedOf(quasi) + expression(at)).join('');
}

function constant(name: string | undefined, source: Source, read: (path: string) => Source): string {
  if (name === undefined) return '';
  const here = textsOf(source).get(name);
  if (here !== undefined) return resolved(here, source, read);
  for (const path of importsOf(source)) {
    const other = read(path);
    const there = textsOf(other).get(name);
    if (there !== undefined) return resolved(there, other, read);
  }
  throw new Error(`${source.path}: nothing is known of \${${name}} in a GraphQL document.`);
}

function cookedOf(quasi: unknown): string {
  if (!isSyntaxNode(quasi) || typeof quasi.value !== 'object' || quasi.value === null) return '';
  return 'cooked' in quasi.value && typeof quasi.value.cooked === 'string' ? quasi.value.cooked : '';
}
