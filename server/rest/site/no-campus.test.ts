import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { directionOf, LANGUAGE_CODES } from '#campus/languages.ts';
import { makeKeys } from '#server/auth/keys.ts';
import { type CampusServer, createCampusServer } from '#server/campus-server.ts';
import { createLog } from '#server/http/log.ts';
import { aStore, type TestStore } from '#server/test-store.ts';
import { importOrganisation } from '#tests/support/campus/an-organisation.ts';
import { NO_CAMPUS_MESSAGES } from './no-campus.ts';

describe('a server over a database without a campus', () => {
  let test: TestStore;
  let server: CampusServer;
  beforeEach(async () => {
    test = await aStore();
    const distDir = join(test.dataDir, 'dist');
    mkdirSync(distDir);
    server = await createCampusServer({
      store: test.store,
      keys: makeKeys(),
      dataDir: test.dataDir,
      distDir,
      publicOrigin: 'https://campus.real-ngo.example',
      log: createLog('silent'),
    });
  });
  afterEach(async () => {
    await server.close();
    await test.remove();
  });

  const get = (path: string, headers: Record<string, string> = {}, host = 'campus.real-ngo.example') =>
    server.fetch(new Request(`https://${host}${path}`, { headers }));

  it('is alive, and not ready', async () => {
    expect((await get('/healthz')).status).toBe(200);
    const ready = await get('/readyz');
    expect([ready.status, await ready.text()]).toEqual([503, 'there is no campus yet\n']);
  });

  it.each(LANGUAGE_CODES)('says so on one plain page, in %s', async (language) => {
    const answer = await get('/', { 'accept-language': `tlh, ${language};q=0.9` });
    const page = await answer.text();
    expect([answer.status, answer.headers.get('content-language')]).toEqual([503, language]);
    expect(page).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
    expect(page).toContain(NO_CAMPUS_MESSAGES[language].text);
    expect(page, 'where the data should lie is for the operator only').not.toContain(test.dataDir);
  });

  it('says it in English to whoever asks for no language of the campus', async () => {
    expect(await (await get('/', { 'accept-language': 'tlh' })).text()).toContain(NO_CAMPUS_MESSAGES.en.text);
    expect(new Set(Object.values(NO_CAMPUS_MESSAGES).map(({ text }) => text)).size).toBe(LANGUAGE_CODES.length);
  });

  it.each([
    '/login',
    '/dev/mail',
    '/organisation.json',
    '/manifest.webmanifest',
    '/robots.txt',
    '/sw.js',
    '/icons/icon-512.png',
    '/media/x.svg',
    '/.well-known/security.txt',
  ])('serves nothing else: %s', async (path) => {
    for (const host of ['campus.real-ngo.example', 'lantern.localhost', 'content.lantern.localhost']) {
      const answer = await get(path, {}, host);
      expect([host, answer.status]).toEqual([host, 503]);
      expect(await answer.text()).toContain(NO_CAMPUS_MESSAGES.en.text);
    }
  });

  it('sends what waits on a device back to it for later', async () => {
    const body = JSON.stringify({ query: '{ viewer { id } }' });
    const headers = { 'content-type': 'application/json' };
    for (const path of ['/graphql', '/event', '/api/logout/1']) {
      const request = new Request(`https://campus.real-ngo.example${path}`, { method: 'POST', headers, body });
      const answer = await server.fetch(request);
      expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true]);
      expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'NO_CAMPUS' } }] });
    }
  });

  it('is the campus as soon as one is imported', async () => {
    const origin = await importOrganisation({ test, now: () => new Date() }, { id: '7', name: 'quay' });
    expect((await get('/readyz')).status).toBe(200);
    expect((await get('/organisation.json', {}, new URL(origin).host)).status).toBe(200);
    expect((await get('/organisation.json', {}, 'elsewhere.example')).status).toBe(404);
  });
});
