import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { OrganisationMark } from '#features/organisation/organisation-mark.tsx';
import { usePartner } from '#features/organisation/partner.ts';
import { useSession } from '#features/session/session.ts';
import { AccountMenu } from './account-menu.tsx';
import { CampusNav } from './campus-nav.tsx';
import { PublicTools } from './public-tools.tsx';
import * as styles from './shell.css.ts';
import { SyncCloud } from './sync-cloud.tsx';

/** The bar at the top: the organisation, where one can go (from md on), the language, the way in or out. */
export function CampusHeader(): ReactNode {
  const { viewerId } = useSession();
  const partner = usePartner();
  const home = viewerId === undefined && partner !== undefined ? `/partner/${partner.path}` : '/';
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={home} className={styles.home}>
          <OrganisationMark />
        </Link>
        {viewerId !== undefined && <CampusNav place="top" />}
        <div className={styles.tools}>
          {viewerId === undefined ? (
            <PublicTools />
          ) : (
            <>
              <SyncCloud />
              <AccountMenu />
            </>
          )}
        </div>
      </div>
    </header>
  );
}
