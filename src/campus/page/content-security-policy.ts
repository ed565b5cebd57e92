import type { PublicOrganisation } from '#campus/organisation/organisation.ts';
import { packageOrigin } from '#campus/player/package-origin.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com';

/** What of an organisation its policy is made of. */
type Hosts = Pick<PublicOrganisation, 'policyHosts' | 'contentOrigin' | 'hasPackageHosts' | 'externalScripts'>;

type Inline = { scripts?: readonly string[]; styles?: readonly string[] };

/**
 * The policy of a page of this organisation, one header value (SECURITY-1). The server sends it with every shell, and so
 * does the worker when it answers a navigation. `inline`: what stands in the page itself, allowed one by one by its hash,
 * like `sha256-…`.
 */
export function contentSecurityPolicy(organisation: Hosts, inline: Inline = {}): string {
  const { policyHosts, contentOrigin, externalScripts } = organisation;
  // Scripts of others are let in by their hosts, and talk to where they come from; nothing else of theirs is
  // (PRIVACY-3).
  const scriptHosts = [...new Set(externalScripts.map(({ source }) => new URL(source).origin))];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(inline.scripts), ...scriptHosts],
    'style-src': ["'self'", ...quoted(inline.styles)],
    'img-src': ["'self'", 'data:', 'blob:', ...policyHosts.images],
    'media-src': ["'self'", 'blob:', ...policyHosts.media],
    'font-src': ["'self'"],
    // What is saved of a package comes from the shared content host, also where each package runs on its own.
    'connect-src': ["'self'", ...socketOf(contentOrigin), contentOrigin, ...scriptHosts, ...policyHosts.connect],
    'frame-src': [contentOrigin, ...packageHosts(organisation), YOUTUBE, ...policyHosts.frames],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...policyHosts.identity],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['app', 'scripts', 'dompurify'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function quoted(hashes: readonly string[] = []): readonly string[] {
  return hashes.map((hash) => `'${hash}'`);
}

function packageHosts({ contentOrigin, hasPackageHosts }: Hosts): readonly string[] {
  return hasPackageHosts ? [packageOrigin({ contentOrigin, hasPackageHosts }, '*')] : [];
}

/** The socket of the app's own host, whose sub-domain the content host is: not every browser counts it as 'self'. */
function socketOf(contentOrigin: string): readonly string[] {
  const [, secure, host] = /^http(s?):\/\/content\.(.+)$/.exec(contentOrigin) ?? [];
  return host === undefined ? [] : [`ws${secure ?? ''}://${host}`];
}
