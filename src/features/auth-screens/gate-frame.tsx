import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import LogOut from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import { OrganisationMark } from '#features/organisation/organisation-mark.tsx';
import { useBareChrome } from '#features/session/bare-chrome.ts';
import { LanguageChoice } from '#features/session/language-choice.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Page } from '#ui/layout/page.tsx';
import * as styles from './gate-frame.css.ts';

const LinkButton = createLink(ButtonLink);

/**
 * What stands before the campus: whose it is, what is asked, and the way out (GATE-8). What is asked needs the campus's
 * word.
 */
export function GateFrame({ children }: { children: ReactNode }): ReactNode {
  useBareChrome();
  return (
    <Page width="reader" gap="xl">
      <div className={styles.head}>
        <OrganisationMark />
        <LanguageChoice />
        <LinkButton to="/logout" variant="quiet" size="sm" icon={LogOut} mirrored className={styles.leave}>
          <Trans>Log out</Trans>
        </LinkButton>
      </div>
      {children}
    </Page>
  );
}
