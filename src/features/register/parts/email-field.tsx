import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import type { AuthError } from '#campus/account/auth-errors.ts';
import { AuthLink } from '#features/auth-screens/auth-link.tsx';
import { failureMessage } from '#features/calls/auth-failure-message.ts';
import type { AuthPlace } from '#features/session/auth-path.ts';
import { authMessage } from '#i18n/auth-messages.ts';
import { TextField } from '#ui/forms/text-field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Spinner } from '#ui/status/spinner.tsx';
import * as styles from './email-field.css.ts';
import type { Availability } from './use-availability.ts';

type Props = {
  place: AuthPlace;
  value: string;
  onChange: (value: string) => void;
  onLeave: () => void;
  /** What is wrong with it as it stands, said once the field was left. */
  mistake: AuthError | undefined;
  /** The only domain that the organisation takes. */
  domain: string | null;
  availability: Availability;
  onLogin: (() => void) | undefined;
};

/** The e-mail of a new account, with what is known of it (AUTH-7). */
export function EmailField({
  place,
  value,
  onChange,
  onLeave,
  mistake,
  domain,
  availability,
  onLogin,
}: Props): ReactNode {
  const { _ } = useLingui();
  const isTaken = availability.is === 'taken';
  return (
    <TextField
      label={<Trans>E-mail</Trans>}
      type="email"
      name="email"
      autoComplete="username"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
      error={
        isTaken ? (
          <>
            {_(authMessage('errorEmailTaken'))}{' '}
            <AuthLink page="login" place={place} onSwitch={onLogin}>
              <Trans>Log in instead</Trans>
            </AuthLink>
          </>
        ) : (
          mistake && _(authMessage(mistake))
        )
      }
      help={<Known availability={availability} domain={domain} />}
    />
  );
}

function Known({ availability, domain }: { availability: Availability; domain: string | null }): ReactNode {
  const { _ } = useLingui();
  switch (availability.is) {
    case 'asking':
      return (
        <span className={styles.note}>
          <Spinner size={16} />
          <Trans>Checking the e-mail …</Trans>
        </span>
      );
    case 'free':
      return (
        <span className={styles.note}>
          <Icon of={CircleCheck} size="sm" />
          <Trans>You can use this e-mail</Trans>
        </span>
      );
    case 'unknown':
      return _(failureMessage(availability.failure));
    case 'taken':
      return null;
    case 'unasked':
      return domain === null ? null : <Trans>Your address here ends with @{domain}</Trans>;
    default:
      return availability satisfies never;
  }
}
