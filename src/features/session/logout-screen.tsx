import { Plural, Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Page } from '#ui/page.tsx';
import { Row } from '#ui/row.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Text } from '#ui/text.tsx';
import { useOnline } from './online.ts';
import { useSession } from './session.ts';

/** /logout: 'Logging you out' (A4); with unsent changes it asks first (READINGS, Session). */
export function LogoutScreen(): ReactNode {
  const { viewerId, signOut, unsent, sendNow } = useSession();
  const online = useOnline();
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState<number>();
  useEffect(() => {
    void unsent().then(async (count) => {
      if (count === 0) await signOut();
      else setWaiting(count);
    });
  }, [unsent, signOut]);
  const stay = (): void => void navigate({ to: viewerId === undefined ? '/' : '/start', replace: true });
  const send = async (): Promise<void> => {
    await sendNow();
    const left = await unsent();
    if (left === 0) await signOut();
    else setWaiting(left);
  };
  return (
    <Page width="form">
      <Row justify="center">
        {waiting === undefined && <Spinner size={24} />}
        <Text role="status">
          <Trans>Logging you out</Trans>
        </Text>
      </Row>
      <Dialog
        open={waiting !== undefined}
        onClose={stay}
        title={<Plural value={waiting ?? 0} one="# change is not sent yet" other="# changes are not sent yet" />}
        actions={
          <>
            <Button variant="danger" onClick={() => void signOut()}>
              <Plural value={waiting ?? 0} one="Discard # change" other="Discard # changes" />
            </Button>
            <Button variant="outline" onClick={stay}>
              <Trans>Stay signed in</Trans>
            </Button>
            {online && (
              <Button onClick={() => void send()}>
                <Trans>Send now</Trans>
              </Button>
            )}
          </>
        }
      >
        <Text>
          <Trans>They are saved on this device only. If you log out now, they are lost.</Trans>
        </Text>
      </Dialog>
    </Page>
  );
}
