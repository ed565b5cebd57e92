import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { HEADERS } from '#campus/network/headers.ts';
import { openWire, UNTIL_ANSWERED } from '#tests/support/network/wire.ts';
import { LAST_BYTES_MAX, postLast } from './post-last.ts';

const { server, requests } = openWire();
const CAMPUS = 'https://lantern.example/graphql';
const DOCUMENT = 'mutation Save($text: String!) { save(text: $text) { success } }';

it('the last word of a page is asked for under its key, with the token alone', async () => {
  server.use(http.post(CAMPUS, () => HttpResponse.json({})));
  postLast(CAMPUS, 'a.b.c', { document: DOCUMENT, variables: { text: 'SY' }, id: 'key' });
  await vi.waitFor(() => expect(requests).toHaveLength(1), UNTIL_ANSWERED);
  const [request] = requests;
  expect(request?.headers.get(HEADERS.authorization)).toBe('Bearer a.b.c');
  expect(request?.headers.get(HEADERS.idempotencyKey)).toBe('key');
  expect(request?.headers.has(HEADERS.refreshToken)).toBe(false);
  expect(await request?.json()).toEqual({ query: DOCUMENT, variables: { text: 'SY' } });
});

it('what is longer than a browser takes of a page that is gone is left to the outbox, counted in bytes', async () => {
  server.use(http.post(CAMPUS, () => HttpResponse.json({})));
  const around = new TextEncoder().encode(JSON.stringify({ query: DOCUMENT, variables: { text: '' } })).length;
  const post = (text: string): void =>
    postLast(CAMPUS, 'a.b.c', { document: DOCUMENT, variables: { text }, id: 'key' });
  post('ж'.repeat(Math.floor((LAST_BYTES_MAX - around) / 2) + 1));
  const longest = 'ж'.repeat(Math.floor((LAST_BYTES_MAX - around) / 2));
  post(longest);
  await vi.waitFor(() => expect(requests).toHaveLength(1), UNTIL_ANSWERED);
  expect(await requests[0]?.json()).toMatchObject({ variables: { text: longest } });
});
