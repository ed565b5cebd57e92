import { type PackageHosts, runsBeside } from '#campus/player/package-origin.ts';
import { splicedOrganisation } from '#features/organisation/organisation.ts';

/** Where packages run; undefined at an address where they do not. */
export function packageHostsHere(): PackageHosts | undefined {
  const organisation = splicedOrganisation();
  return organisation !== undefined && runsBeside(organisation, location.hostname) ? organisation : undefined;
}
