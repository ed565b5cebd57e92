import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { List } from '#ui/layout/list.tsx';
import { Text } from '#ui/text/text.tsx';

/** In three lines what the legal text below says at length: who, what, and how to take it back (DESIGN-20). */
export function ConsentSummary({ who }: { who: string }): ReactNode {
  return (
    <List>
      <li>
        <Text>
          <Trans>
            Who asks: <bdi>{who}</bdi>
          </Trans>
        </Text>
      </li>
      <li>
        <Text>
          <Trans>Why we ask is explained below.</Trans>
        </Text>
      </li>
      <li>
        <Text>
          <Trans>You can withdraw it at any time in the settings.</Trans>
        </Text>
      </li>
    </List>
  );
}
