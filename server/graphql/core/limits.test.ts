import { readFileSync } from 'node:fs';
import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { buildSchema, getIntrospectionQuery, parse, print, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { documentsOf } from '#tests/support/sources/documents.ts';
import { nonEmpty } from '#tests/support/sources/non-empty.ts';
import { comparesTooMuch } from './comparisons.ts';
import { COST_OF_QUESTION } from './limits.ts';
import { mergeRepeated } from './merge-repeated.ts';

const merged = (query: string): string => print(mergeRepeated(parse(query)));
const repeated = (part: string, times = 900): string => `{ ${part.repeat(times)} }`;

describe('fields that are repeated', () => {
  it.each([
    ['{ me { id } me { id } }', '{ me { id } }'],
    ['{ me { id } me { email } me { id } }', '{ me { id email } }'],
    ['{ a: me { id } me { id } a: me { email } }', '{ a: me { id email } me { id } }'],
    ['{ search(query: "a") { x } search( query:"a" ) { y } }', '{ search(query: "a") { x y } }'],
    ['{ search(query: "a") { x } search(query: "b") { y } }', '{ search(query: "a") { x } search(query: "b") { y } }'],
    ['{ id @skip(if: true) id id }', '{ id @skip(if: true) id }'],
    ['{ ... { a } ... { b } ... on Query { c } ... on Query { c } }', '{ ... { a b } ... on Query { c } }'],
    [
      '{ ...F ...F @skip(if: true) ...F } fragment F on Query { a a }',
      '{ ...F ...F @skip(if: true) } fragment F on Query { a }',
    ],
    ['{ me me { id } }', '{ me me { id } }'],
    ['mutation { a { b } a { c } }', 'mutation { a { b c } }'],
  ])('%s is %s', (query, once) => {
    expect(merged(query)).toBe(print(parse(once)));
  });
});

describe('a document that is dear to check', () => {
  it.each([
    ['arguments', `{ ${Array.from({ length: 400 }, (_, n) => `search(query: "${n}") { __typename }`).join(' ')} }`],
    [
      'directives',
      `query ($a: Boolean!) { ${Array.from({ length: 300 }, (_, n) => `id @include(if: $a) @skip(if: ${n})`).join(' ')} }`,
    ],
    ['types', `{ me { ${Array.from({ length: 300 }, (_, n) => `... on T${n} { id }`).join(' ')} } }`],
    [
      'fragments',
      `{ ${Array.from({ length: 59 }, (_, n) => `...F${n}`).join(' ')} } ${Array.from({ length: 59 }, (_, n) => `fragment F${n} on Query { ${Array.from({ length: 10 }, (__, m) => `me(a: "${n} ${m}") { id }`).join(' ')} }`).join(' ')}`,
    ],
    ['levels', `{ ${Array.from({ length: 80 }, (_, n) => `a(b: ${n}) { c(d: ${n}) { e } }`).join(' ')} }`],
  ])('by its %s is refused', (_, query) => {
    expect(comparesTooMuch(mergeRepeated(parse(query)))).toBe(true);
  });

  it('is none of the app', () => {
    const dear = nonEmpty(documentsOf('src/**/*.{ts,tsx}'), 'document').filter(({ text }) =>
      comparesTooMuch(mergeRepeated(parse(text))),
    );
    expect(dear).toEqual([]);
  });
});

it('the app’s dearest document counts as three questions at most', () => {
  const schema = buildSchema(readFileSync('server/schema.graphql', 'utf8'));
  const costs: number[] = [];
  const rule = costLimitRule({
    maxCost: Number.MAX_SAFE_INTEGER,
    ignoreIntrospection: true,
    onAccept: [(_, { n }) => costs.push(n)],
  });
  for (const { text } of nonEmpty(documentsOf('src/**/*.{ts,tsx}'), 'document')) validate(schema, parse(text), [rule]);
  expect(Math.max(...costs)).toBeLessThan(COST_OF_QUESTION * 3);
});

describe('a stranger’s document', () => {
  let campus: TestCampus;
  beforeAll(async () => {
    campus = await aCampus({ requestRates: { person: 1200, address: 200, personChanges: 600, addressChanges: 600 } });
  });
  afterAll(() => campus.close());
  const codeOf = async (query: string): Promise<string | undefined> => {
    const { body } = await campus.ask({ query });
    return body.errors?.[0]?.extensions.code;
  };

  it.each(['search(query: "a") { __typename } ', '__schema { __typename } ', 'me { id } ', '... { me { id } } '])(
    'is answered as if it asked once: %s',
    async (part) => {
      const [once, often] = [
        await campus.ask({ query: repeated(part, 1) }),
        await campus.ask({ query: repeated(part, 350) }),
      ];
      expect(often.body.data).toEqual(once.body.data);
    },
  );

  it('that asks for the contract in the contract is refused, by fragments too', async () => {
    for (const query of [
      '{ __schema { types { fields { type { fields { name } } } } } }',
      '{ __type(name: "Query") { fields { type { possibleTypes { name } } } } }',
      '{ __schema { types { ...T } } } fragment T on __Type { fields { type { ...U } } } fragment U on __Type { interfaces { name } }',
    ])
      expect(await codeOf(query)).toBe('TOO_COMPLEX');
    const whole = await campus.ask({ query: getIntrospectionQuery() });
    expect(whole.body.data.__schema.queryType.name).toBe('Query');
  });

  it('has five faults named at most', async () => {
    const { body } = await campus.ask({
      query: `{ ${Array.from({ length: 500 }, (_, n) => `nowhere${n}`).join(' ')} }`,
    });
    expect(body.errors.length).toBeLessThanOrEqual(6);
  });

  it('counts by its cost', async () => {
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 20; n += 1) codes.push(await codeOf(`{ __schema { queryType { name } } a${n}: __typename }`));
    expect(codes.at(0)).toBeUndefined();
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });
});
