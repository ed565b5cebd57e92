import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import LogOut from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { SectionLink } from './section-link.tsx';
import { SECTION_NAMES, type Section } from './sections.ts';
import * as styles from './settings-frame.css.ts';
import { useSections } from './use-sections.ts';

/** Around every page of the settings: the rail of all of them from lg on, the way back to their list below (PROFILE-6). */
export function SettingsFrame({ at, children }: { at: Section | undefined; children: ReactNode }): ReactNode {
  return (
    <div className={styles.frame}>
      <Rail at={at} />
      <div>
        {at !== undefined && (
          <Link to="/settings" className={styles.back}>
            <Icon of={ChevronLeft} size="sm" mirrored />
            <Trans>Settings</Trans>
          </Link>
        )}
        {children}
      </div>
    </div>
  );
}

function Rail({ at }: { at: Section | undefined }): ReactNode {
  const { _ } = useLingui();
  const sections = useSections();
  // The list itself shows the first page beside the rail.
  const current = at ?? 'language';
  return (
    <nav className={styles.rail} aria-labelledby="settings-rail">
      <Stack gap="md">
        <Heading level={2} size="title-m" id="settings-rail">
          <Trans>Settings</Trans>
        </Heading>
        <List gap="2xs">
          {sections.map((section) => (
            <li key={section}>
              <SectionLink
                section={section}
                className={styles.railRow}
                aria-current={section === current ? 'page' : undefined}
              >
                <Icon of={SECTION_NAMES[section].icon} size="sm" />
                {_(SECTION_NAMES[section].title)}
              </SectionLink>
            </li>
          ))}
          <li>
            <Link to="/logout" className={`${styles.railRow} ${styles.leave}`}>
              <Icon of={LogOut} size="sm" mirrored />
              <Trans>Log out</Trans>
            </Link>
          </li>
        </List>
      </Stack>
    </nav>
  );
}
