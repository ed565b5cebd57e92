import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { HEADERS } from '#campus/network/headers.ts';
import { openWire } from '#tests/support/network/wire.ts';
import type { CampusError } from './campus-failure.ts';
import { createRest } from './rest.ts';

const { server, requests } = openWire();
const tokens = { jwt: 'jwt', refreshToken: 'refresh' };

function restThatGets(answer: () => Response) {
  server.use(http.all('https://campus.example/*', answer));
  return createRest({
    origin: 'https://campus.example',
    session: { read: async () => tokens, write: async () => {} },
    languageId: () => '52',
    fetch,
  });
}

const campus = (body: string, status = 200) => new Response(body, { status, headers: { [HEADERS.campus]: '1' } });
const failure = (asking: Promise<unknown>) => asking.catch((error: CampusError) => error.failure);

describe('a call beside GraphQL', () => {
  it('goes to this campus with the session and a body of JSON', async () => {
    const rest = restThatGets(() => campus('{"data":{"ticket":"t"}}'));
    expect(await rest({ path: '/api/ticket', method: 'POST', body: { method: 'GET' } })).toEqual({
      data: { ticket: 't' },
    });
    const [request] = requests;
    expect(request?.url).toBe('https://campus.example/api/ticket');
    expect(request?.headers.get(HEADERS.authorization)).toBe('Bearer jwt');
    expect(await request?.json()).toEqual({ method: 'GET' });
  });

  it('is refused with the first code of the campus', async () => {
    const rest = restThatGets(() => campus('{"errors":[{"message":"openidFailed"}]}', 400));
    expect(await failure(rest({ path: '/api/x' }))).toEqual({ kind: 'refused', code: 'openidFailed' });
  });

  it('says what is no answer of ours', async () => {
    const portal = restThatGets(() => new Response('<html>'));
    expect(await failure(portal({ path: '/api/x' }))).toEqual({ kind: 'unreachable', status: 200 });
    const page = restThatGets(() => campus('<html>'));
    expect(await failure(page({ path: '/api/x' }))).toEqual({ kind: 'garbled', where: '/api/x' });
    const odd = restThatGets(() => campus('{"no":"code"}', 404));
    expect(await failure(odd({ path: '/api/x' }))).toEqual({ kind: 'garbled', where: '/api/x' });
    const cut = restThatGets(() => HttpResponse.error());
    expect(await failure(cut({ path: '/api/x' }))).toEqual({ kind: 'offline' });
  });
});
