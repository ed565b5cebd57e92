import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import { AuthAlert } from '#features/auth-screens/auth-alert.tsx';
import { PasswordRules } from '#features/auth-screens/password-rules.tsx';
import { usePasswordErrors } from '#features/auth-screens/use-password-errors.ts';
import { failureMessage } from '#features/calls/auth-failure-message.ts';
import { authMessage } from '#i18n/auth-messages.ts';
import { Button } from '#ui/actions/button.tsx';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { CampusFailure } from '#wire/campus-failure.ts';

type Props = { pending: boolean; failure: CampusFailure | undefined; onSubmit: (password: string) => Promise<void> };

/** One password of at least 8 characters (AUTH-11), which may be looked at instead of being typed twice. */
export function NewPasswordForm({ pending, failure, onSubmit }: Props): ReactNode {
  const { _ } = useLingui();
  const [password, setPassword] = useState('');
  const [left, setLeft] = useState(false);
  const passwordErrors = usePasswordErrors(password, '');
  const [mistake] = passwordErrors.errors;
  const isValid = mistake === undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setLeft(true);
    if (isValid && !pending) void onSubmit(password);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {failure !== undefined && <AuthAlert of={failure}>{_(failureMessage(failure))}</AuthAlert>}
        <PasswordField
          label={<Trans>New password</Trans>}
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          onBlur={() => setLeft(true)}
          error={left && password !== '' && mistake !== undefined ? _(authMessage(mistake)) : undefined}
        />
        <PasswordRules password={password} {...passwordErrors} />
        <Button type="submit" wide pending={pending} aria-disabled={!isValid}>
          <Trans>Set the password</Trans>
        </Button>
      </Stack>
    </form>
  );
}
