import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEATURE_FLAGS } from '#campus/organisation/features.ts';
import { publicOrganisationSchema } from '#campus/organisation/organisation.ts';
import { aBrookTenant, type BrookTenant } from '#tests/support/campus/brook-tenant.ts';
import { aCampus, LANTERN, type TestCampus } from '#tests/support/campus/campus.ts';

const SHELL = `<!doctype html><html><head><title></title><link rel="manifest" href="/manifest.webmanifest" />
<meta name="theme-color" media="(prefers-color-scheme: light)" content="" />
<script type="application/json" id="organisation"></script></head><body></body></html>`;

let campus: TestCampus;
let brook: BrookTenant;
beforeAll(async () => {
  campus = await aCampus();
  writeFileSync(join(campus.distDir, 'index.html'), SHELL);
});
afterAll(() => campus.close());

const page = (path: string, origin: string) => campus.get(path, { origin, headers: { accept: 'text/html' } });
const publicData = async (origin = brook.origin) =>
  v.parse(publicOrganisationSchema, await (await campus.get('/organisation.json', { origin })).json());

describe('an organisation that is imported while the server runs', () => {
  it('is nobody before, and has its page, its partners’ and its landing at once', async () => {
    const origin = 'http://brook.localhost';
    expect((await page('/', origin)).status).toBe(404);
    brook = await aBrookTenant(campus);
    const html = await (await page('/', origin)).text();
    expect(html).toContain('<title>brook</title>');
    expect(html).not.toContain('Lantern');
    const { hasLanding, subOrganisations, registerConfiguration, externalScripts } = await publicData();
    expect(hasLanding).toBe(true);
    expect(registerConfiguration.country).toBe('REQUIRED');
    expect(externalScripts.map(({ name, policy }) => `${name} ${policy}`)).toEqual(['Zähler analytics']);
    expect(subOrganisations.map(({ path, isRestricted, hasLanding: has }) => [path, isRestricted, has])).toEqual([
      ['mill', false, true],
      ['orchard', true, false],
    ]);
  });

  it('lets its scripts in by their host, and by nothing else', async () => {
    const policy = (await page('/', brook.origin)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' https://count.example;");
    expect((await page('/', LANTERN)).headers.get('content-security-policy')).not.toContain('count.example');
  });

  it('has partners of its own, and nobody else’s', async () => {
    const { subOrganisations } = await publicData();
    expect(subOrganisations).toHaveLength(2);
    expect((await publicData(LANTERN)).subOrganisations.map(({ path }) => path)).toEqual(['lindenau']);
    expect((await page('/partner/lindenau', brook.origin)).status).toBe(404);
  });
});

describe('the page of a partner', () => {
  it('has the partner’s title, colour and manifest before any script runs', async () => {
    const [, mill] = [await publicData(), (await publicData()).subOrganisations[0]];
    for (const path of ['/partner/mill', '/partner/mill/login', '/partner/mill?ref=x']) {
      const answer = await page(path, brook.origin);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).toContain('<title>Mühle · brook</title>');
      expect(html).toContain(`content="${mill?.theme.light.bg}"`);
      expect(html).toContain('href="/manifest.webmanifest?partner=mill"');
    }
  });

  it('is painted in a theme made from the partner’s colour, not the organisation’s', async () => {
    const { theme, subOrganisations } = await publicData();
    const brands = [theme, ...subOrganisations.map((one) => one.theme)].map(({ light }) => light.brand);
    expect(new Set(brands).size).toBe(3);
  });

  it('is a 404 where there is no such partner, with the app to say so, also to a browser that knows the shell', async () => {
    const shell = await page('/', brook.origin);
    for (const path of ['/partner/none', '/partner/none/login', '/partner/MILL']) {
      const headers = { accept: 'text/html', 'if-none-match': shell.headers.get('etag') ?? '' };
      const answer = await campus.get(path, { origin: brook.origin, headers });
      expect(answer.status).toBe(404);
      const html = await answer.text();
      expect(html).toContain('id="organisation">{');
      expect(html).toContain('<title>brook</title>');
    }
    expect((await page('/partner', brook.origin)).status).toBe(200);
  });

  it('is installed under the partner’s name and colour, as the same app', async () => {
    const manifestOf = async (query: string) =>
      (await campus.get(`/manifest.webmanifest${query}`, { origin: brook.origin })).json();
    const [own, mill, none] = await Promise.all(['', '?partner=mill', '?partner=none'].map(manifestOf));
    expect(mill).toMatchObject({ id: own.id, name: 'Mühle · brook', description: 'Am Bach' });
    expect(mill.theme_color).not.toBe(own.theme_color);
    expect(none).toEqual(own);
  });
});

describe('the feature flags', () => {
  it.each(FEATURE_FLAGS)('%s is off unless the file says so, in the public data and in the contract', async (flag) => {
    const asked = async () =>
      (await brook.ask(`{ organizationConfig { features { ${flag} } } }`)).body.data.organizationConfig.features[flag];
    await brook.change({}, []);
    expect([(await publicData()).features[flag], await asked()]).toEqual([false, false]);
    await brook.change({}, [`features: { ${flag}: true }`]);
    expect([(await publicData()).features[flag], await asked()]).toEqual([true, true]);
  });
});
