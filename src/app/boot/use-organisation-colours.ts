import { useLayoutEffect } from 'react';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { usePartner } from '#features/organisation/partner.ts';
import { applyTheme } from '#ui/theme/apply-theme.ts';

/** The colours of the organisation or partner whose page it is, when a link led from one into another; the first are painted by the start. */
export function useOrganisationColours(): void {
  const organisation = useOrganisation();
  const { theme } = usePartner() ?? organisation;
  useLayoutEffect(() => applyTheme(theme, organisation), [theme, organisation]);
}
