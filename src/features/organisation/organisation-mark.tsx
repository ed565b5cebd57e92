import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useOrganisation } from './organisation.ts';
import * as styles from './organisation-mark.css.ts';
import { usePartner } from './partner.ts';

/**
 * Logo and name; the name is what a reader hears, the logo is only seen. On a partner's pages both stand there:
 * "{Partner} with {Org}" (TENANT-4).
 */
export function OrganisationMark({ tone = 'text' }: { tone?: 'text' | 'onHero' }): ReactNode {
  const organisation = useOrganisation();
  const partner = usePartner();
  if (partner === undefined) return <Mark {...organisation} tone={tone} />;
  return (
    <span className={styles.both}>
      <Mark {...partner} tone={tone} />
      <span className={styles.small[tone]}>
        <Trans>with {organisation.denomination}</Trans>
      </span>
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
