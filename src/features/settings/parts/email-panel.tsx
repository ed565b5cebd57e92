import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Addresses } from './addresses.tsx';
import { ChoiceRow } from './choice-row.tsx';
import { Panel } from './panel.tsx';
import * as styles from './settings.css.ts';
import { usePreference } from './use-preference.ts';

/** The three subscriptions (PROFILE-8), and where mails go. */
export function EmailPanel(): ReactNode {
  const preference = usePreference();
  return (
    <Panel of="email">
      <div className={styles.choices}>
        <ChoiceRow
          {...preference('subscribedToPersonalUpdates')}
          label={<Trans>Personal updates</Trans>}
          help={<Trans>About your courses and sessions.</Trans>}
        />
        <ChoiceRow
          {...preference('subscribedToUpdates')}
          label={<Trans>Updates</Trans>}
          help={<Trans>News of the campus.</Trans>}
        />
        <ChoiceRow
          {...preference('subscribedToAdditionalOffers')}
          label={<Trans>Additional offers</Trans>}
          help={<Trans>Jobs, housing and other offers.</Trans>}
        />
      </div>
      <Addresses />
    </Panel>
  );
}
