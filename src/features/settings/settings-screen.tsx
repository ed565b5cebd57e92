import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import LogOut from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { List } from '#ui/layout/list.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { LanguagePanel } from './parts/language-panel.tsx';
import { SectionLink } from './section-link.tsx';
import { GROUPS, SECTION_NAMES } from './sections.ts';
import * as styles from './settings-frame.css.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { useSections } from './use-sections.ts';

/** /settings (PROFILE-6): on a phone the list of pages in groups, beside the rail the first of them (PROFILE-6). */
export function SettingsScreen(): ReactNode {
  return (
    <SettingsFrame at={undefined}>
      <div className={styles.onPhone}>
        <Page width="reader" gap="lg">
          <Heading level={1}>
            <Trans>Settings</Trans>
          </Heading>
          <Groups />
        </Page>
      </div>
      <div className={styles.onDesk}>
        <LanguagePanel />
      </div>
    </SettingsFrame>
  );
}

function Groups(): ReactNode {
  const { _ } = useLingui();
  const shown = useSections();
  const groups = GROUPS.map((group) => group.filter((section) => shown.includes(section)));
  return (
    <>
      {groups
        .filter((group) => group.length > 0)
        .map((group) => (
          <List key={group.join(' ')} gap="none" className={styles.group}>
            {group.map((section) => (
              <li key={section}>
                <SectionLink section={section} className={styles.row}>
                  <Icon of={SECTION_NAMES[section].icon} className={styles.sign} />
                  <span className={styles.text}>{_(SECTION_NAMES[section].title)}</span>
                  <Icon of={ChevronRight} size="sm" mirrored />
                </SectionLink>
              </li>
            ))}
          </List>
        ))}
      <List gap="none" className={styles.group}>
        <li>
          <Link to="/logout" className={`${styles.row} ${styles.leave}`}>
            <Icon of={LogOut} mirrored />
            <span className={styles.text}>
              <Trans>Log out</Trans>
            </span>
          </Link>
        </li>
      </List>
    </>
  );
}
