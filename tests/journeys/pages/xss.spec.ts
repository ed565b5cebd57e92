import { resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { build } from 'vite';
import { contentSecurityPolicy } from '#campus/page/content-security-policy.ts';
import { renderDocument, renderMarkdown } from '#server/messages/render-markdown.ts';
import type { Mode } from '#tests/xss/harness.ts';
import { ORDINARY } from '#tests/xss/ordinary.ts';
import { type Payload, payloads } from '#tests/xss/payloads.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const PAGE = 'http://lantern.localhost/';
const ALL = payloads();
const POLICY = contentSecurityPolicy({
  contentOrigin: 'http://content.lantern.localhost',
  hasPackageHosts: true,
  externalScripts: [],
  policyHosts: { media: [], frames: [], identity: [], connect: [], images: [] },
});

/** The app's own sanitiser as one script for an empty page. */
async function harness(): Promise<string> {
  const answer = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: resolve(ROOT, 'tests/xss/harness.ts'), formats: ['iife'], name: 'harness' },
    },
  });
  const [
    {
      output: [chunk],
    } = { output: [] },
  ] = Array.isArray(answer) ? answer : [];
  if (chunk?.type !== 'chunk') throw new Error('The page for the payloads was not built.');
  return chunk.code;
}

let built: Promise<string> | undefined;

/** Once for all. */
function script(): Promise<string> {
  built ??= harness();
  return built;
}

type Attack = { ran: Set<string>; asked: string[]; show: (mode: Mode, texts: readonly string[]) => Promise<string[]> };

/** An empty page, with the policy of the app or without; knows what ran on it in any frame, and what it asked of others. */
async function openPage(page: Page, { policy }: { policy: boolean }): Promise<Attack> {
  const ran = new Set<string>();
  const asked: string[] = [];
  await page.exposeBinding('ran', (_, what: string) => ran.add(what));
  await page.addInitScript(() => {
    for (const name of ['alert', 'confirm', 'prompt'])
      Reflect.set(globalThis, name, (what: unknown) => Reflect.get(globalThis, 'ran')(String(what)));
  });
  const code = await script();
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (url.host !== 'lantern.localhost') {
      asked.push(url.href);
      return route.abort();
    }
    if (url.pathname === '/') {
      const headers = policy ? { 'content-security-policy': POLICY } : {};
      const body = '<!doctype html><title>x</title><body><script src="/harness.js"></script>';
      return route.fulfill({ contentType: 'text/html', headers, body });
    }
    if (url.pathname === '/harness.js') return route.fulfill({ contentType: 'text/javascript', body: code });
    return route.fulfill({ status: 404, body: '' });
  });
  await page.goto(PAGE);
  return {
    ran,
    asked,
    show: (mode, texts) =>
      page.evaluate(([how, what]) => Reflect.get(globalThis, 'show')(how, what), [mode, texts] as const),
  };
}

const texts = (these: readonly Payload[]): string[] => these.map(({ html }) => html);

for (const mode of ['platform', 'library'] as const)
  for (const policy of [true, false])
    base(
      `no payload runs, loads or leaves anything strange after the sanitiser of the ${mode} (policy ${policy ? 'on' : 'off'})`,
      { tag: '@always' },
      async ({ page }) => {
        const attack = await openPage(page, { policy });
        expect(await attack.show(mode, texts(ALL)), 'left in a text').toEqual([]);
        expect([...attack.ran], 'ran').toEqual([]);
        expect(attack.asked, 'asked of others').toEqual([]);
      },
    );

/** Where one of them leaves less, and the other nothing that does harm: text, left by the platform, left by the library. */
const DIFFERENT: readonly (readonly [text: string, platform: string, library: string])[] = [
  ['<script\0>alert(1)</script>', '', 'alert(1)'],
  ['<p is=custom onclick=alert(1)>x</p>', '<p dir="auto">x</p>', ''],
  // Within a link the two leave the picture and the table in another order.
  [
    '<a><table><a><img src=x onerror=alert(1)></a></table></a>',
    '<a><a><img loading="lazy"></a><table></table></a>',
    '<a><a><img loading="lazy"></a><table></table></a>',
  ],
  // A form that hides its own methods is dropped whole by a script; the browser is not taken in.
  ['<form onclick=alert(1)><input name=attributes><input name=removeAttribute>x</form>', 'x', ''],
  ['<form onclick=alert(1)><input name=parentNode><input name=nodeName>x</form>', 'x', ''],
  ['<form onclick=alert(1)><input name=childNodes><input name=nodeType>x</form>', 'x', ''],
];

const unnumbered = (text = ''): string => text.replace(/alert\(\d+\)/g, 'alert(1)');

base('the platform leaves of a text what the library leaves', async ({ page }) => {
  await openPage(page, { policy: true });
  const compared = await page.evaluate((all) => {
    const leftBy: (mode: string, text: string) => string[] = Reflect.get(globalThis, 'leftBy');
    return all.map((text) => [text, leftBy('platform', text), leftBy('library', text)] as const);
  }, texts(ALL).concat(ORDINARY));
  // White space before a text and at the ends of an attribute is nothing that anybody sees.
  const visible = (left: readonly string[]): string =>
    left.map((text) => text.trimStart().replace(/ +"/g, '"')).join('|');
  const different = compared
    .filter(([, platform, library]) => visible(platform) !== visible(library))
    .map(([text, [platform], [library]]) => [text, platform, library].map(unnumbered));
  expect(different).toEqual(DIFFERENT);
});

base('the policy alone lets no payload run, should the sanitiser be broken', { tag: '@always' }, async ({ page }) => {
  const attack = await openPage(page, { policy: true });
  await attack.show('raw', texts(ALL));
  expect([...attack.ran]).toEqual([]);
});

base('what the campus takes in from Markdown is clean by itself, without policy and sanitiser', async ({ page }) => {
  const attack = await openPage(page, { policy: false });
  for (const render of [renderMarkdown, renderDocument]) await attack.show('raw', texts(ALL).map(render));
  expect([...attack.ran]).toEqual([]);
  expect(attack.asked).toEqual([]);
});

/** The rest is about other browsers, other places in a page, or what a careless rewriting would make of it. */
const ALIVE = 0.4;

base(
  'the payloads are alive: many of them run where nothing stands in their way',
  { tag: '@always' },
  async ({ page }) => {
    const attack = await openPage(page, { policy: false });
    expect(ALL.length).toBeGreaterThanOrEqual(500);
    // Not awaited: what they do to the page may keep it from ever answering.
    void attack.show('raw', texts(ALL)).catch(() => {});
    await expect.poll(() => attack.ran.size).toBeGreaterThan(ALL.length * ALIVE);
    await expect.poll(() => attack.asked.length).toBeGreaterThan(10);
  },
);
