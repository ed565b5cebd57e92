import { importsOf, isSyntaxNode, nameOf, parsed, type Source, type SyntaxNode, visit } from '#tools/build/syntax.ts';
import { sourcesOf } from './sources.ts';

/** What throws by itself rather than give an empty list. */
const THROWING = ['nonEmpty', 'sourcesOf', 'documentsOf', 'flagCases'];
/** Made by a filter, and counted: `tests/architecture/limits.test.ts` holds the nine. */
const COUNTED = ['LANGUAGE_CODES'];
/** Methods whose list has as many items as the one they are asked of. */
const AS_LONG = ['map', 'sort', 'toSorted', 'reverse', 'toReversed', 'entries', 'keys', 'values'];
const OF_OBJECTS = ['keys', 'values', 'entries'];

/**
 * Whether it can be read from the source that the list holds something: it is written out, made of one that is, or comes from
 * what throws where there is nothing. Everything that is only known when it runs is not evident.
 */
export function isEvident(source: Source, list: unknown): boolean {
  if (!isSyntaxNode(list)) return false;
  switch (list.type) {
    case 'ArrayExpression':
      return partsOf(list.elements).some((part) => part.type !== 'SpreadElement' || isEvident(source, part.argument));
    case 'ObjectExpression':
      return partsOf(list.properties).some((part) => part.type !== 'SpreadElement' || isEvident(source, part.argument));
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return isEvident(source, list.expression);
    case 'AwaitExpression':
      return isEvident(source, list.argument);
    case 'NewExpression':
      return ['Set', 'Map'].includes(nameOf(list.callee) ?? '') && isEvident(source, partsOf(list.arguments)[0]);
    case 'Identifier':
      return isEvidentName(source, nameOf(list) ?? '');
    default:
      return list.type === 'CallExpression' && isEvidentCall(source, list);
  }
}

function isEvidentCall(source: Source, { callee, arguments: given }: SyntaxNode): boolean {
  const [first] = partsOf(given);
  if (!isSyntaxNode(callee)) return false;
  if (callee.type === 'Identifier') return isEvidentFunction(source, nameOf(callee) ?? '');
  const [on, method] = [nameOf(callee.object), nameOf(callee.property) ?? ''];
  if (on === 'Object' && OF_OBJECTS.includes(method)) return isEvident(source, first);
  if (on === 'Promise' && method === 'all') return isEvident(source, first);
  if (on === 'Array' && method === 'from') return isCounted(first) ?? isEvident(source, first);
  // A text that is split has one part at least.
  if (method === 'split') return true;
  const isLong = method === 'flatMap' ? isSyntaxNode(first) && isEvident(source, first.body) : AS_LONG.includes(method);
  return isLong && isEvident(source, callee.object);
}

/** One that throws where there is nothing, or a constant of the file that makes its list of nothing but such calls. */
function isEvidentFunction(source: Source, name: string): boolean {
  if (THROWING.includes(name)) return true;
  const own = bindingsOf(source, name).filter(isSyntaxNode);
  return own.length > 0 && own.every((made) => made.type === 'ArrowFunctionExpression' && isEvident(source, made.body));
}

/** `{ length: 10 }` or `{ length: CLIENTS }`: a number that is written down, and not one that is measured. */
function isCounted(object: unknown): boolean | undefined {
  if (!isSyntaxNode(object)) return undefined;
  const length = partsOf(object.properties).find(({ key }) => nameOf(key) === 'length')?.value;
  if (!isSyntaxNode(length)) return undefined;
  return length.type === 'Identifier' || (typeof length.value === 'number' && length.value > 0);
}

/** By what stands behind each constant of that name, in the file or in the one that it imports the name from. */
function isEvidentName(source: Source, name: string): boolean {
  if (COUNTED.includes(name)) return true;
  const own = bindingsOf(source, name);
  if (own.length > 0) return own.every((value) => isEvident(source, value));
  return importsOf(source)
    .filter((path) => /(?<!\.gen)\.tsx?$/.test(path))
    .flatMap((path) => sourcesOf(path))
    .some((other) => {
      const theirs = bindingsOf(other, name);
      return theirs.length > 0 && theirs.every((value) => isEvident(other, value));
    });
}

/** What is behind each place of a file that names it: undefined where it is no constant. */
function bindingsOf(source: Source, name: string): unknown[] {
  const found: unknown[] = [];
  visit(parsed(source), (node, around) => {
    if (node.type !== 'Identifier' || nameOf(node) !== name) return;
    const [holder, above] = [around.at(-1), around.at(-2)];
    if (holder?.type === 'VariableDeclarator' && holder.id === node)
      found.push(above?.kind === 'const' ? holder.init : undefined);
    else if (isBound(node, around)) found.push(undefined);
  });
  return found;
}

/** Whether the name is a parameter, or taken out of an object or a list. */
function isBound(node: SyntaxNode, around: readonly SyntaxNode[]): boolean {
  const holder = around.at(-1);
  if (holder === undefined) return false;
  if (Array.isArray(holder.params)) return holder.params.includes(node);
  const isPart = holder.type === 'ArrayPattern' || holder.type === 'RestElement';
  return isPart || (holder.type === 'Property' && holder.value === node && around.at(-2)?.type === 'ObjectPattern');
}

function partsOf(list: unknown): SyntaxNode[] {
  return Array.isArray(list) ? list.filter(isSyntaxNode) : [];
}
