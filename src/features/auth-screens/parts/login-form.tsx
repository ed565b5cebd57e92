import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { type AuthError, emailErrors } from '#campus/account/auth-errors.ts';
import { typedEmail } from '#campus/account/email-address.ts';
import { AuthLink } from '#features/auth-screens/auth-link.tsx';
import type { SignIn } from '#features/auth-screens/sign-in.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import type { AuthPlace } from '#features/session/auth-path.ts';
import { Button } from '#ui/actions/button.tsx';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';

type Props = { place: AuthPlace; pending: boolean; onSubmit: (signIn: SignIn) => Promise<void> };

/** Submit is disabled until valid (AUTH-10), and says why (AUTH-10). */
export function LoginForm({ place, pending, onSubmit }: Props): ReactNode {
  const { _ } = useLingui();
  const hint = useId();
  const [values, setValues] = useState({ email: '', password: '' });
  const [left, setLeft] = useState(false);
  const { traits } = useOrganisation();
  const [mistake] = emailErrors(values.email, traits.emailDomain);
  const isValid = mistake === undefined && values.password !== '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setLeft(true);
    // The e-mail is trimmed, the password never (AUTH-11).
    if (isValid && !pending) void onSubmit({ ...values, email: typedEmail(values.email) });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <TextField
          label={<Trans>E-mail</Trans>}
          type="email"
          name="email"
          autoComplete="username"
          value={values.email}
          onChange={({ target }) => setValues((before) => ({ ...before, email: target.value }))}
          onBlur={() => setLeft(true)}
          error={left && values.email !== '' && mistake !== undefined ? _(mistakeMessage(mistake)) : undefined}
        />
        <PasswordField
          label={<Trans>Password</Trans>}
          name="password"
          autoComplete="current-password"
          value={values.password}
          onChange={({ target }) => setValues((before) => ({ ...before, password: target.value }))}
        />
        <AuthLink page="forgot-password" place={place}>
          <Trans>Forgot your password?</Trans>
        </AuthLink>
        <Button type="submit" wide pending={pending} aria-disabled={!isValid} aria-describedby={hint}>
          <Trans>Log in</Trans>
        </Button>
        <Text id={hint} size="small" tone="muted" hidden={isValid}>
          <Trans>Fill in e-mail and password.</Trans>
        </Text>
      </Stack>
    </form>
  );
}

const WRONG_DOMAIN = msg({
  id: 'login.initial.errorOrganisationEmail',
  message: 'Please use the e-mail address that your organisation gave you.',
});
const WRONG_EMAIL = msg({ id: 'login.initial.errorEmail', message: 'Please check the e-mail address.' });

/** The login has its own message keys for an e-mail (AUTH-22). */
function mistakeMessage(mistake: AuthError): MessageDescriptor {
  return mistake === 'errorOrganisationEmail' ? WRONG_DOMAIN : WRONG_EMAIL;
}
