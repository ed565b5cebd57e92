import { HttpResponse, http } from 'msw';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publicOrganisationSchema } from '#campus/organisation/organisation.ts';
import { brandTokensSchema } from '#campus/theme/brand-tokens.ts';
import { makeTheme } from '#campus/theme/make-theme.ts';
import { CACHES, ORGANISATION_URL } from '#offline/names.ts';
import { fakeCaches } from '#tests/support/device/cache-storage.ts';
import { openWire } from '#tests/support/network/wire.ts';
import { keepOrganisation } from './kept-organisation.ts';

const ADDRESS = `http://lantern.localhost${ORGANISATION_URL}`;
const organisation = v.parse(publicOrganisationSchema, {
  id: '1',
  denomination: 'Lantern Campus',
  legalName: 'Lantern',
  folderName: 'lantern',
  tagline: {},
  logo: '/media/x.svg',
  loginBgImage: null,
  fontName: 'onest',
  theme: makeTheme(v.parse(brandTokensSchema, { mainColor: '#0f6a6b' })),
  defaultLanguage: 'en',
  languageFallback: [],
  forcedLanguage: null,
  features: {},
  traits: {},
  privacyPolicyLink: null,
  supportEmail: null,
  helpCenterLink: null,
  contentOrigin: 'https://content.lantern.example',
  policyHosts: { media: [], frames: [], identity: [] },
  demo: null,
});
const PRESENT = JSON.stringify({ ...organisation, denomination: 'As it is now' });

const { server, requests } = openWire();
let store = fakeCaches();
beforeEach(() => {
  store = fakeCaches();
  vi.stubGlobal('caches', store);
  server.use(http.get(ADDRESS, () => new HttpResponse(PRESENT)));
});
afterEach(() => vi.unstubAllGlobals());

const install = async (keptHere?: string) => {
  const cache = await store.open(CACHES.organisation);
  if (keptHere !== undefined) await cache.put(ORGANISATION_URL, new Response(keptHere));
  await keepOrganisation();
  return (await cache.match(ORGANISATION_URL))?.text();
};

describe("the organisation's public data", () => {
  it('are not requested where they are on the device', async () => {
    const ofPage = JSON.stringify(organisation);
    expect(await install(ofPage)).toBe(ofPage);
    expect(requests).toEqual([]);
  });

  it.each([
    ['they are not here', undefined],
    ['they are not what this worker reads', '{"id":"1"}'],
    ['they are cut off', PRESENT.slice(0, -9)],
  ])('are requested where %s', async (_, keptHere) => {
    expect(await install(keptHere)).toBe(PRESENT);
  });
});
