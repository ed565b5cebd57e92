import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { emailErrors } from '#campus/account/auth-errors.ts';
import { typedEmail } from '#campus/account/email-address.ts';
import { directionOf, ENDONYMS, isLanguageCode, LANGUAGE_CODES, type LanguageCode } from '#campus/languages.ts';
import { PasswordRules } from '#features/auth-screens/password-rules.tsx';
import { usePasswordErrors } from '#features/auth-screens/use-password-errors.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import type { NewAccount } from '#features/register/add-user.ts';
import type { AuthPlace } from '#features/session/auth-path.ts';
import { useSession } from '#features/session/session.ts';
import { authMessage } from '#i18n/auth-messages.ts';
import { Button } from '#ui/actions/button.tsx';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { EmailField } from './email-field.tsx';
import { useAvailability } from './use-availability.ts';

type Props = {
  place: AuthPlace;
  pending: boolean;
  /** What was typed before, for somebody who comes back to change it. */
  email: string;
  onSubmit: (account: NewAccount) => Promise<void>;
  /** In a dialog: shows the login in its place. */
  onLogin?: (() => void) | undefined;
};

/**
 * E-mail, password, language (AUTH-7). The button waits until all is valid and the e-mail is free (AUTH-7), and says
 * why (AUTH-10).
 */
export function RegisterForm({ place, pending, email: before, onSubmit, onLogin }: Props): ReactNode {
  const { _ } = useLingui();
  const hint = useId();
  const { traits } = useOrganisation();
  const { language: spoken } = useSession();
  const [values, setValues] = useState<NewAccount>({ email: before, password: '', language: spoken });
  const [left, setLeft] = useState({ email: false, password: false });
  const [emailMistake] = emailErrors(values.email, traits.emailDomain);
  const passwordErrors = usePasswordErrors(values.password, values.email);
  const [passwordMistake] = passwordErrors.errors;
  const availability = useAvailability(emailMistake === undefined ? typedEmail(values.email) : undefined);
  const mayBeFree =
    availability.is === 'free' || (availability.is === 'unknown' && availability.failure.kind !== 'offline');
  const isValid = emailMistake === undefined && passwordMistake === undefined && mayBeFree;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setLeft({ email: true, password: true });
    if (isValid && !pending) void onSubmit(values);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <EmailField
          place={place}
          value={values.email}
          onChange={(email) => setValues({ ...values, email })}
          onLeave={() => setLeft({ ...left, email: true })}
          mistake={left.email && values.email !== '' ? emailMistake : undefined}
          domain={traits.emailDomain}
          availability={availability}
          onLogin={onLogin}
        />
        <PasswordField
          label={<Trans>Password</Trans>}
          name="password"
          autoComplete="new-password"
          value={values.password}
          onChange={(event) => setValues({ ...values, password: event.target.value })}
          onBlur={() => setLeft({ ...left, password: true })}
          error={
            left.password && values.password !== '' && passwordMistake ? _(authMessage(passwordMistake)) : undefined
          }
        />
        <PasswordRules password={values.password} {...passwordErrors} hasEmail />
        <LanguageField value={values.language} onChange={(language) => setValues({ ...values, language })} />
        <Button type="submit" wide pending={pending} aria-disabled={!isValid} aria-describedby={hint}>
          <Trans>Join for free</Trans>
        </Button>
        <Text id={hint} size="small" tone="muted" hidden={isValid}>
          <Trans>Fill in an e-mail that you can use, and a password.</Trans>
        </Text>
      </Stack>
    </form>
  );
}

type LanguageProps = { value: LanguageCode; onChange: (language: LanguageCode) => void };

/** In which language the campus writes; nothing to choose where the organisation forces one. */
function LanguageField({ value, onChange }: LanguageProps): ReactNode {
  const { forcedLanguage } = useOrganisation();
  if (forcedLanguage !== null) return null;
  return (
    <SelectField
      label={<Trans>Language of your e-mails and courses</Trans>}
      value={value}
      onChange={({ target }) => (isLanguageCode(target.value) ? onChange(target.value) : undefined)}
    >
      {LANGUAGE_CODES.map((code) => (
        <option key={code} value={code} lang={code} dir={directionOf(code)}>
          {ENDONYMS[code]}
        </option>
      ))}
    </SelectField>
  );
}
