import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { HEADERS } from '#campus/network/headers.ts';
import { openWire } from '#tests/support/network/wire.ts';
import type { CampusError } from './campus-failure.ts';
import { createDownload } from './download.ts';

const { server, requests } = openWire();

function downloadThatGets(answer: () => Response) {
  server.use(http.get('https://campus.example/*', answer));
  return createDownload({
    origin: 'https://campus.example',
    session: { read: async () => ({ jwt: 'jwt', refreshToken: 'refresh' }), write: async () => {} },
    languageId: () => '52',
    fetch,
  });
}

const answered = (status: number) => () =>
  new Response('%PDF', { status, headers: { [HEADERS.campus]: '1', 'content-type': 'application/pdf' } });
const failure = (asking: Promise<unknown>) => asking.catch((error: CampusError) => error.failure);

describe('a file of the person’s own', () => {
  it('is fetched with the bearer, never with a token in the address', async () => {
    const download = downloadThatGets(answered(200));
    const { file } = await download('/api/course/7/certificate');
    expect(await file.text()).toBe('%PDF');
    expect(file.type).toBe('application/pdf');
    expect(requests.map(({ url }) => url)).toEqual(['https://campus.example/api/course/7/certificate']);
    expect(requests[0]?.headers.get(HEADERS.authorization)).toBe('Bearer jwt');
  });

  it('does not come again while it is the same, and comes when it is another one', async () => {
    let tag = '"one"';
    const download = downloadThatGets(() => {
      const isSame = requests.at(-1)?.headers.get('if-none-match') === tag;
      const headers = { [HEADERS.campus]: '1', etag: tag };
      return new Response(isSame ? null : `%PDF ${tag}`, { status: isSame ? 304 : 200, headers });
    });
    const first = await download('/api/x');
    expect(await download('/api/x', first)).toBe(first);
    tag = '"two"';
    const next = await download('/api/x', first);
    expect(await next.file.text()).toBe('%PDF "two"');
    expect(next.tag).toBe('"two"');
    const untagged = { file: new Blob(['old']), tag: null };
    expect(await (await download('/api/x', untagged)).file.text()).toBe('%PDF "two"');
  });

  it('is asked of this campus only: nobody else is shown the session', async () => {
    const download = downloadThatGets(answered(200));
    expect(await failure(download('https://elsewhere.example/api'))).toMatchObject({ kind: 'garbled' });
    expect(requests).toEqual([]);
  });

  it('is refused in words that the app has', async () => {
    expect(await failure(downloadThatGets(answered(404))('/api/x'))).toEqual({
      kind: 'refused',
      code: 'NOT_FOUND',
    });
    expect(await failure(downloadThatGets(answered(403))('/api/x'))).toEqual({
      kind: 'refused',
      code: 'NOT_ALLOWED',
    });
  });
});
