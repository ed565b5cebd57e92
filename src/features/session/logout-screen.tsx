import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { Page } from '#ui/page.tsx';
import { Row } from '#ui/row.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Text } from '#ui/text.tsx';
import { LogoutQuestion } from './parts/logout-question.tsx';
import { type LogoutChoice, type UnsentWork, useSession } from './session.ts';

const NOTHING_LEFT: LogoutChoice = { unsent: 'lock', keepCourseFiles: false };

/** /logout: 'Logging you out' (A4); with unsent changes it asks first (READINGS, Session). */
export function LogoutScreen(): ReactNode {
  const { viewerId, signOut, unsent, sendNow } = useSession();
  const navigate = useNavigate();
  const [work, setWork] = useState<UnsentWork>();
  useEffect(() => {
    void unsent().then(async (found) => {
      if (found.count === 0) await signOut(NOTHING_LEFT);
      else setWork(found);
    });
  }, [unsent, signOut]);
  const leave = async (choice: LogoutChoice): Promise<void> => {
    setWork(undefined);
    await signOut(choice);
  };
  const send = async (choice: LogoutChoice): Promise<void> => {
    await sendNow();
    const left = await unsent();
    if (left.count === 0) await leave(choice);
    else setWork(left);
  };
  return (
    <Page width="form">
      <Row justify="center">
        {work === undefined && <Spinner size={24} />}
        <Text role="status">
          <Trans>Logging you out</Trans>
        </Text>
      </Row>
      <LogoutQuestion
        work={work}
        onLeave={leave}
        onSend={send}
        onStay={() => void navigate({ to: viewerId === undefined ? '/' : '/start', replace: true })}
      />
    </Page>
  );
}
