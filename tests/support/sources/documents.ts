import { nonEmpty } from './non-empty.ts';
import {
  importsOf,
  isSyntaxNode,
  isTest,
  nameOf,
  parsed,
  type Source,
  type SyntaxNode,
  sourcesOf,
  visit,
} from './sources.ts';

export type Document = { path: string; name: string; text: string };

/** A GraphQL operation with its name, and not a fragment: fragments are checked inside of the documents that use them. */
const OPERATION = /^\s*(?:query|mutation|subscription)\s+(\w*)\s*[({]/;

/**
 * Every GraphQL document that stands in the sources as a template or a string, with the fragments it takes from its own or
 * another file put in. Templates made by a function with parameters are no constants: what an outbox kind sends is checked by
 * its samples. Throws where there is none.
 */
export function documentsOf(...globs: string[]): Document[] {
  const sources = sourcesOf(...globs).filter((source) => !isTest(source) && !source.path.endsWith('.gen.ts'));
  return nonEmpty(sources.flatMap(documentsIn), `GraphQL document in ${globs.join(' and ')}`);
}

function documentsIn(source: Source): Document[] {
  const found: Document[] = [];
  visit(parsed(source), (node) => {
    const [, name] = OPERATION.exec(firstTextOf(node)) ?? [];
    if (name !== undefined) found.push({ path: source.path, name, text: resolved(source, node) });
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

function resolved(source: Source, text: SyntaxNode): string {
  if (text.type === 'Literal') return firstTextOf(text);
  const quasis = Array.isArray(text.quasis) ? text.quasis : [];
  const expressions = Array.isArray(text.expressions) ? text.expressions : [];
  return quasis
    .map((quasi, at) => cookedOf(quasi) + (at < expressions.length ? constant(source, nameOf(expressions[at])) : ''))
    .join('');
}

function constant(source: Source, name: string | undefined): string {
  if (name === undefined) return '';
  const here = textsOf(source).get(name);
  if (here !== undefined) return resolved(source, here);
  for (const path of importsOf(source)) {
    const [other] = sourcesOf(path);
    const there = other === undefined ? undefined : textsOf(other).get(name);
    if (other !== undefined && there !== undefined) return resolved(other, there);
  }
  throw new Error(`${source.path}: nothing is known of \${${name}} in a GraphQL document.`);
}

function cookedOf(quasi: unknown): string {
  if (!isSyntaxNode(quasi) || typeof quasi.value !== 'object' || quasi.value === null) return '';
  return 'cooked' in quasi.value && typeof quasi.value.cooked === 'string' ? quasi.value.cooked : '';
}
