import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AskedFirst, questionKey } from './asked-first.ts';
import { takeAsked } from './take-asked.ts';

const QUERY = 'query Course($id: ID!) { a }';
const HEADERS = { authorization: 'Bearer jwt-1', 'preferred-language-id': '41' };
const RECEIVED = Date.UTC(2026, 10, 26, 12);

/** One question was asked half a second ago, and was answered after 200 ms. */
function asked(
  answer: Response | Error = new Response('{"data":1}', { headers: { date: new Date(RECEIVED).toUTCString() } }),
) {
  const now = performance.now();
  const kept =
    answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve({ response: answer, asked: now - 500, at: now - 300 });
  kept.catch(() => {});
  const first: AskedFirst = { headers: HEADERS, answers: new Map([[questionKey(QUERY, { id: 'bread' }), kept]]) };
  return first;
}

const request = (variables: object, headers: Record<string, string> = HEADERS): RequestInit => ({
  body: JSON.stringify({ query: QUERY, variables, operationName: 'Course' }),
  headers: { ...headers, 'refresh-token': 'refresh-1' },
});

afterEach(() => void vi.useRealTimers());

describe('what the first script has asked', () => {
  it('is taken by who asks the same, once', async () => {
    const first = asked();
    const answer = await takeAsked(first, request({ id: 'bread' }));
    expect(await answer?.json()).toEqual({ data: 1 });
    expect(await takeAsked(first, request({ id: 'bread' }))).toBeUndefined();
  });

  it('is no answer for another question, another session or another language', async () => {
    const first = asked();
    expect(await takeAsked(first, request({ id: 'salt' }))).toBeUndefined();
    expect(
      await takeAsked(first, request({ id: 'bread' }, { ...HEADERS, authorization: 'Bearer jwt-2' })),
    ).toBeUndefined();
    expect(
      await takeAsked(first, request({ id: 'bread' }, { ...HEADERS, 'preferred-language-id': '7' })),
    ).toBeUndefined();
    expect(await takeAsked(first, { headers: HEADERS, body: new Blob(['{}']) })).toBeUndefined();
    expect(await takeAsked(first, request({ id: 'bread' }))).toBeDefined();
  });

  it('is asked again where no answer came', async () => {
    expect(await takeAsked(asked(new Error('offline')), request({ id: 'bread' }))).toBeUndefined();
  });

  it('has the date that it would have if it came now', async () => {
    vi.useFakeTimers();
    const answer = await takeAsked(asked(), request({ id: 'bread' }));
    expect(Date.parse(answer?.headers.get('date') ?? '')).toBe(RECEIVED + 100 + 300);
  });
});
