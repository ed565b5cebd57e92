import type { PackageHosts } from '#campus/player/package-origin.ts';
import type { ContentOriginPattern } from '#server/runtime/config.ts';
import type { Campuses } from '#server/store/content/campuses.ts';
import type { Catalogue } from '#server/store/content/load-catalogue.ts';

/** Which tenant a request came to, by its host (TENANT-1). */
export type Visit =
  | ({ readonly is: 'campus'; readonly catalogue: Catalogue; readonly origin: string } & PackageHosts)
  /** The host of uploaded packages: nothing of the app is there. */
  | {
      readonly is: 'content';
      readonly catalogue: Catalogue;
      readonly appOrigin: string;
      /** Whose own host it is; undefined on the one that packages share. */
      readonly packageId: string | undefined;
    }
  | { readonly is: 'unknown' };

export interface Address {
  /** As the client named it, with port. */
  readonly host: string;
  readonly scheme: string;
}

/** Hosts whose sub-domains a browser would not count as the same site: packages run beside the organisation's own host. */
const PLAIN_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

const PACKAGE_LABEL = /^([0-9a-f]{32})\./;

export async function resolveVisit(
  campuses: Campuses,
  pattern: ContentOriginPattern,
  address: Address,
): Promise<Visit> {
  const { name, port } = splitHost(address.host);
  const scheme = address.scheme === 'https' ? 'https' : 'http';
  const catalogue = await campuses.byHost(name);
  if (catalogue !== undefined) {
    const first = catalogue.organisation.hosts[0] ?? name;
    const own = PLAIN_HOSTS.has(name) ? first : name;
    return {
      is: 'campus',
      catalogue,
      origin: `${scheme}://${name}${port}`,
      contentOrigin: `${pattern.scheme ?? scheme}://${pattern.prefix}${own}${port}`,
      hasPackageHosts: hasPackageHosts(pattern, own),
    };
  }
  const packageId = PACKAGE_LABEL.exec(name)?.[1];
  const rest = name.replace(PACKAGE_LABEL, '');
  if (!rest.startsWith(pattern.prefix)) return { is: 'unknown' };
  const appHost = rest.slice(pattern.prefix.length);
  const owner = await campuses.byHost(appHost);
  return owner === undefined || (packageId !== undefined && !hasPackageHosts(pattern, appHost))
    ? { is: 'unknown' }
    : { is: 'content', catalogue: owner, appOrigin: `${scheme}://${appHost}${port}`, packageId };
}

/** Every browser answers any name below `.localhost` itself; elsewhere only the operator knows whether the DNS does. */
function hasPackageHosts(pattern: ContentOriginPattern, appHost: string): boolean {
  return pattern.hasPackageHosts ?? appHost.endsWith('.localhost');
}

/** A host header as name (folded, without a last dot) and port (with its colon, or empty). */
function splitHost(host: string): { name: string; port: string } {
  const [, name = '', port = ''] = /^(\[[^\]]*\]|[^:]*)(:\d{1,5})?$/.exec(host.trim().toLowerCase()) ?? [];
  return { name: name.replace(/\.$/, ''), port };
}
