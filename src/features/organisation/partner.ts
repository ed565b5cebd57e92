import { useLocation } from '@tanstack/react-router';
import type { PublicSubOrganisation } from '#campus/organisation.ts';
import { partnerOf } from '#campus/partner-of.ts';
import { useOrganisation } from './organisation.ts';

/** The partner whose house the page is in; undefined in the organisation's own. */
export function usePartner(): PublicSubOrganisation | undefined {
  const organisation = useOrganisation();
  const { pathname } = useLocation();
  return partnerOf(organisation, pathname);
}
