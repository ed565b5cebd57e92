import { describe, expect, it } from 'vitest';
import { documentsOf } from '#tests/support/sources/documents.ts';
import { isEvident } from '#tests/support/sources/evident-lists.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { isTest, sourcesOf } from '#tests/support/sources/sources.ts';
import { isSyntaxNode, nameOf, parsed, type Source, type SyntaxNode, visit } from '#tools/build/syntax.ts';

const RUNNERS = ['it', 'test', 'describe'];
const TESTS = sourcesOf('src/**/*.{ts,tsx}', 'server/**/*.ts', 'sw/**/*.ts', 'tests/**/*.ts', '.ci/**/*.ts').filter(
  isTest,
);
/** In a browser a list is what the page holds by then; its stories wait for what they look at. */
const isInBrowser = ({ path }: Source) => /^tests\/(journeys|faults|browsers)\//.test(path);

/** The lists that decide how often something is checked, and of which nothing in the source says that they hold anything. */
function uncertainLists(source: Source): string[] {
  const found: string[] = [];
  visit(parsed(source), (node, around) => {
    const list = rowsOf(node) ?? judgedList(node, around) ?? (isInBrowser(source) ? undefined : loopedList(node));
    if (isSyntaxNode(list) && !isEvident(source, list)) found.push(`${source.path}: ${textOf(source, list)}`);
  });
  return found;
}

/** `it.each(rows)`: with no rows there is no test. */
function rowsOf({ callee, arguments: given }: SyntaxNode): unknown {
  const isEach = isSyntaxNode(callee) && nameOf(callee.property) === 'each';
  return isEach && RUNNERS.includes(nameOf(callee.object) ?? '') && Array.isArray(given) ? given[0] : undefined;
}

/** `expect(list.every(…))`: true of every empty list. */
function judgedList({ callee }: SyntaxNode, around: readonly SyntaxNode[]): unknown {
  const isEvery = isSyntaxNode(callee) && nameOf(callee.property) === 'every';
  return isEvery && around.some((node) => nameOf(node.callee) === 'expect') ? callee.object : undefined;
}

/** `for (const each of list) expect(each)…`: expects nothing of an empty list. */
function loopedList(node: SyntaxNode): unknown {
  if (node.type !== 'ForOfStatement') return undefined;
  let expects = false;
  visit(node.body, ({ callee }) => {
    expects ||= nameOf(callee) === 'expect';
  });
  return expects ? node.right : undefined;
}

function textOf({ text }: Source, { start, end }: SyntaxNode): string {
  return typeof start === 'number' && typeof end === 'number' ? text.slice(start, end) : '';
}

describe('a list that something is checked over', () => {
  it('is given back where it holds something', () => {
    expect(nonEmpty(['one'], 'word')).toEqual(['one']);
  });

  it('ends the check where it is empty, and says of what there is none', () => {
    expect(() => nonEmpty([], 'word')).toThrow('there is no word');
  });

  it('of sources holds a file for each of its globs', () => {
    expect(() => sourcesOf('src/**/*.ts', 'src/**/*.moved')).toThrow('there is no file at src/**/*.moved');
  });

  it('of GraphQL documents holds one', () => {
    expect(() => documentsOf('src/ui/**/*.tsx')).toThrow('there is no GraphQL document in src/ui/**/*.tsx');
  });

  it('holds something for sure, in each test', () => {
    expect(
      TESTS.flatMap(uncertainLists),
      'Nothing is checked where it is empty: put nonEmpty(…, what) of tests/support/sources/non-empty.ts around it.',
    ).toEqual([]);
  }, 240_000);
});

describe('the search for lists that may be empty', () => {
  const inTest = (text: string) => uncertainLists({ path: 'src/probe.test.ts', text });

  it.each([
    'it.each(read())("x", () => {});',
    'describe.each(ROWS.filter(isOdd))("x", () => {});',
    'const rows = read(); it.each(rows)("x", () => {});',
    'const rows: string[] = []; it.each(rows)("x", () => {});',
    'const { rows } = { rows: read() }; it.each(rows.map(double))("x", () => {});',
    'expect(rows.every(isOdd)).toBe(true);',
    'expect((await rows()).every(isOdd)).toBe(true);',
    'for (const row of rows) expect(row).toBe(1);',
    'for (const row of Array.from({ length: rows.length })) expect(row).toBe(1);',
  ])('finds %s', (text) => {
    expect(inTest(text)).toHaveLength(1);
  });

  it.each([
    'it.each([1, 2])("x", () => {});',
    'it.each(nonEmpty(read(), "row"))("x", () => {});',
    'const ROWS = [1] as const; it.each(ROWS.map(double))("x", () => {});',
    'const ROWS = { a: 1 }; it.each(Object.entries(ROWS))("x", () => {});',
    'const all = (of) => nonEmpty(read(of), "row"); it.each(all(1))("x", () => {});',
    'const answers = await Promise.all([1, 2].map(ask)); expect(answers.every(isOdd)).toBe(true);',
    'expect(Array.from({ length: 3 }, ask).every(isOdd)).toBe(true);',
    'for (const row of rows) wait(row);',
    'const isOdd = rows.every(one);',
  ])('leaves alone %s', (text) => {
    expect(inTest(text)).toEqual([]);
  });
});
