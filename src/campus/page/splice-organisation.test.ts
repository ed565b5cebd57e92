import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { publicOrganisationSchema } from '#campus/organisation/organisation.ts';
import { brandTokensSchema } from '#campus/theme/brand-tokens.ts';
import { makeTheme } from '#campus/theme/make-theme.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { spliceOrganisation } from './splice-organisation.ts';

const organisation = v.parse(publicOrganisationSchema, {
  id: '1',
  denomination: '</script><script>alert(1)</script> & $& \u2028',
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
  policyHosts: {
    media: ['https://media.example'],
    frames: [],
    identity: ['https://login.example'],
    connect: ['https://places.example'],
  },
  demo: null,
});
const SHELL = '<head><script type="application/json" id="organisation"></script></head><script src="/a.js"></script>';

describe('the organisation in the shell', () => {
  it('is read back as it was, and cannot end its element', () => {
    const html = spliceOrganisation(SHELL, organisation, '/');
    const [, json = ''] = /id="organisation">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual(organisation);
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(json).not.toMatch(/[<\u2028\u2029]/);
  });

  it('replaces what was spliced before, and leaves a page without the place alone', () => {
    const once = spliceOrganisation(SHELL, organisation, '/');
    expect(spliceOrganisation(once, organisation, '/')).toBe(once);
    expect(spliceOrganisation('<p>hello</p>', organisation, '/')).toBe('<p>hello</p>');
  });
});

const HEAD =
  '<link rel="manifest" href="/manifest.webmanifest" /><link rel="icon" href="/icons/icon-192.png" /><title></title>' +
  '<meta name="theme-color" media="(prefers-color-scheme: light)" content="" />' +
  '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="" />';

describe('the head of the shell', () => {
  const mill = makeTheme(v.parse(brandTokensSchema, { mainColor: '#b5451f' }));
  const withPartner = {
    ...organisation,
    subOrganisations: [
      {
        id: '1a',
        path: 'mill',
        denomination: 'Mill & <Co>',
        tagline: {},
        logo: null,
        logoSize: null,
        loginRegisterBgImage: null,
        theme: mill,
        isRestricted: false,
        hasLanding: true,
      },
    ],
  };
  const headAt = (pathname: string) => spliceOrganisation(HEAD, withPartner, pathname);

  it('shows the organisation before any script runs, and its name is text', () => {
    expect(headAt('/login')).toContain(
      '<title>&lt;/script>&lt;script>alert(1)&lt;/script> &amp; $&amp; \u2028</title>',
    );
    expect(headAt('/login')).toContain(`(prefers-color-scheme: light)" content="${organisation.theme.light.bg}"`);
    expect(headAt('/login')).toContain(`(prefers-color-scheme: dark)" content="${organisation.theme.dark.bg}"`);
  });

  it('shows the partner everywhere below its path, with a manifest of its own', () => {
    for (const path of ['/partner/mill', '/partner/mill/login', '/partner/mill/register/confirmed/x']) {
      expect(headAt(path)).toContain('<title>Mill &amp; &lt;Co> · ');
      expect(headAt(path)).toContain(`light)" content="${mill.light.bg}"`);
      expect(headAt(path)).toContain('href="/manifest.webmanifest?partner=mill"');
    }
  });

  it('names the icon of the tab as the manifest does, so that a browser has both with one file', () => {
    const head = spliceOrganisation(HEAD, { ...withPartner, iconVersion: 'a1b2' }, '/');
    expect(head).toContain('<link rel="icon" href="/icons/icon-192.png?v=a1b2"');
    // As a worker of an earlier release keeps it.
    expect(headAt('/')).toContain('<link rel="icon" href="/icons/icon-192.png"');
    expect(spliceOrganisation(head, withPartner, '/')).toBe(headAt('/'));
  });

  it('is the organisation’s where there is no such partner, and again after a partner’s', () => {
    expect(headAt('/partner/millwheel')).toBe(headAt('/'));
    expect(spliceOrganisation(headAt('/partner/mill'), withPartner, '/')).toBe(headAt('/'));
  });
});

describe('the policy of a page', () => {
  it('lets nothing in but the campus, its packages and what the organisation lists', () => {
    const policy = contentSecurityPolicy(organisation, { scripts: ['sha256-map'], styles: ['sha256-abc'] });
    const directives = Object.fromEntries(policy.split('; ').map((part) => part.split(/ (.*)/).slice(0, 2)));
    expect(directives).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self' 'sha256-map'",
      'style-src': "'self' 'sha256-abc'",
      'connect-src': "'self' wss://lantern.example https://content.lantern.example https://places.example",
      'media-src': "'self' blob: https://media.example",
      'frame-src': 'https://content.lantern.example https://www.youtube-nocookie.com',
      'form-action': "'self' https://login.example",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'app scripts dompurify',
    });
    expect(policy).not.toContain('unsafe');
  });

  it('frames every package’s own host where there are such, and no other', () => {
    const frames = (policy: string) => policy.split('; ').find((part) => part.startsWith('frame-src'));
    expect(frames(contentSecurityPolicy({ ...organisation, hasPackageHosts: true }))).toBe(
      'frame-src https://content.lantern.example https://*.content.lantern.example https://www.youtube-nocookie.com',
    );
    expect(frames(contentSecurityPolicy(organisation))).not.toContain('*');
  });
});
