import type { PublicOrganisation, PublicSubOrganisation } from '#campus/organisation/organisation.ts';
import { partnerNamed } from '#campus/organisation/partner-of.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import type { AuthPlace } from './auth-path.ts';

/** Whose login or registration it is. `partner`: by the path, undefined for the organisation itself. */
export function useAuthPlace({ partner }: AuthPlace): {
  organisation: PublicOrganisation;
  partner: PublicSubOrganisation | undefined;
} {
  const organisation = useOrganisation();
  return { organisation, partner: partnerNamed(organisation, partner) };
}
