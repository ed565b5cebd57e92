import { describe, expect, it } from 'vitest';
import { sourcesOf } from '#tests/support/sources/sources.ts';
import { isSyntaxNode, nameOf, parsed, type Source, type SyntaxNode, visit } from '#tools/build/syntax.ts';

const SOURCES = sourcesOf(
  'src/**/*.test.{ts,tsx}',
  'sw/**/*.test.ts',
  '.ci/**/*.test.ts',
  'tests/support/**/*.{ts,tsx}',
);

/** Files that put something in the place of `fetch` all the same, and why msw is not enough there. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/wire/post-events.test.ts': 'reads options of `fetch` that are not on the wire; msw still answers',
};

/** What a newcomer might write, and whether it is a `fetch` made by hand. */
const PROBES: readonly (readonly [code: string, isByHand: boolean])[] = [
  [`vi.stubGlobal('fetch', async () => new Response());`, true],
  [`vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());`, true],
  [`Object.defineProperty(globalThis, 'fetch', { value: answer });`, true],
  [`globalThis.fetch = answer;`, true],
  [`window.fetch = answer;`, true],
  [`createWire({ fetch: async (_, init) => Response.json(init) });`, true],
  [`createWire({ fetch: () => Promise.reject(new TypeError('cut')) });`, true],
  [`createWire({ async fetch() { return new Response(); } });`, true],
  [`createWire({ fetch: vi.fn(async () => new Response()) });`, true],
  [`const fetch = async () => new Response();`, true],
  [`function fetch() { return new Response(); }`, true],
  [`vi.stubGlobal('caches', store);`, false],
  [`vi.spyOn(console, 'info');`, false],
  [`createWire({ fetch });`, false],
  [`createWire({ fetch: (input, init) => fetch(input, init) });`, false],
  [`createWire({ fetch: async (input, init) => cut() ?? campus.server.fetch(new Request(input, init)) });`, false],
];

const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration', 'CallExpression'];

const isGlobal = (node: unknown): boolean => ['globalThis', 'window', 'self', 'global'].includes(nameOf(node) ?? '');
const isWord = (node: unknown): boolean => isSyntaxNode(node) && node.type === 'Literal' && node.value === 'fetch';
const isMember = (node: unknown): node is SyntaxNode => isSyntaxNode(node) && node.type === 'MemberExpression';

/** A function that answers itself, instead of handing on to the real `fetch` or to a campus in this process. */
function answersItself(value: unknown): boolean {
  if (!isSyntaxNode(value) || !FUNCTIONS.includes(value.type)) return false;
  let handsOn = false;
  visit(value, ({ type, callee }) => {
    if (type === 'CallExpression' && nameOf(isMember(callee) ? callee.property : callee) === 'fetch') handsOn = true;
  });
  return !handsOn;
}

/** What in a file takes the place of `fetch`. */
function fetchesByHand(source: Source): string[] {
  const found: string[] = [];
  visit(parsed(source), (node) => {
    const { type, callee, left } = node;
    const [first, second] = type === 'CallExpression' && Array.isArray(node.arguments) ? node.arguments : [];
    if (isMember(callee) && nameOf(callee.property) === 'stubGlobal' && isWord(first)) found.push('stubGlobal');
    if (isGlobal(first) && isWord(second)) found.push('a call on the global fetch');
    if (type === 'AssignmentExpression' && isMember(left) && isGlobal(left.object) && nameOf(left.property) === 'fetch')
      found.push('an assignment');
    // Of a property or a variable, or of the function itself.
    const [name, value] = [node.key ?? node.id, node.value ?? node.init ?? node];
    if (nameOf(name) === 'fetch' && answersItself(value)) found.push('a function');
  });
  return found.map((what) => `${source.path}: ${what}`);
}

describe('a unit test', () => {
  it('lets msw answer on the wire, and makes no fetch of its own', () => {
    expect(SOURCES.length).toBeGreaterThan(0);
    const found = SOURCES.filter(({ path }) => EXCEPTIONS[path] === undefined).flatMap(fetchesByHand);
    expect(
      found,
      'Call the real `fetch` and let msw answer: `openWire` of tests/support/network/wire.ts. A campus in this process may stand there too.',
    ).toEqual([]);
  });

  it.each(Object.keys(EXCEPTIONS))('is an exception only as long as it needs to be: %s', (path) => {
    expect(SOURCES.filter((source) => source.path === path).flatMap(fetchesByHand)).not.toEqual([]);
  });

  it.each(PROBES)('%s: by hand %s', (code, isByHand) => {
    expect(fetchesByHand({ path: 'a.test.ts', text: code }).length > 0).toBe(isByHand);
  });
});
