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
      <Mark logo={partner.logo} size={size} denomination={partner.denomination} tone={tone} />
      <span className={styles.small[tone]}>
        <Trans>with {organisation.denomination}</Trans>
      </span>
    </span>
  );
}

const LINE = 28;

/** `size`: width and height of the logo in px, above the name where it is larger than a line. */
type MarkProps = { logo: string | null; size?: number | undefined; denomination: string; tone: 'text' | 'onHero' };

function Mark({ logo, size, denomination, tone }: MarkProps): ReactNode {
  return (
    <span className={size === undefined ? styles.mark : styles.stacked}>
      {logo !== null && <img src={logo} alt="" width={size ?? LINE} height={size ?? LINE} className={styles.logo} />}
      <span className={styles.name[tone]}>
        <bdi>{denomination}</bdi>
      </span>
    </span>
  );
}
