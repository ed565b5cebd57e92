import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { typedEmail } from '#campus/account/email-address.ts';
import { AuthFrame } from '#features/auth-screens/auth-frame.tsx';
import { AuthLink } from '#features/auth-screens/auth-link.tsx';
import type { AuthPlace } from '#features/session/auth-path.ts';
import { useSession } from '#features/session/session.ts';
import { type CampusFailure, failureOf } from '#wire/campus-failure.ts';
import { ForgotForm } from './parts/forgot-form.tsx';
import { ResetSent } from './parts/reset-sent.tsx';
import { requestPasswordReset } from './request-password-reset.ts';

/** Forgot password: idle, pending, error or sent (AUTH-13). */
type State = { at: 'idle' | 'pending' | 'sent' } | { at: 'error'; failure: CampusFailure };

/** /forgot-password, /reset, and under /partner/{name} (AUTH-13). */
export function ForgotPasswordScreen({ place }: { place: AuthPlace }): ReactNode {
  const { wire } = useSession();
  const [state, setState] = useState<State>({ at: 'idle' });
  const [email, setEmail] = useState('');
  const ask = async (): Promise<void> => {
    setState({ at: 'pending' });
    await requestPasswordReset(wire, email).then(
      () => setState({ at: 'sent' }),
      (error: unknown) => setState({ at: 'error', failure: failureOf(error) }),
    );
  };
  return (
    <AuthFrame place={place} title={<Trans>A new password for you.</Trans>}>
      {state.at === 'sent' ? (
        <ResetSent email={typedEmail(email)} onAgain={() => setState({ at: 'idle' })} />
      ) : (
        <ForgotForm
          email={email}
          onChange={setEmail}
          pending={state.at === 'pending'}
          failure={state.at === 'error' ? state.failure : undefined}
          onSubmit={ask}
        />
      )}
      <AuthLink page="login" place={place}>
        <Trans>Back to login</Trans>
      </AuthLink>
    </AuthFrame>
  );
}
