import { describe, expect, it } from 'vitest';
import { HEADERS } from '#campus/headers.ts';
import { createDownload } from './download.ts';
import type { CampusError } from './trouble.ts';

function downloadThatGets(answer: () => Response) {
  const asked: Request[] = [];
  const download = createDownload({
    origin: 'https://campus.example',
    session: { read: async () => ({ jwt: 'jwt', refreshToken: 'refresh' }), write: async () => {} },
    languageId: () => '52',
    fetch: async (input, init) => {
      asked.push(new Request(input, init));
      return answer();
    },
  });
  return { download, asked };
}

const answered = (status: number) => () =>
  new Response('%PDF', { status, headers: { [HEADERS.campus]: '1', 'content-type': 'application/pdf' } });
const trouble = (asking: Promise<unknown>) => asking.catch((error: CampusError) => error.trouble);

describe('a file of the person’s own', () => {
  it('is fetched with the bearer, never with a token in the address', async () => {
    const { download, asked } = downloadThatGets(answered(200));
    const file = await download('/api/course/7/certificate');
    expect(await file.text()).toBe('%PDF');
    expect(file.type).toBe('application/pdf');
    expect(asked.map(({ url }) => url)).toEqual(['https://campus.example/api/course/7/certificate']);
    expect(asked[0]?.headers.get(HEADERS.authorization)).toBe('Bearer jwt');
  });

  it('is asked of this campus only: nobody else is shown the session', async () => {
    const { download, asked } = downloadThatGets(answered(200));
    expect(await trouble(download('https://elsewhere.example/api'))).toMatchObject({ kind: 'garbled' });
    expect(asked).toEqual([]);
  });

  it('is refused in words that the app has', async () => {
    expect(await trouble(downloadThatGets(answered(404)).download('/api/x'))).toEqual({
      kind: 'refused',
      code: 'NOT_FOUND',
    });
    expect(await trouble(downloadThatGets(answered(403)).download('/api/x'))).toEqual({
      kind: 'refused',
      code: 'NOT_ALLOWED',
    });
  });
});
