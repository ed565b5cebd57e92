import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { type AuthError, passwordErrors } from '#campus/account/auth-errors.ts';
import { AuthAlert } from '#features/auth-screens/auth-alert.tsx';
import { PasswordRules } from '#features/auth-screens/password-rules.tsx';
import { usePasswordErrors } from '#features/auth-screens/use-password-errors.ts';
import { failureMessage } from '#features/calls/auth-failure-message.ts';
import { NeedsConnection } from '#features/calls/needs-connection.tsx';
import { useOnline } from '#features/calls/online.ts';
import { useCampusCall } from '#features/calls/use-campus-call.ts';
import { useSession } from '#features/session/session.ts';
import { changePassword, type NewPassword } from '#features/settings/change-password.ts';
import { authMessage } from '#i18n/auth-messages.ts';
import { Button } from '#ui/actions/button.tsx';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';

const EMPTY: NewPassword = { oldPassword: '', newPassword: '', newPasswordConfirmation: '' };

/** What is wrong with each (AUTH-12): both at least 8 characters, the new one twice the same. */
function mistakesIn(
  { oldPassword, newPassword, newPasswordConfirmation }: NewPassword,
  newMistake: AuthError | undefined,
) {
  const [oldMistake] = passwordErrors(oldPassword, '');
  const isSame = newPassword.normalize('NFC') === newPasswordConfirmation.normalize('NFC');
  return {
    // One from before a rule of today can be changed.
    oldPassword: oldMistake === 'errorCommonPassword' ? undefined : oldMistake,
    newPassword: newMistake,
    newPasswordConfirmation: isSame ? undefined : ('errorPasswordsDoNotMatch' as const),
  };
}

export function PasswordForm({ onDone }: { onDone: () => void }): ReactNode {
  const { _ } = useLingui();
  const { wire } = useSession();
  const online = useOnline();
  const hint = useId();
  const [typed, setTyped] = useState(EMPTY);
  const [left, setLeft] = useState<ReadonlySet<keyof NewPassword>>(new Set());
  const { pending, failure, run } = useCampusCall();
  const newErrors = usePasswordErrors(typed.newPassword, '');
  const mistakes = mistakesIn(typed, newErrors.errors[0]);
  const isValid = Object.values(mistakes).every((mistake) => mistake === undefined);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setLeft(new Set(['oldPassword', 'newPassword', 'newPasswordConfirmation']));
    if (!isValid || pending) return;
    void run(() => changePassword(wire, typed)).then((isDone) => {
      if (isDone) onDone();
    });
  };
  const face = (name: keyof NewPassword) => {
    const mistake = mistakes[name];
    const isShown = left.has(name) && typed[name] !== '' && mistake !== undefined;
    return {
      name,
      value: typed[name],
      onChange: ({ target: { value } }: { target: { value: string } }) => setTyped({ ...typed, [name]: value }),
      onBlur: () => setLeft(new Set([...left, name])),
      error: isShown ? _(authMessage(mistake)) : undefined,
    };
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {failure !== undefined && <AuthAlert of={failure}>{_(failureMessage(failure))}</AuthAlert>}
        <PasswordField
          label={<Trans>Current password</Trans>}
          autoComplete="current-password"
          {...face('oldPassword')}
        />
        <PasswordField label={<Trans>New password</Trans>} autoComplete="new-password" {...face('newPassword')} />
        <PasswordRules password={typed.newPassword} {...newErrors} />
        <PasswordField
          label={<Trans>Repeat the new password</Trans>}
          autoComplete="new-password"
          {...face('newPasswordConfirmation')}
        />
        {online ? (
          <div>
            <Button type="submit" pending={pending} aria-disabled={!isValid} aria-describedby={hint}>
              <Trans>Change password</Trans>
            </Button>
          </div>
        ) : (
          <NeedsConnection />
        )}
        <Text id={hint} size="small" tone="muted" hidden={isValid}>
          <Trans>Fill in all three. The new password needs at least 8 characters and must be entered twice.</Trans>
        </Text>
      </Stack>
    </form>
  );
}
