import { Trans } from '@lingui/react/macro';
import BellOff from 'lucide-react/icons/bell-off';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { Heading } from '#ui/text/heading.tsx';
import * as styles from './subscriptions-off.css.ts';

/** The three kinds of e-mails, all switched off (AUTH-21). */
export function SubscriptionsOff(): ReactNode {
  return (
    <>
      <div role="status">
        <Heading level={2} size="title-m">
          <Trans>You will no longer get these e-mails.</Trans>
        </Heading>
      </div>
      <ul className={styles.list}>
        <Off>
          <Trans>News about you and your courses</Trans>
        </Off>
        <Off>
          <Trans>News of the campus</Trans>
        </Off>
        <Off>
          <Trans>Other offers</Trans>
        </Off>
      </ul>
    </>
  );
}

function Off({ children }: { children: ReactNode }): ReactNode {
  return (
    <li className={styles.row}>
      <Icon of={BellOff} size="sm" />
      <span>{children}</span>
      <span className={styles.off}>
        <Trans>Off</Trans>
      </span>
    </li>
  );
}
