import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MailSent } from '#features/auth-screens/mail-sent.tsx';
import { ResendConfirmation } from '#features/auth-screens/resend-confirmation.tsx';
import type { SignIn } from '#features/auth-screens/sign-in.ts';
import { Button } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = SignIn & { onChange: () => void };

/** After the form: two paragraphs say that an e-mail was sent (AUTH-8), and the ways on where none came or the address was wrong. */
export function CheckEmail({ email, password, onChange }: Props): ReactNode {
  return (
    <MailSent
      title={<Trans>Check your e-mail.</Trans>}
      action={
        <Stack gap="sm">
          <ResendConfirmation email={email} password={password} />
          <Row gap="2xs">
            <Text>
              <Trans>Wrong address?</Trans>
            </Text>
            <Button variant="quiet" size="sm" onClick={onChange}>
              <Trans>Change it</Trans>
            </Button>
          </Row>
        </Stack>
      }
    >
      <Text>
        <Trans>
          We sent a link to <bdi>{email}</bdi>. Open it, and your account is ready.
        </Trans>
      </Text>
      <Text>
        <Trans>It can take a few minutes. Look in the spam folder too.</Trans>
      </Text>
    </MailSent>
  );
}
