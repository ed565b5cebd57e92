import { useQuery } from '@tanstack/react-query';
import { optionsOf } from '#cache/read-campus.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { settingsQueries } from './queries.ts';
import { SECTIONS, type Section } from './sections.ts';

/** Pages that this person has: no password, none to change (AUTH-12); no wallets, none to link (WALLET-1); no help, none to offer. */
export function useSections(): readonly Section[] {
  const { features, helpCenterLink, supportEmail } = useOrganisation();
  // Not waited for: the way to what is on this device is there without a network and without a row.
  const account = useQuery(optionsOf(settingsQueries.account())).data?.data;
  const hasHelp =
    (features.showHelpCenter && helpCenterLink !== null) || (features.showSupportChat && supportEmail !== null);
  return SECTIONS.filter((section) => {
    if (section === 'password') return account?.viewer.hasPassword ?? true;
    if (section === 'wallet') return features.showIdasIntegrationOptions;
    return section !== 'help' || hasHelp;
  });
}
