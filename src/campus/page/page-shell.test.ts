import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { publicOrganisationSchema } from '#campus/organisation/organisation.ts';
import { brandTokensSchema } from '#campus/theme/brand-tokens.ts';
import { makeTheme } from '#campus/theme/make-theme.ts';
import { pageShell } from './page-shell.ts';

const organisation = v.parse(publicOrganisationSchema, {
  id: '1',
  denomination: 'Lantern & <i>',
  legalName: 'Lantern',
  folderName: 'lantern',
  tagline: {},
  logo: '/media/"x.svg',
  loginBgImage: null,
  fontName: 'onest',
  defaultLanguage: 'en',
  languageFallback: [],
  theme: makeTheme(v.parse(brandTokensSchema, { mainColor: '#0f6a6b' })),
  forcedLanguage: null,
  features: {},
  traits: {},
  privacyPolicyLink: null,
  supportEmail: null,
  helpCenterLink: null,
  contentOrigin: 'https://content.lantern.example',
  policyHosts: { media: [], frames: [], identity: [], connect: [] },
  demo: null,
});
const FILES = {
  inline: ['sha256-map'],
  firstPaint: {
    fromServer: { file: '/assets/online/first.js', hash: 'sha256-server' },
    fromWorker: { file: '/assets/first.js', hash: 'sha256-worker' },
  },
  showLogin: { file: '/assets/online/show.js', hash: 'sha256-show' },
  firstQuestions: '/assets/first-questions.json',
  outline: { style: '[data-outline]{display:flex}', hash: 'sha256-outline' },
  screens: [
    ['^/(?:partner/[^/]+/)?login/?$', '/assets/base.js /assets/login.js'],
    ['^/start/?$', '/assets/base.js /assets/home.js'],
    ['/lesson/[^/]+/?$', '/assets/base.js /assets/lesson.js'],
    ['^/(?:settings|terms)/?$', '/assets/base.js /assets/more/own.js'],
  ],
  sanitiser: '/assets/sanitiser.js',
};
const LOGIN_SCRIPTS = ['/assets/base.js', '/assets/login.js'];
const NEUTRAL = `<script type="application/json" id="files">${JSON.stringify(FILES)}</script><div id="campus"></div>`;
const at = (pathname: string) => pageShell(NEUTRAL, organisation, pathname);
const hintsAt = (pathname: string) =>
  [...at(pathname).html.matchAll(/rel="modulepreload" crossorigin href="([^"]+)"/g)].map(([, file]) => file);

describe('the page before the app runs', () => {
  it('asks for the scripts of its screen, and for nothing else', () => {
    expect(hintsAt('/login')).toEqual(LOGIN_SCRIPTS);
    expect(hintsAt('/partner/mill/login')).toEqual(LOGIN_SCRIPTS);
    expect(hintsAt('/program/a/unit/b/lesson/c')).toEqual(['/assets/base.js', '/assets/lesson.js']);
    expect(hintsAt('/start')).toEqual(['/assets/base.js', '/assets/home.js']);
    expect(hintsAt('/error')).toEqual([]);
  });

  it('names the library that cleans texts where its screen begins with some, for browsers that need it', () => {
    const hint = '<link data-sanitiser crossorigin href="/assets/sanitiser.js">';
    for (const pathname of ['/course/a', '/program/a/unit/b/lesson/c', '/terms'])
      expect(at(pathname).html, pathname).toContain(hint);
    for (const pathname of ['/login', '/start', '/settings']) expect(at(pathname).html, pathname).not.toContain(hint);
  });

  const ownScript = `${NEUTRAL}<script type="module" crossorigin src="/assets/main.js"></script>`;

  it('asks for its own scripts first, which are run while the layers of its screen come', () => {
    const { html } = pageShell(ownScript, organisation, '/login');
    expect(
      [...html.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)].map(([, file]) => file),
    ).toEqual(['/assets/main.js', ...LOGIN_SCRIPTS]);
  });

  it('asks for those that the browser has compiled in the way in which it takes what it has', () => {
    const compiled = new Set(['/assets/main.js', '/assets/base.js', '/assets/other.js']);
    const { html } = pageShell(ownScript, organisation, '/login', { compiled });
    expect([...html.matchAll(/<link ([^>]+)>/g)].map(([, hint]) => hint)).toEqual([
      'rel="preload" as="image" fetchpriority="high" href="/media/&quot;x.svg"',
      'rel="preload" as="script" crossorigin href="/assets/main.js"',
      'rel="preload" as="script" crossorigin href="/assets/base.js"',
      'rel="modulepreload" crossorigin href="/assets/login.js"',
    ]);
  });

  it('asks for the logo of its outline before all scripts, where that has one', () => {
    const hint = '<link rel="preload" as="image" fetchpriority="high" href="/media/&quot;x.svg">';
    for (const pathname of ['/login', '/start']) {
      const { html } = at(pathname);
      expect(html.indexOf(hint), pathname).toBeGreaterThanOrEqual(0);
      expect(html.indexOf(hint), pathname).toBeLessThan(html.indexOf('modulepreload'));
    }
    const { html: withSnapshot } = pageShell(NEUTRAL, organisation, '/start', { snapshot: {} });
    for (const html of [withSnapshot, at('/course/a/lesson/b').html, at('/embed').html])
      expect(html).not.toContain(hint);
  });

  it('says which messages its first screen is in', () => {
    const cataloguesAt = (pathname: string) =>
      /<html ([^>]+)>/.exec(pageShell(`<html></html>${NEUTRAL}`, organisation, pathname).html)?.[1];
    expect(['/start', '/course/a/lesson/b'].map(cataloguesAt)).toEqual(Array(2).fill('data-catalogue="campus"'));
    expect(['/settings', '/terms'].map(cataloguesAt)).toEqual(Array(2).fill('data-catalogue="campus" data-more'));
    expect(['/login', '/embed', '/error'].map(cataloguesAt)).toEqual(Array(3).fill('data-catalogue="shell"'));
  });

  it('shows the outline of its frame, with the name as text', () => {
    const { html } = at('/start');
    expect(html).toContain('<div id="campus"><div data-outline="page" aria-hidden="true">');
    expect(html).toContain('<bdi>Lantern &amp; &lt;i></bdi>');
    expect(html).toContain('src="/media/&quot;x.svg"');
    expect(at('/course/a/lesson/b').html).toMatch(/data-outline="reader".*<bdi>Lantern/);
    expect(at('/login').html).toContain('data-outline="auth"');
    expect(at('/embed').html).toContain('<div id="campus"></div>');
  });

  describe('has what its outline is drawn with in itself', () => {
    const sheet = '<link rel="stylesheet" crossorigin href="/assets/style.css">';
    const neutral = `<head>${NEUTRAL.replace('<div', `${sheet}</head><body><div`)}</body>`;
    const [style, hint] = ['<style>[data-outline]{display:flex}</style>', '<link rel="preload" as="style"'];
    const htmlAt = (pathname: string, ofDevice = {}) => pageShell(neutral, organisation, pathname, ofDevice).html;

    it('and its sheet behind that, which is asked for before the scripts', () => {
      const html = htmlAt('/login');
      const places = [style, hint, 'modulepreload', 'data-outline="auth"', sheet].map((each) => html.indexOf(each));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(places).not.toContain(-1);
      expect(html.split(sheet)).toHaveLength(2);
      expect(at('/login').policy).toContain("style-src 'self' 'sha256-outline';");
    });

    it('but the whole sheet before it where it has no outline, or something else in its place', () => {
      for (const html of [htmlAt('/embed'), htmlAt('/start', { snapshot: {} })]) {
        expect(html).not.toContain('<style>');
        expect(html.indexOf(sheet)).toBeLessThan(html.indexOf('<body>'));
      }
    });
  });

  it('lets in the scripts that stand in it by their hashes, and leaves nothing of the list behind', () => {
    const firstPaint = { script: 'paint()', hash: FILES.firstPaint.fromServer.hash };
    const { html, policy } = pageShell(NEUTRAL, organisation, '/login', { firstPaint });
    expect(policy).toContain("script-src 'self' 'sha256-map' 'sha256-server';");
    expect(html).not.toContain('id="files"');
  });

  it('carries a login as it was rendered, behind its sheet, with the script that shows it, its letters, and behind them what asks for the app', () => {
    const app = '<script type="module" crossorigin src="/main.js"></script>';
    const sheet = '<link rel="stylesheet" crossorigin href="/s.css">';
    const neutral = `<head>${NEUTRAL.replace('<div', `${app}${sheet}</head><body><div`)}</body>`;
    const login = {
      markup: '<form>$&</form>',
      language: 'ar',
      fonts: ['/letters.woff2'],
      show: { script: 'show("$&")', hash: 'sha256-show' },
    } as const;
    const { html, policy } = pageShell(neutral, organisation, '/login', { login });
    expect(html).toMatch(
      /rel="stylesheet"[^>]*><template id="login" lang="ar"><form>\$&<\/form><\/template><script>show\("\$&"\)<\/script><\/body>$/,
    );
    expect(html).toMatch(
      /as="font" crossorigin href="\/letters.woff2"><template id="scripts"><link rel="modulepreload"/,
    );
    expect(html).toContain(`${app}</template>`);
    expect(html.split(app)).toHaveLength(2);
    expect(policy).toContain("script-src 'self' 'sha256-map' 'sha256-show';");
  });

  it('leaves to its first script which of outline and snapshot is painted, and has it behind both', () => {
    const neutral = '<script id="first-paint"></script><body><div id="campus"></div></body>';
    const { html } = pageShell(neutral, organisation, '/start', {
      snapshot: {},
      firstPaint: { script: 'paint()', hash: 'sha256-worker' },
    });
    expect(html).toMatch(
      /^<body><div id="campus"><\/div><template id="outline"><div data-outline="page".*<\/template><script>paint\(\)<\/script><\/body>$/,
    );
  });

  it('carries what it showed last as data, where that is known, and no text in that ends it', () => {
    const neutral = '<script type="application/json" id="snapshot"></script>';
    const nodes = [['p', {}, '</script><script>alert(1)</script>']];
    const carried = (snapshot?: unknown): string => pageShell(neutral, organisation, '/start', { snapshot }).html;
    expect(carried({ nodes })).not.toContain('</script><script>');
    const [, json = ''] = />([^<]*)</.exec(carried({ nodes })) ?? [];
    expect(JSON.parse(json)).toEqual({ nodes });
    expect(carried()).toBe('');
  });

  it('holds the script of the first paint, and is whole where that cannot be had', () => {
    const neutral = '<script id="first-paint"></script>';
    const held = (script?: string): string => {
      const firstPaint = script === undefined ? undefined : { script, hash: 'sha256-first' };
      return pageShell(neutral, organisation, '/start', { firstPaint }).html;
    };
    expect(held('paint("$&")')).toBe('<script>paint("$&")</script>');
    expect(held()).toBe(neutral);
  });

  it('is as it was in development, where the list is empty', () => {
    const empty = '<script type="application/json" id="files"></script>';
    const { html, policy } = pageShell(empty, organisation, '/login');
    expect(html).toBe('');
    expect(policy).toContain("script-src 'self';");
  });
});
