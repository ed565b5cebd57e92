import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { AuthAlert } from '#features/auth-screens/auth-alert.tsx';
import { failureMessage } from '#features/calls/auth-failure-message.ts';
import type { AuthPlace } from '#features/session/auth-path.ts';
import { CheckEmail } from './parts/check-email.tsx';
import { RegisterForm } from './parts/register-form.tsx';
import { useRegister } from './parts/use-register.ts';

type Props = { place: AuthPlace; onLogin?: (() => void) | undefined };

/** The form and what comes after it; on a page of its own and in the dialog. What the campus refused stands above the fields. */
export function RegisterWithEmail({ place, onLogin }: Props): ReactNode {
  const { _ } = useLingui();
  const { state, submit, change } = useRegister(place);
  if (state.at === 'sent') return <CheckEmail email={state.typed} password={state.password} onChange={change} />;
  return (
    <>
      {/* Joined by commas, as the specification has it (AUTH-22). */}
      {state.failures.length > 0 && (
        <AuthAlert of={state.failures}>
          {state.failures.map((failure) => _(failureMessage(failure))).join(', ')}
        </AuthAlert>
      )}
      <RegisterForm place={place} email={state.typed} pending={state.pending} onSubmit={submit} onLogin={onLogin} />
    </>
  );
}
