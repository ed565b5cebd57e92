import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CampusServer } from '#server/campus-server.ts';
import { aBrookTenant } from '#tests/support/campus/brook-tenant.ts';
import { aCampus, LANTERN, type TestCampus } from '#tests/support/campus/campus.ts';

const PAGE_FILES = {
  inline: [],
  firstPaint: {
    fromServer: { file: '/assets/online/first.js', hash: 'sha256-first' },
    fromWorker: { file: '/assets/first.js', hash: 'sha256-worker' },
  },
  showLogin: { file: '/assets/online/show.js', hash: 'sha256-show' },
  firstQuestions: '/assets/first-questions.json',
  outline: { style: '', hash: 'sha256-outline' },
  screens: [],
  sanitiser: '/assets/sanitiser.js',
};
/** A build of the app as far as this concerns it; its login says what it was asked for. */
const BUILD = {
  'index.html': `<!doctype html><html><head><script type="application/json" id="files">${JSON.stringify(PAGE_FILES)}</script></head><body><div id="campus"></div></body></html>`,
  'assets/online/first.js': 'first()',
  'assets/online/show.js': 'show()',
  'assets/first-questions.json': '{}',
  'rendered/login-markup.mjs': `export const loginOf = ({ organisation, pathname, browser }) => ({
    language: browser[0],
    fonts: ['/assets/letters.woff2'],
    markup: async ({ greeting }) => [greeting, organisation.denomination, pathname].join('|'),
  });`,
  'locales/en/shell.json': '{"messages":{"greeting":"Hello"}}',
  'locales/ar/shell.json': '{"messages":{"greeting":"مرحبا"}}',
};

describe('the login in the page of a first visit', () => {
  let campus: TestCampus;
  let server: CampusServer;
  let brook: string;
  beforeAll(async () => {
    campus = await aCampus();
    brook = (await aBrookTenant(campus)).origin;
    for (const [file, text] of Object.entries(BUILD)) {
      mkdirSync(dirname(join(campus.distDir, file)), { recursive: true });
      writeFileSync(join(campus.distDir, file), text);
    }
    // The build is looked for when a server starts.
    server = await campus.another();
  });
  afterAll(() => campus.close());

  const get = (path: string, language = 'en') =>
    server.fetch(
      new Request(path.startsWith('/') ? LANTERN + path : path, {
        headers: { accept: 'text/html', 'accept-language': language },
      }),
    );
  const loginIn = async (path: string, language?: string) =>
    /<template id="login" lang="(\w+)">(.*?)<\/template>/.exec(await (await get(path, language)).text())?.slice(1);

  it('is in the language that the browser asks for, each for itself', async () => {
    expect(await loginIn('/login', 'ar, en;q=0.5')).toEqual(['ar', 'مرحبا|Lantern Campus|/login']);
    expect(await loginIn('/login', 'en, ar;q=0.5')).toEqual(['en', 'Hello|Lantern Campus|/login']);
    expect(await loginIn('/login', 'ar')).toEqual(['ar', 'مرحبا|Lantern Campus|/login']);
  });

  it('is a partner’s on a partner’s page', async () => {
    expect(await loginIn(`${brook}/partner/mill/login`)).toEqual(['en', 'Hello|brook|/partner/mill/login']);
    expect(await loginIn(`${brook}/partner/nobody/login`)).toBeUndefined();
  });

  it('comes with its letters and with the script that shows it', async () => {
    const answer = await get('/login');
    expect(answer.headers.get('content-security-policy')).toContain("'sha256-show'");
    const html = await answer.text();
    expect(html).toContain('<link rel="preload" as="font" crossorigin href="/assets/letters.woff2">');
    expect(html).toContain('</template><script>show()</script>');
  });

  it.each(['/start', '/register', '/login/group'])('is not in the page at %s', async (path) => {
    const answer = await get(path);
    expect(answer.headers.get('content-security-policy')).not.toContain('sha256-show');
    expect(await answer.text()).not.toContain('id="login"');
  });

  it('is an outline where it cannot be rendered, for as long as it cannot', async () => {
    // Of Turkish this build has no messages yet.
    const answer = await get('/login', 'tr');
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('data-outline="auth"');
    expect(html).not.toContain('id="login"');
    const catalogue = join(campus.distDir, 'locales/tr/shell.json');
    mkdirSync(dirname(catalogue), { recursive: true });
    writeFileSync(catalogue, '{"messages":{"greeting":"Merhaba"}}');
    expect(await loginIn('/login', 'tr')).toEqual(['tr', 'Merhaba|Lantern Campus|/login']);
  });

  it('is rendered by the server alone: nobody can ask for what renders it', async () => {
    const answer = await get('/rendered/login-markup.mjs');
    expect(await answer.text()).not.toContain('loginOf');
  });
});
