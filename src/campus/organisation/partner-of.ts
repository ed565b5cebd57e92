import type { PublicOrganisation, PublicSubOrganisation } from './organisation.ts';

/** The partner's name in a path: `/partner/{name}`, and everything below it (TENANT-4). */
export function partnerNameOf(pathname: string): string | undefined {
  return /^\/partner\/([^/]+)/.exec(pathname)?.[1];
}

/** The partner whose page a path is; undefined for the organisation's own, and where there is no such partner. */
export function partnerOf(
  { subOrganisations }: Pick<PublicOrganisation, 'subOrganisations'>,
  pathname: string,
): PublicSubOrganisation | undefined {
  const name = partnerNameOf(pathname);
  return name === undefined ? undefined : subOrganisations.find(({ path }) => encodeURIComponent(path) === name);
}

/** The partner of this name among those of an organisation. */
export function partnerNamed<P extends { path: string }>(
  { subOrganisations }: { subOrganisations: readonly P[] },
  name: string | undefined,
): P | undefined {
  return subOrganisations.find(({ path }) => path === name);
}

/** Whose page it is: the partner of its path, else that of the person who is signed in; undefined: the organisation's own. */
export function currentPartner(
  organisation: Pick<PublicOrganisation, 'subOrganisations'>,
  { pathname, own }: { pathname: string; own: string | undefined },
): PublicSubOrganisation | undefined {
  return partnerOf(organisation, pathname) ?? partnerNamed(organisation, own);
}
