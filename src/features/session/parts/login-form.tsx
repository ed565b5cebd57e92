import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import * as v from 'valibot';
import { EMAIL_MAX } from '#campus/limits.ts';
import type { SignIn } from '#features/session/sign-in.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { TextField } from '#ui/text-field.tsx';

const emailSchema = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(EMAIL_MAX));
/** The e-mail is trimmed, the password never (READINGS, Session). */
const formSchema = v.object({ email: emailSchema, password: v.pipe(v.string(), v.minLength(1)) });

type Props = { pending: boolean; onSubmit: (wish: SignIn) => Promise<void> };

/** Submit is disabled until valid (A5), and says why (UX F2). */
export function LoginForm({ pending, onSubmit }: Props): ReactNode {
  const { t } = useLingui();
  const hint = useId();
  const [values, setValues] = useState({ email: '', password: '' });
  const [left, setLeft] = useState(false);
  const parsed = v.safeParse(formSchema, values);
  const emailError = left && values.email !== '' && !v.is(emailSchema, values.email);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setLeft(true);
    if (parsed.success && !pending) void onSubmit(parsed.output);
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
          onChange={(event) => setValues({ ...values, email: event.target.value })}
          onBlur={() => setLeft(true)}
          error={
            emailError ? t({ id: 'login.initial.errorEmail', message: 'Please check the e-mail address.' }) : undefined
          }
        />
        <PasswordField
          label={<Trans>Password</Trans>}
          name="password"
          autoComplete="current-password"
          value={values.password}
          onChange={(event) => setValues({ ...values, password: event.target.value })}
        />
        <Button type="submit" wide pending={pending} aria-disabled={!parsed.success} aria-describedby={hint}>
          <Trans>Log in</Trans>
        </Button>
        <Text id={hint} size="small" tone="muted" hidden={parsed.success}>
          <Trans>Fill in e-mail and password.</Trans>
        </Text>
      </Stack>
    </form>
  );
}
