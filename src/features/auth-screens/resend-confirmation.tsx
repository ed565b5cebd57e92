import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { failureMessage } from '#features/calls/auth-failure-message.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { mutate } from '#wire/mutate.ts';
import type { SignIn } from './sign-in.ts';

const RESEND_CONFIRMATION = `mutation resendConfirmation($email: String!, $password: String!) {
  resendConfirmation(email: $email, password: $password) {
    success
    errors { message }
  }
}`;

/** The mail of a registration once more, for who chose its password (AUTH-25). */
export function ResendConfirmation({ email, password }: SignIn): ReactNode {
  const { _ } = useLingui();
  const { wire } = useSession();
  const { pending, failure, run } = useCampusCall();
  const [isSent, setSent] = useState(false);
  const send = async (): Promise<void> => {
    setSent(false);
    setSent(await run(() => mutate(wire, 'resendConfirmation', RESEND_CONFIRMATION, { email, password })));
  };
  return (
    <Stack gap="2xs" align="start">
      <Button variant="outline" size="sm" pending={pending} onClick={() => void send()}>
        <Trans>Send the mail again</Trans>
      </Button>
      <Text size="small" role="status">
        {isSent && <Trans>We sent it again. It can take a few minutes.</Trans>}
        {failure !== undefined && _(failureMessage(failure))}
      </Text>
    </Stack>
  );
}
