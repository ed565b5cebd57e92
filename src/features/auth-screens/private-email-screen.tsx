import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { failureMessage } from '#features/calls/auth-failure-message.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Waiting } from '#ui/status/waiting.tsx';
import { type CampusFailure, failureOf } from '#wire/campus-failure.ts';
import { AuthAlert } from './auth-alert.tsx';
import { type PrivateEmailLink, privateEmailAddress } from './private-email.ts';

/**
 * /confirm_private_email/{token}, /revert_private_email/{token} (AUTH-19): a full redirect to the campus, which does it
 * (AUTH-19).
 */
export function PrivateEmailScreen({ link, token }: { link: PrivateEmailLink; token: string }): ReactNode {
  const { _ } = useLingui();
  const { rest } = useSession();
  const [failure, setFailure] = useState<CampusFailure>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isHere = tries >= 0;
    privateEmailAddress(rest, link, token).then(
      (address) => (isHere ? location.replace(address) : undefined),
      (error: unknown) => (isHere ? setFailure(failureOf(error)) : undefined),
    );
    return () => {
      isHere = false;
    };
  }, [rest, link, token, tries]);
  const again = (): void => {
    setFailure(undefined);
    setTries(tries + 1);
  };
  return (
    <Page width="form">
      {failure === undefined ? (
        <Waiting>
          <Trans>One moment.</Trans>
        </Waiting>
      ) : (
        <>
          <AuthAlert of={failure}>{_(failureMessage(failure))}</AuthAlert>
          <Button wide onClick={again}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
    </Page>
  );
}
