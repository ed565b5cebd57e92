import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { HEADERS } from '#campus/network/headers.ts';
import { BATCH_MAX } from '#campus/network/load-limits.ts';
import { openWire, UNTIL_ANSWERED } from '#tests/support/network/wire.ts';
import { failureOf } from './campus-failure.ts';
import { createWire } from './graphql.ts';

const { server, requests } = openWire();
const GRAPHQL = 'https://campus.example/graphql';
const OURS = { 'content-type': 'application/json', [HEADERS.campus]: '1' };
const REFUSED = { errors: [{ message: 'no', extensions: { code: 'BAD_REQUEST' } }] };

type Body = { query: string } | { query: string }[];
type Answer = (body: Body, request: Request) => Response | Promise<Response>;

const answerTo = ({ query }: { query: string }) => ({ data: { asked: query }, extensions: { asOf: 7 } });
const ours = (body: unknown, init: { status?: number; headers?: Record<string, string> } = {}) =>
  new Response(JSON.stringify(body), { status: init.status ?? 200, headers: { ...OURS, ...init.headers } });
/** A campus that answers one question, or several in their order. */
const campus: Answer = (body) => ours(Array.isArray(body) ? body.map(answerTo) : answerTo(body));

/** A wire to whatever answers so; `ask` sends all of it in one turn and tells what became of each question. */
function aWire(answer: Answer = campus) {
  server.use(http.post(GRAPHQL, async ({ request }) => answer(JSON.parse(await request.clone().text()), request)));
  const reached: boolean[] = [];
  const session = { jwt: 'jwt-1', refreshToken: 'refresh-1' };
  const wire = createWire({
    endpoint: GRAPHQL,
    fetch,
    session: { read: async () => session, write: async (renewed) => void Object.assign(session, renewed) },
    languageId: () => '41',
    onReach: (yes) => void reached.push(yes),
  });
  const send = (document: string, signal?: AbortSignal) =>
    wire.send({ document, signal }).then(({ data, asOf }) => ({ data, asOf }), failureOf);
  return {
    wire,
    reached,
    session,
    send,
    ask: (...documents: string[]) => Promise.all(documents.map((one) => send(one))),
  };
}

const answered = (query: string) => ({ data: { asked: query }, asOf: 7 });
const bodies = async () => Promise.all(requests.map(async (request) => await request.clone().json()));

describe('questions of one turn', () => {
  it('are one request, and each has its answer', async () => {
    const { ask, reached } = aWire();
    expect(await ask('{ a }', 'query B { b }', '{ c }')).toEqual([
      answered('{ a }'),
      answered('query B { b }'),
      answered('{ c }'),
    ]);
    expect(await bodies()).toEqual([
      [
        { query: '{ a }', variables: {} },
        { query: 'query B { b }', variables: {} },
        { query: '{ c }', variables: {} },
      ],
    ]);
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer jwt-1');
    expect(reached).toEqual([true]);
  });

  it('are several requests where they are more than one may hold', async () => {
    const { ask } = aWire();
    const all = Array.from({ length: BATCH_MAX + 1 }, (_, place) => `{ f${place} }`);
    expect(await ask(...all)).toEqual(all.map(answered));
    expect((await bodies()).map((body) => [body].flat().length)).toEqual([BATCH_MAX, 1]);
  });

  it('leave alone what is asked by itself, and what changes something', async () => {
    const { wire, ask } = aWire();
    await ask('{ a }');
    await Promise.all([
      ask('{ b }'),
      ask('mutation Act { act }'),
      wire.send({ document: 'query Queued { c }', key: 'key-of-an-entry' }),
    ]);
    expect((await bodies()).map((body) => body.query).sort()).toEqual(
      ['{ a }', '{ b }', 'mutation Act { act }', 'query Queued { c }'].sort(),
    );
    expect(requests.map(({ headers }) => headers.get(HEADERS.idempotencyKey)).filter(Boolean)).toEqual([
      'key-of-an-entry',
    ]);
  });

  it('fail one by one, as each would alone', async () => {
    const { ask } = aWire((body) => {
      const one = (question: { query: string }) => (question.query === '{ bad }' ? REFUSED : answerTo(question));
      return Array.isArray(body) ? ours(body.map(one)) : ours(one(body), { status: 400 });
    });
    expect(await ask('{ a }', '{ bad }', '{ c }')).toEqual([
      answered('{ a }'),
      { kind: 'refused', code: 'BAD_REQUEST' },
      answered('{ c }'),
    ]);
    expect(requests).toHaveLength(2);
    await ask('{ d }', '{ e }');
    expect(requests).toHaveLength(3);
  });
});

describe('questions that are asked in advance', () => {
  it('are one request where they are asked in one moment, though not in one turn', async () => {
    const { wire, ask } = aWire();
    await ask('{ first }');
    const turns = async (): Promise<void> => {
      for (let turn = 0; turn < 20; turn += 1) await null;
    };
    const askTwo = async (isInAdvance: boolean) => {
      const one = wire.send({ document: '{ a }', isInAdvance });
      await turns();
      await Promise.all([one, wire.send({ document: '{ b }', isInAdvance })]);
    };
    await askTwo(false);
    await askTwo(true);
    expect((await bodies()).map((body) => [body].flat().map(({ query }) => query))).toEqual([
      ['{ first }'],
      ['{ a }'],
      ['{ b }'],
      ['{ a }', '{ b }'],
    ]);
  });
});

describe('one that nobody wants any more', () => {
  it('takes none of the others with it', async () => {
    const leaving = new AbortController();
    const { send } = aWire((...asked) => {
      leaving.abort();
      return campus(...asked);
    });
    const gone = send('{ a }', leaving.signal);
    const other = send('{ b }', new AbortController().signal);
    expect(await gone).toEqual(failureOf(leaving.signal.reason));
    expect(await other).toEqual(answered('{ b }'));
    expect(requests).toHaveLength(1);
  });

  it('before it is asked is not asked', async () => {
    const { wire, ask } = aWire();
    await ask('{ first }');
    const leaving = new AbortController();
    const gone = wire.send({ document: '{ a }', signal: leaving.signal });
    const others = ask('{ b }');
    leaving.abort();
    await expect(gone).rejects.toThrow('aborted');
    expect(await others).toEqual([answered('{ b }')]);
    expect((await bodies()).at(-1)).toMatchObject({ query: '{ b }' });
  });

  it('ends the request with the last of them, and says nothing of the network', async () => {
    const leaving = new AbortController();
    let sent: AbortSignal | undefined;
    const { wire, reached } = aWire(async (_, { signal }) => {
      sent = signal;
      leaving.abort();
      return HttpResponse.error();
    });
    const documents = ['{ a }', '{ b }'];
    const asked = documents.map((document) => wire.send({ document, signal: leaving.signal }));
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await vi.waitFor(() => expect(sent?.aborted).toBe(true), UNTIL_ANSWERED);
    expect(reached).toEqual([]);
  });
});

describe('a request that fails as a whole', () => {
  it.each([
    [503, { kind: 'unreachable', status: 503, after: 7000 }],
    [429, { kind: 'unreachable', status: 429, after: 7000 }],
  ])('with status %i is every question’s failure', async (status, failure) => {
    const { ask, reached } = aWire(() => ours(REFUSED, { status, headers: { 'retry-after': '7' } }));
    expect(await ask('{ a }', '{ b }')).toEqual([failure, failure]);
    expect(reached).toEqual([true]);
    expect(requests).toHaveLength(1);
  });

  it('without a network too', async () => {
    const { ask, reached } = aWire(() => HttpResponse.error());
    expect(await ask('{ a }', '{ b }')).toEqual([{ kind: 'offline' }, { kind: 'offline' }]);
    expect(reached).toEqual([false]);
  });

  it('for its token is sent once more, for all of them', async () => {
    const { ask, session } = aWire((body, { headers }) => {
      if (headers.has('authorization')) return ours(REFUSED, { status: 401 });
      const renewed = { [HEADERS.renewedToken]: 'jwt-2', [HEADERS.renewedRefreshToken]: 'refresh-2' };
      return ours([body].flat().map(answerTo), { headers: renewed });
    });
    expect(await ask('{ a }', '{ b }', '{ c }')).toEqual(['{ a }', '{ b }', '{ c }'].map(answered));
    expect(requests).toHaveLength(2);
    expect(session).toEqual({ jwt: 'jwt-2', refreshToken: 'refresh-2' });
  });

  it('as there is no session any more ends it for all of them', async () => {
    const { ask } = aWire(() => ours(REFUSED, { status: 401 }));
    expect(await ask('{ a }', '{ b }')).toEqual([{ kind: 'signed-out' }, { kind: 'signed-out' }]);
    expect(requests).toHaveLength(2);
  });
});

describe('a campus that does not know several in one request', () => {
  const single =
    (refusal: () => Response): Answer =>
    (...asked) =>
      Array.isArray(asked[0]) ? refusal() : campus(...asked);

  it.each([
    ['an older version', () => ours(REFUSED, { status: 400 })],
    ['what stands between', () => new Response('<html>', { status: 403, headers: { 'content-type': 'text/html' } })],
    ['one answer for all', () => ours({ data: {} })],
    ['too few answers', () => ours([{ data: {} }])],
    ['broken JSON', () => new Response('[{"data":', { headers: OURS })],
  ])('is asked one by one, from then on (%s)', async (_, refusal) => {
    const { ask } = aWire(single(refusal));
    expect(await ask('{ a }', '{ b }')).toEqual(['{ a }', '{ b }'].map(answered));
    expect(requests).toHaveLength(3);
    expect(await ask('{ c }', '{ d }')).toEqual(['{ c }', '{ d }'].map(answered));
    expect(requests).toHaveLength(5);
  });
});
