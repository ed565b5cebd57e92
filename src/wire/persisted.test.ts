import { http } from 'msw';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { HEADERS } from '#campus/network/headers.ts';
import { openWire } from '#tests/support/network/wire.ts';
import { failureOf } from './campus-failure.ts';
import { createWire } from './graphql.ts';
import { ChunkLoadError } from './load-chunk.ts';

const { server } = openWire();
const GRAPHQL = 'https://campus.example/graphql';
const OURS = { 'content-type': 'application/json', [HEADERS.campus]: '1' };
const ID = 'query Home #a1b2c3d4e5';
const TEXT = 'query Home { home }';
const asked = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([v.object({ query: v.string() }), v.array(v.object({ query: v.string() }))]),
);

/** A campus that says so of what it does not answer; `sent` is every request, with the documents in it. */
function aWire({ refuses, code = 'GRAPHQL_PARSE_FAILED' }: { refuses: (query: string) => boolean; code?: string }) {
  const sent: string[][] = [];
  const answerTo = (query: string) =>
    refuses(query) ? { errors: [{ message: 'no', extensions: { code } }] } : { data: { asked: query } };
  server.use(
    http.post(GRAPHQL, async ({ request }) => {
      const body = v.parse(asked, await request.text());
      const queries = [body].flat().map(({ query }) => query);
      sent.push(queries);
      const answers = queries.map(answerTo);
      return Response.json(Array.isArray(body) ? answers : answers[0], { headers: OURS });
    }),
  );
  const loaded: string[] = [];
  const send = (document: string, textOf: (id: string) => Promise<string | undefined>) => {
    const wire = createWire({
      endpoint: GRAPHQL,
      fetch,
      session: { read: async () => undefined, write: async () => {} },
      languageId: () => undefined,
      textOf: (id) => {
        loaded.push(id);
        return textOf(id);
      },
    });
    const ask = (one: string) => wire.send({ document: one }).then(({ data }) => data, failureOf);
    return { ask, first: ask(document) };
  };
  return { sent, loaded, send };
}

const isId = (query: string): boolean => query.includes('#');

describe('a query of which the app has the id alone', () => {
  it('is asked by it, and its text is not loaded', async () => {
    const { sent, loaded, send } = aWire({ refuses: () => false });
    expect(await send(ID, async () => TEXT).first).toEqual({ asked: ID });
    expect([sent, loaded]).toEqual([[[ID]], []]);
  });

  it('is asked by its text where the campus has another build, and so are all after it', async () => {
    const { sent, send } = aWire({ refuses: isId });
    const { ask, first } = send(ID, async () => TEXT);
    expect(await first).toEqual({ asked: TEXT });
    expect(await ask(ID)).toEqual({ asked: TEXT });
    expect(sent).toEqual([[ID], [TEXT], [TEXT]]);
  });

  it('is so among others, too', async () => {
    const { send } = aWire({ refuses: isId });
    const { ask, first } = send(ID, async () => TEXT);
    expect(await Promise.all([first, ask('{ other }')])).toEqual([{ asked: TEXT }, { asked: '{ other }' }]);
  });

  it('is not asked again where it is refused for something else', async () => {
    const { sent, send } = aWire({ refuses: isId, code: 'BAD_REQUEST' });
    expect(await send(ID, async () => TEXT).first).toEqual({ kind: 'refused', code: 'BAD_REQUEST' });
    expect(sent).toEqual([[ID]]);
  });

  it.each([
    ['is not to be had any more', () => Promise.reject(new ChunkLoadError('missing')), { kind: 'outdated' }],
    ['does not come', () => Promise.reject(new ChunkLoadError('timeout')), { kind: 'unreachable' }],
    ['is not known to the app itself', async () => undefined, { kind: 'outdated' }],
  ])('fails as a part of the app does where its text %s', async (_, textOf, failure) => {
    expect(await aWire({ refuses: isId }).send(ID, textOf).first).toEqual(failure);
  });
});
