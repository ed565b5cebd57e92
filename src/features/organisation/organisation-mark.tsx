import type { ReactNode } from 'react';
import { useOrganisation } from './organisation.ts';
import * as styles from './organisation-mark.css.ts';

/** Logo and name; the name is what a reader hears, the logo is only seen. */
export function OrganisationMark({ tone = 'text' }: { tone?: 'text' | 'onHero' }): ReactNode {
  const { logo, denomination } = useOrganisation();
  return (
    <span className={styles.mark}>
      <img src={logo} alt="" width={28} height={28} className={styles.logo} />
      <span className={styles.name[tone]}>{denomination}</span>
    </span>
  );
}
