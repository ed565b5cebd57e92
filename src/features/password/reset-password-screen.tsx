import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { AuthFrame } from '#features/auth-screens/auth-frame.tsx';
import { LinkFailure } from '#features/auth-screens/link-failure.tsx';
import { useEnter } from '#features/auth-screens/use-enter.ts';
import type { AuthPlace } from '#features/session/auth-path.ts';
import { type NewSession, newSession } from '#features/session/new-session.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { type CampusFailure, failureOf } from '#wire/campus-failure.ts';
import type { Wire } from '#wire/graphql.ts';
import { NewPasswordForm } from './parts/new-password-form.tsx';
import { ResetDone } from './parts/reset-done.tsx';

/** Reset password: form, error, success (AUTH-13). */
type State = { at: 'form'; pending: boolean; failure: CampusFailure | undefined } | { at: 'success'; path: string };

/** After these the same link still does its work. */
const FOR_ANOTHER_PASSWORD = ['errorShortPassword', 'errorLongPassword', 'errorCommonPassword'];

/**
 * /password-reset/{token}, /reset-password/{token}, and under /partner/{name} (AUTH-13). The answer brings a session
 * with it.
 */
export function ResetPasswordScreen({ place, token }: { place: AuthPlace; token: string }): ReactNode {
  const { wire } = useSession();
  const { begin, goOn } = useEnter();
  const [state, setState] = useState<State>({ at: 'form', pending: false, failure: undefined });
  const set = async (password: string): Promise<void> => {
    setState({ at: 'form', pending: true, failure: undefined });
    try {
      const session = await resetPassword(wire, token, password);
      setState({ at: 'success', path: await begin(session, 'login', place) });
    } catch (error) {
      setState({ at: 'form', pending: false, failure: failureOf(error) });
    }
  };
  if (state.at === 'success') {
    return (
      <AuthFrame place={place} title={<Trans>Your new password is set.</Trans>}>
        <ResetDone />
        <Button wide onClick={() => void goOn(state.path)}>
          <Trans>Log in</Trans>
        </Button>
      </AuthFrame>
    );
  }
  const { failure, pending } = state;
  const isOver = failure?.kind === 'refused' && !FOR_ANOTHER_PASSWORD.includes(failure.code);
  return (
    <AuthFrame place={place} title={<Trans>Choose a new password.</Trans>}>
      {isOver ? (
        <LinkFailure
          failure={failure}
          place={place}
          onAgain={() => setState({ at: 'form', pending: false, failure: undefined })}
          renew="forgot-password"
        />
      ) : (
        <NewPasswordForm pending={pending} failure={failure} onSubmit={set} />
      )}
    </AuthFrame>
  );
}

const RESET_PASSWORD = `mutation resetPassword($token: String!, $password: String!, $mobile: Boolean, $fingerprint: String) {
  resetPassword(token: $token, password: $password, mobile: $mobile, fingerprint: $fingerprint) {
    errors { message }
    token
    refreshToken
    accessPortalPath
    preferredLanguage { id }
  }
}`;

/** Sets a new password by the token of a link. The password is never trimmed (AUTH-11). Throws a `CampusError`. */
function resetPassword(wire: Wire, token: string, password: string): Promise<NewSession> {
  const question = { field: 'resetPassword', document: RESET_PASSWORD, variables: { token, password } };
  return newSession(wire, question, 'linkUnknown');
}
