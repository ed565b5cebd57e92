import { Trans } from '@lingui/react/macro';
import { createLink, useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { NeedsConnection } from '#features/calls/needs-connection.tsx';
import { useOnline } from '#features/calls/online.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { StickyActions } from '#ui/layout/sticky-actions.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Text } from '#ui/text/text.tsx';

const LinkButton = createLink(ButtonLink);

type Props = { consented: boolean; pending: boolean; onAccept: () => void; onRevoke: () => void };

/** Not given: cancel, back, accept. Given: back, settings, revoke, which asks once more (GATE-3). */
export function ConsentActions({ consented, pending, onAccept, onRevoke }: Props): ReactNode {
  const { history } = useRouter();
  const online = useOnline();
  const [asks, setAsks] = useState(false);
  const revoke = (): void => {
    setAsks(false);
    onRevoke();
  };
  const back = (
    <Button variant="quiet" onClick={() => history.back()}>
      <Trans>Back</Trans>
    </Button>
  );
  if (!online) {
    return (
      <StickyActions>
        {back}
        <NeedsConnection />
      </StickyActions>
    );
  }
  if (!consented) {
    return (
      <StickyActions>
        <LinkButton to="/" variant="quiet">
          <Trans>Cancel</Trans>
        </LinkButton>
        {back}
        <Button pending={pending} onClick={onAccept}>
          <Trans>Accept</Trans>
        </Button>
      </StickyActions>
    );
  }
  return (
    <StickyActions>
      {back}
      <LinkButton to="/settings" variant="quiet">
        <Trans>Settings</Trans>
      </LinkButton>
      <Button variant="dangerQuiet" pending={pending} onClick={() => setAsks(true)}>
        <Trans>Revoke</Trans>
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={<Trans>Withdraw your consent?</Trans>}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsks(false)}>
              <Trans>No</Trans>
            </Button>
            <Button variant="danger" onClick={revoke}>
              <Trans>Yes, revoke</Trans>
            </Button>
          </>
        }
      >
        <Text>
          <Trans>Anything that needs this consent will stop working.</Trans>
        </Text>
      </Dialog>
    </StickyActions>
  );
}
