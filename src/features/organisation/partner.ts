import { useLocation } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { PublicSubOrganisation } from '#campus/organisation/organisation.ts';
import { currentPartner } from '#campus/organisation/partner-of.ts';
import { ownPartner } from '#device/session/own-partner.ts';
import { useOrganisation } from './organisation.ts';

/** The partner whose page it is (TENANT-4); undefined on the organisation's own. */
export function usePartner(): PublicSubOrganisation | undefined {
  const organisation = useOrganisation();
  const { pathname } = useLocation();
  const own = useSyncExternalStore(ownPartner.subscribe, ownPartner.read, ownPartner.read);
  return currentPartner(organisation, { pathname, own });
}
