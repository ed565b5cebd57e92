import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AskedFirst, questionKey } from './asked-first.ts';
import { takeAsked } from './take-asked.ts';

const QUERY = 'query Course($id: ID!) { a }';
const HEADERS = { authorization: 'Bearer jwt-1', 'preferred-language-id': '41' };
const RECEIVED = Date.UTC(2026, 10, 26, 12);

const BREAD = { query: QUERY, variables: { id: 'bread' } };
const SALT = { query: QUERY, variables: { id: 'salt' } };

/** Two questions were asked half a second ago, and answered after 200 ms. */
function asked({
  status = 200,
  body = [{ data: 'bread' }, { data: 'salt' }],
}: {
  status?: number;
  body?: unknown;
} = {}) {
  const now = performance.now();
  const headers = new Headers({ date: new Date(RECEIVED).toUTCString() });
  return askedFirst(Promise.resolve({ status, headers, body, asked: now - 500, at: now - 300 }));
}

function askedFirst(answer: AskedFirst['answer']): AskedFirst {
  answer.catch(() => {});
  const keys = [BREAD, SALT].map(({ query, variables }) => questionKey(query, variables));
  return { headers: HEADERS, questions: keys, left: new Set(keys), answer };
}

const request = (body: object, headers: Record<string, string> = HEADERS): RequestInit => ({
  body: JSON.stringify(body),
  headers: { ...headers, 'refresh-token': 'refresh-1' },
});
const jsonOf = async (answer: Response | undefined): Promise<unknown> => answer?.json();

afterEach(() => void vi.useRealTimers());

describe('what the first script has asked', () => {
  it('is taken by who asks the same, once', async () => {
    const first = asked();
    expect(await jsonOf(await takeAsked(first, request({ ...SALT, operationName: 'Course' })))).toEqual({
      data: 'salt',
    });
    expect(await takeAsked(first, request(SALT))).toBeUndefined();
    expect(await jsonOf(await takeAsked(first, request(BREAD)))).toEqual({ data: 'bread' });
  });

  it('is taken by who asks several, in the order in which they do', async () => {
    expect(await jsonOf(await takeAsked(asked(), request([SALT, BREAD])))).toEqual([
      { data: 'salt' },
      { data: 'bread' },
    ]);
    expect(await takeAsked(asked(), request([BREAD, { ...BREAD, variables: { id: 'rice' } }]))).toBeUndefined();
  });

  it('is no answer for another question, another session or another language', async () => {
    const first = asked();
    expect(await takeAsked(first, request({ ...BREAD, variables: {} }))).toBeUndefined();
    expect(await takeAsked(first, request(BREAD, { ...HEADERS, authorization: 'Bearer jwt-2' }))).toBeUndefined();
    expect(await takeAsked(first, request(BREAD, { ...HEADERS, 'preferred-language-id': '7' }))).toBeUndefined();
    expect(await takeAsked(first, { headers: HEADERS, body: new Blob(['{}']) })).toBeUndefined();
    expect(await takeAsked(first, request(BREAD))).toBeDefined();
  });

  it('is everybody’s where it refuses all of them', async () => {
    const first = asked({ status: 401, body: { errors: [] } });
    for (const one of [BREAD, SALT]) {
      const answer = await takeAsked(first, request(one));
      expect([answer?.status, await jsonOf(answer)]).toEqual([401, { errors: [] }]);
    }
  });

  it('is asked again where no answer came', async () => {
    expect(await takeAsked(askedFirst(Promise.reject(new Error('offline'))), request(BREAD))).toBeUndefined();
  });

  it('has the date that it would have if it came now', async () => {
    vi.useFakeTimers();
    const answer = await takeAsked(asked(), request(BREAD));
    expect(Date.parse(answer?.headers.get('date') ?? '')).toBe(RECEIVED + 100 + 300);
  });
});
