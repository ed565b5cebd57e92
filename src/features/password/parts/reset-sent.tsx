import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { MailSent } from '#features/auth-screens/mail-sent.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Text } from '#ui/text/text.tsx';

/** The same words whether the campus knows the address or not, with a way to try again (AUTH-13). */
export function ResetSent({ email, onAgain }: { email: string; onAgain: () => void }): ReactNode {
  return (
    <MailSent
      title={<Trans>If this address is known, a link is on its way.</Trans>}
      action={
        <Button variant="outline" wide onClick={onAgain}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Text>
        <Trans>
          We wrote to <bdi>{email}</bdi>. It can take a few minutes. Look in the spam folder too.
        </Trans>
      </Text>
    </MailSent>
  );
}
