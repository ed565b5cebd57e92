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

type Texts = Map<string, SyntaxNode>;

/** A GraphQL operation, and not a fragment: fragments are checked inside of the documents that use them. */
const OPERATION = /^\s*(query|mutation|subscription)\b/;

/**
 * Every GraphQL document that stands in the sources as a template, with the fragments it takes from its own or another file
 * put in. Templates made by a function with parameters are no constants: what an outbox kind sends is checked by its samples.
 * Throws where there is none.
 */
export function documentsOf(...globs: string[]): Document[] {
  const documents = sourcesOf(...globs)
    .filter((source) => !isTest(source) && !source.path.endsWith('.gen.ts'))
    .flatMap((source) =>
      [...templatesOf(source)].flatMap(([name, template]) => {
        const [first] = Array.isArray(template.quasis) ? template.quasis : [];
        return OPERATION.test(cookedOf(first)) ? [{ path: source.path, name, text: resolved(source, template) }] : [];
      }),
    );
  return nonEmpty(documents, `GraphQL document in ${globs.join(' and ')}`);
}

/** Constants whose value is a template, by name. */
function templatesOf(source: Source): Texts {
  const found: Texts = new Map();
  visit(parsed(source), (node) => {
    if (node.type !== 'VariableDeclarator' || !isSyntaxNode(node.init) || node.init.type !== 'TemplateLiteral') return;
    const name = nameOf(node.id);
    if (name !== undefined) found.set(name, node.init);
  });
  return found;
}

function resolved(source: Source, template: SyntaxNode): string {
  const quasis = Array.isArray(template.quasis) ? template.quasis : [];
  const expressions = Array.isArray(template.expressions) ? template.expressions : [];
  return quasis
    .map((quasi, at) => cookedOf(quasi) + (at < expressions.length ? constant(source, nameOf(expressions[at])) : ''))
    .join('');
}

function constant(source: Source, name: string | undefined): string {
  if (name === undefined) return '';
  const here = templatesOf(source).get(name);
  if (here !== undefined) return resolved(source, here);
  for (const path of importsOf(source)) {
    const [other] = sourcesOf(path);
    const there = other === undefined ? undefined : templatesOf(other).get(name);
    if (other !== undefined && there !== undefined) return resolved(other, there);
  }
  throw new Error(`${source.path}: nothing is known of \${${name}} in a GraphQL document.`);
}

function cookedOf(quasi: unknown): string {
  if (!isSyntaxNode(quasi) || typeof quasi.value !== 'object' || quasi.value === null) return '';
  return 'cooked' in quasi.value && typeof quasi.value.cooked === 'string' ? quasi.value.cooked : '';
}
