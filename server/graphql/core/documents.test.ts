import { createSchema, createYoga } from 'graphql-yoga';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCampus, type TestCampus } from '#tests/support/campus/campus.ts';
import { createDocuments } from './documents.ts';
import { limitPlugins } from './limits.ts';

const nested = (depth: number) => `{ ${'viewer { '.repeat(depth)} id ${'} '.repeat(depth)} }`;
const fragments = (count: number) =>
  `{ viewer { ...f0 } } ${Array.from({ length: count }, (_, n) => `fragment f${n} on Viewer { id ...f${n + 1} }`).join(' ')} fragment f${count} on Viewer { id }`;
/** Each is beyond one limit. */
const TOO_MUCH: readonly (readonly [string, string])[] = [
  ['more fields than a document may hold', `query M { viewer { ${'id '.repeat(150_000)} } }`],
  ['more levels than a parser can call itself', nested(20_000)],
  ['more levels than a screen needs', nested(30)],
  ['as many levels as a document may have words', nested(1900)],
  ['more fragments than can be compared', fragments(300)],
  ['more aliases', `{ ${Array.from({ length: 40 }, (_, n) => `a${n}: viewer { id }`).join(' ')} }`],
];

describe('a document that asks for too much', () => {
  let campus: TestCampus;
  beforeAll(async () => {
    campus = await aCampus();
  });
  afterAll(() => campus.close());

  it.each(TOO_MUCH)('is refused with a code: %s', async (_, query) => {
    const { status, body } = await campus.ask({ query });
    expect(status).toBe(400);
    expect(body.errors[0].extensions.code).toBe('TOO_COMPLEX');
    expect(body.data).toBeUndefined();
    expect((await campus.ask({ query: '{ viewer { id } }' })).status).toBe(200);
  });

  it('in its variables is answered like any other', async () => {
    const variables = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
    const answer = await campus.get('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"query":"{ viewer { id } }","variables":${variables}}`,
    });
    expect(answer.status).toBeLessThan(500);
  });

  it('to be announced for ever is sent to the socket', async () => {
    const answer = await campus.get('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query: 'subscription { notificationAdded { message } }' }),
    });
    expect(await answer.text()).toContain('Subscriptions are at the socket.');
  });
});

describe('what is kept of documents', () => {
  const documents = createDocuments();
  const schema = createSchema({ typeDefs: 'type Query { me: Me } type Me { id: ID name: String }' });
  const yoga = createYoga({
    ...documents.options,
    schema,
    plugins: [documents.plugin, ...limitPlugins()],
    logging: false,
  });
  const ask = (query: string) =>
    yoga.fetch('http://campus.example/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });

  it('is what was valid, and nothing of what was refused', async () => {
    await ask('{ me { id } }');
    await ask('{ me { id } }');
    expect(documents.kept()).toBe(1);
    const deep = '{ me { ...on Me { '.concat('...on Me { '.repeat(20), 'id', ' }'.repeat(23));
    for (const refused of ['{ me { unknown } }', '{ me {', `{ me { ${'id '.repeat(10_000)} } }`, deep])
      await ask(refused);
    expect(documents.kept()).toBe(1);
  });

  it('stays small, however many different ones come', async () => {
    for (let n = 0; n < 100; n += 1) await ask(`query M${n} { me { id } } # ${'x'.repeat(6000)}`);
    expect(documents.kept()).toBeLessThan(60);
    expect(documents.kept()).toBeGreaterThan(1);
  });
});
