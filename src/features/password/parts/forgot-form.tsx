import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { emailErrors } from '#campus/account/auth-errors.ts';
import { AuthAlert } from '#features/auth-screens/auth-alert.tsx';
import { failureMessage } from '#features/calls/auth-failure-message.ts';
import { authMessage } from '#i18n/auth-messages.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Banner } from '#ui/status/banner.tsx';
import { Text } from '#ui/text/text.tsx';
import type { CampusFailure } from '#wire/campus-failure.ts';

type Props = {
  email: string;
  onChange: (email: string) => void;
  pending: boolean;
  failure: CampusFailure | undefined;
  onSubmit: () => Promise<void>;
};

/** E-mail required and valid; the button waits until it is (AUTH-10), and says why (AUTH-10). */
export function ForgotForm({ email, onChange, pending, failure, onSubmit }: Props): ReactNode {
  const { _ } = useLingui();
  const hint = useId();
  const [left, setLeft] = useState(false);
  const [mistake] = emailErrors(email, null);
  const isValid = mistake === undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setLeft(true);
    if (isValid && !pending) void onSubmit();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {failure !== undefined && <AuthAlert of={failure}>{_(failureMessage(failure))}</AuthAlert>}
        {pending && (
          <Banner kind="warning" role="status">
            <Trans>One moment. We are sending the link.</Trans>
          </Banner>
        )}
        <Text>
          <Trans>Enter the e-mail of your account. We will send you a link to choose a new password.</Trans>
        </Text>
        <TextField
          label={<Trans>E-mail</Trans>}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => setLeft(true)}
          error={left && email !== '' && mistake !== undefined ? _(authMessage(mistake)) : undefined}
        />
        <Button type="submit" wide pending={pending} aria-disabled={!isValid} aria-describedby={hint}>
          <Trans>Send the link</Trans>
        </Button>
        <Text id={hint} size="small" tone="muted" hidden={isValid}>
          <Trans>Fill in your e-mail.</Trans>
        </Text>
      </Stack>
    </form>
  );
}
