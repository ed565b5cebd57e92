import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { WELCOME_WAIT } from '#campus/limits.ts';
import { AuthFrame } from '#features/auth-screens/auth-frame.tsx';
import { LinkFailure } from '#features/auth-screens/link-failure.tsx';
import { LinkTitle } from '#features/auth-screens/link-title.tsx';
import { useLink } from '#features/auth-screens/use-link.ts';
import type { AuthPlace } from '#features/session/auth-path.ts';
import { type NewSession, newSession } from '#features/session/new-session.ts';
import { Button } from '#ui/actions/button.tsx';
import { Waiting } from '#ui/status/waiting.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Wire } from '#wire/graphql.ts';

/** /register/confirmed/{token} (AUTH-8): confirms by itself, signs in, and goes on. */
export function ConfirmedScreen({ place, token }: { place: AuthPlace; token: string }): ReactNode {
  const { state, again, goOn } = useLink({ token, arrival: 'signup', place, open: confirmEmail });
  const path = state.at === 'in' ? state.path : undefined;
  useEffect(() => {
    if (path === undefined) return undefined;
    const timer = setTimeout(() => void goOn(path), WELCOME_WAIT);
    return () => clearTimeout(timer);
  }, [path, goOn]);
  switch (state.at) {
    case 'pending':
      return (
        <AuthFrame place={place} title={<LinkTitle at="pending" />}>
          <Waiting>
            <Trans>We confirm your e-mail.</Trans>
          </Waiting>
        </AuthFrame>
      );
    case 'in':
      return (
        <AuthFrame place={place} title={<LinkTitle at="in" />}>
          <Text role="status">
            <Trans>Welcome! Your e-mail is confirmed.</Trans>
          </Text>
          <Button wide onClick={() => void goOn(state.path)}>
            <Trans>Go on</Trans>
          </Button>
        </AuthFrame>
      );
    case 'failed':
      return (
        <AuthFrame place={place} title={<LinkTitle at="failed" />}>
          <LinkFailure failure={state.failure} place={place} onAgain={again} renew="register" />
        </AuthFrame>
      );
    default:
      return state satisfies never;
  }
}

const CONFIRM_EMAIL = `mutation confirmEmail($token: String!, $fingerprint: String, $mobile: Boolean) {
  confirmEmail(token: $token, fingerprint: $fingerprint, mobile: $mobile) {
    errors { message }
    token
    refreshToken
    accessPortalPath
    preferredLanguage { id }
  }
}`;

/** Confirms an e-mail by the token of its link, which begins a session. Throws a `CampusError`. */
function confirmEmail(wire: Wire, token: string): Promise<NewSession> {
  return newSession(wire, { field: 'confirmEmail', document: CONFIRM_EMAIL, variables: { token } }, 'linkUnknown');
}
