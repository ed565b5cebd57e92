import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { failureMessage } from '#features/calls/auth-failure-message.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { type CampusFailure, failureOf } from '#wire/campus-failure.ts';
import { AuthAlert } from './auth-alert.tsx';
import { type PrivateEmailLink, privateEmailAddress } from './private-email.ts';

/** /confirm_private_email/{token}, /revert_private_email/{token} (AUTH-19): a tap, then a full redirect to the campus, which does it. */
export function PrivateEmailScreen({ link, token }: { link: PrivateEmailLink; token: string }): ReactNode {
  const { _ } = useLingui();
  const { rest } = useSession();
  const [failure, setFailure] = useState<CampusFailure>();
  const [pending, setPending] = useState(false);
  const open = (): void => {
    setFailure(undefined);
    setPending(true);
    privateEmailAddress(rest, link, token).then(
      (address) => location.replace(address),
      (error: unknown) => {
        setPending(false);
        setFailure(failureOf(error));
      },
    );
  };
  const isConfirmation = link === 'confirm';
  return (
    <Page width="form">
      <Heading level={1}>
        {isConfirmation ? <Trans>Confirm e-mail</Trans> : <Trans>Keep the e-mail before</Trans>}
      </Heading>
      <Text>
        {isConfirmation ? (
          <Trans>Please confirm that this e-mail is yours.</Trans>
        ) : (
          <Trans>Messages of the campus then go to the address that you had before.</Trans>
        )}
      </Text>
      {failure !== undefined && <AuthAlert of={failure}>{_(failureMessage(failure))}</AuthAlert>}
      <Button wide pending={pending} onClick={open}>
        {failure !== undefined ? (
          <Trans>Try again</Trans>
        ) : isConfirmation ? (
          <Trans>Confirm e-mail</Trans>
        ) : (
          <Trans>Keep the e-mail before</Trans>
        )}
      </Button>
    </Page>
  );
}
