import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { warm } from '#cache/warm.ts';
import { settingsQueries } from '#features/settings/queries.ts';
import { Banner } from '#ui/status/banner.tsx';
import { Text } from '#ui/text/text.tsx';
import { Panel } from './panel.tsx';
import { PasswordForm } from './password-form.tsx';

/** Change password (AUTH-12): only who has one gets here. */
export function PasswordPanel(): ReactNode {
  const client = useQueryClient();
  const [isDone, setDone] = useState(false);
  const { hasPassword } = useCampusQuery(settingsQueries.account()).data.viewer;
  const done = async (): Promise<void> => {
    // Where one is logged in is not as it was before; where that cannot be had now, the page of it asks.
    await warm(client, settingsQueries.sessions(), 0).catch(() => {});
    setDone(true);
  };
  if (!hasPassword) {
    return (
      <Panel of="password">
        <Text>
          <Trans>You log in through another service, so there is no password here.</Trans>
        </Text>
      </Panel>
    );
  }
  return (
    <Panel of="password">
      {isDone && (
        <Banner kind="success" role="status">
          <Trans>Your new password is set. You were logged out on all other devices.</Trans>
        </Banner>
      )}
      <PasswordForm key={String(isDone)} onDone={() => void done()} />
    </Panel>
  );
}
