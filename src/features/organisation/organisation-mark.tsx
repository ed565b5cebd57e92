import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useOrganisation } from './organisation.ts';
import * as styles from './organisation-mark.css.ts';
import { usePartner } from './partner.ts';

/**
 * Logo and name; the name is what a reader hears, the logo is only seen. On a partner's pages both stand there:
 * "{Partner} with {Org}" (TENANT-4). The bar at the top may have a logo of its own; on the hero a partner's is as wide as its
 * `logoSize` says.
 */
export function OrganisationMark({ at = 'gate' }: { at?: 'navbar' | 'gate' | 'hero' }): ReactNode {
  const organisation = useOrganisation();
  const partner = usePartner();
  const tone = at === 'hero' ? 'onHero' : 'text';
  const logo = (at === 'navbar' ? organisation.navbarAlternativeLogo : null) ?? organisation.logo;
  if (partner === undefined) return <Mark logo={logo} denomination={organisation.denomination} tone={tone} />;
  const size = (at === 'hero' ? partner.logoSize : null) ?? undefined;
  return (
    <span className={styles.both}>
      <Mark logo={size === undefined ? partner.logo : null} denomination={partner.denomination} tone={tone} />
      <span className={styles.small[tone]}>
        <Trans>with {organisation.denomination}</Trans>
      </span>
      {size !== undefined && partner.logo !== null && (
        // Below the words, which stand where the hero's picture is veiled.
        <img src={partner.logo} alt="" width={size} height={size} className={styles.ownSize} />
      )}
    </span>
  );
}

type MarkProps = { logo: string | null; denomination: string; tone: 'text' | 'onHero' };

function Mark({ logo, denomination, tone }: MarkProps): ReactNode {
  return (
    <span className={styles.mark}>
      {logo !== null && <img src={logo} alt="" width={28} height={28} className={styles.logo} />}
      <span className={styles.name[tone]}>
        <bdi>{denomination}</bdi>
      </span>
    </span>
  );
}
