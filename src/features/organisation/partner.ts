import { useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { PublicSubOrganisation } from '#campus/organisation/organisation.ts';
import { currentPartner } from '#campus/organisation/partner-of.ts';
import { ownPartner } from '#device/session/own-partner.ts';
import { useOrganisation } from './organisation.ts';

/** The partner whose house the page is in (TENANT-4); undefined in the organisation's own. */
export function usePartner(): PublicSubOrganisation | undefined {
  const organisation = useOrganisation();
  const { pathname } = useLocation();
  const own = useSyncExternalStore(ownPartner.subscribe, ownPartner.read);
  return currentPartner(organisation, { pathname, own });
}
