import { useLocation } from '@tanstack/react-router';
import type { PublicOrganisation } from '#campus/organisation.ts';
import { useOrganisation } from './organisation.ts';

export type Partner = PublicOrganisation['subOrganisations'][number];

/** The partner whose house a path is in (READINGS, Tenants: `/partner/{name}`); undefined in the organisation's own. */
export function partnerOf({ subOrganisations }: PublicOrganisation, pathname: string): Partner | undefined {
  const [, name] = /^\/partner\/([^/]+)/.exec(pathname) ?? [];
  return name === undefined ? undefined : subOrganisations.find(({ path }) => encodeURIComponent(path) === name);
}

export function usePartner(): Partner | undefined {
  const organisation = useOrganisation();
  const { pathname } = useLocation();
  return partnerOf(organisation, pathname);
}
