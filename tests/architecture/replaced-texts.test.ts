import { expect, it } from 'vitest';
import { isTest, sourcesOf } from '#tests/support/sources/sources.ts';
import { isSyntaxNode, nameOf, parsed, type Source, type SyntaxNode, visit } from '#tools/build/syntax.ts';

const PRODUCT = sourcesOf('src/**/*.{ts,tsx}', 'sw/**/*.ts', 'server/**/*.ts').filter(
  (source) => !isTest(source) && !source.path.endsWith('.gen.ts') && !source.path.endsWith('.d.ts'),
);

/** Whether a call of `replace` would interpret `$&` and the like in a person's text. */
function readsOrders([pattern, replacement]: readonly SyntaxNode[], functions: ReadonlySet<string>): boolean {
  if (pattern === undefined || replacement === undefined) return false;
  if (replacement.type === 'ArrowFunctionExpression' || replacement.type === 'FunctionExpression') return false;
  if (replacement.type === 'Identifier') return !functions.has(nameOf(replacement) ?? '');
  // A literal replacement is intended where the pattern has groups.
  const isMeant = typeof replacement.value === 'string' && (!replacement.value.includes('$') || 'regex' in pattern);
  return replacement.type !== 'Literal' || (!isMeant && !isNamedPattern(pattern));
}

/** Constants in capitals are patterns. */
const isNamedPattern = (pattern: SyntaxNode): boolean => /^[A-Z_]+$/.test(nameOf(pattern) ?? '');

function wrongIn(source: Source): string[] {
  const tree = parsed(source);
  const functions = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'FunctionDeclaration') functions.add(nameOf(node.id) ?? '');
  });
  const wrong: string[] = [];
  visit(tree, ({ type, callee, arguments: given, start, end }) => {
    if (type !== 'CallExpression' || !isSyntaxNode(callee) || !Array.isArray(given)) return;
    const isReplace = /^replace(?:All)?$/.test(nameOf(callee.property) ?? '');
    if (isReplace && readsOrders(given.filter(isSyntaxNode), functions))
      wrong.push(`${source.path}: ${source.text.slice(start, end)}`);
  });
  return wrong;
}

it('a text that is put in the place of another is a literal of the code, or what a function answers', () => {
  expect(
    PRODUCT.flatMap(wrongIn),
    'Write `() => text`: in a text of somebody `$&` and its like would be replaced.',
  ).toEqual([]);
});

it.each([
  ["a.replace('{x}', text)", 1],
  ["a.replaceAll('x', b.text)", 1],
  ['a.replaceAll(/x/g, b + c)', 1],
  ["a.replace('x', '$&')", 1],
  ["a?.replace('x', f(text))", 1],
  ["a.replace('x', text as string)", 1],
  ["a.replace('x', () => text)", 0],
  ["a.replace(/(x)/, '<$1>')", 0],
  ["a.replace('x', 'y')", 0],
  ["function f() {} a.replace('x', f)", 0],
  ['location.replace(text)', 0],
])('knows the difference: %s', (text, wrong) => {
  expect(wrongIn({ path: 'a.ts', text })).toHaveLength(wrong);
});

/** Fastify derives these from headers that anybody can send, or ignores a trusted proxy. */
const OF_REQUEST = /\b(?:request|req)\.(?:ip|ips|host|hostname|protocol|port)\b/;
const CLIENT = 'server/http/client.ts';

it('who sent a request, and where to, is asked of one parser', () => {
  const readers = PRODUCT.filter(({ path }) => path.startsWith('server/') && path !== CLIENT).flatMap(
    ({ path, text }) =>
      text.split('\n').flatMap((line, at) => (OF_REQUEST.test(line) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
  );
  expect(readers, `Ask clientOf or campusVisit (${CLIENT}).`).toEqual([]);
});
