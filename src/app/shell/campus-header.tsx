import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { OrganisationMark } from '#features/organisation/organisation-mark.tsx';
import { usePartner } from '#features/organisation/partner.ts';
import { useSession } from '#features/session/session.ts';
import { OfLearner } from './of-learner.tsx';
import { PublicTools } from './public-tools.tsx';
import * as styles from './shell.css.ts';

/** The bar at the top: the organisation, where one can go (from md on), the language, the way in or out. */
export function CampusHeader(): ReactNode {
  const { viewerId } = useSession();
  const partner = usePartner();
  const home = viewerId === undefined && partner !== undefined ? `/partner/${partner.path}` : '/';
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={home} className={viewerId === undefined ? styles.homeOfVisitor : styles.home}>
          <OrganisationMark at="navbar" />
        </Link>
        <OfLearner at="nav" />
        <div className={viewerId === undefined ? styles.toolsOfVisitor : styles.tools}>
          {viewerId === undefined ? <PublicTools /> : <OfLearner at="tools" />}
        </div>
      </div>
    </header>
  );
}
