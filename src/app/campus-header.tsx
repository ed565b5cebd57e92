import { Trans } from '@lingui/react/macro';
import { createLink, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { OrganisationMark } from '#features/organisation/organisation-mark.tsx';
import { LanguageChoice } from '#features/session/language-choice.tsx';
import { useSession } from '#features/session/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CampusNav } from './campus-nav.tsx';
import * as styles from './shell.css.ts';
import { SyncCloud } from './sync-cloud.tsx';

const LinkButton = createLink(ButtonLink);

/** The bar at the top: the organisation, where one can go (from md on), the language, the way in or out. */
export function CampusHeader(): ReactNode {
  const { viewerId } = useSession();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to="/" className={styles.home}>
          <OrganisationMark />
        </Link>
        {viewerId !== undefined && <CampusNav place="top" />}
        <div className={styles.tools}>
          {viewerId === undefined ? (
            <>
              <LanguageChoice />
              <LinkButton to="/login" size="sm">
                <Trans>Log in</Trans>
              </LinkButton>
            </>
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
