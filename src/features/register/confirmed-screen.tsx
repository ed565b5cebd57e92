import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { WELCOME_WAIT } from '#campus/limits.ts';
import { AuthFrame } from '#features/auth-screens/auth-frame.tsx';
import { LinkFailure } from '#features/auth-screens/link-failure.tsx';
import { LinkTitle } from '#features/auth-screens/link-title.tsx';
import { useLink } from '#features/auth-screens/use-link.ts';
import { type AuthPlace, authPath } from '#features/session/auth-path.ts';
import { type NewSession, newSession } from '#features/session/new-session.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Text } from '#ui/text/text.tsx';
import type { CampusFailure } from '#wire/campus-failure.ts';
import type { Wire } from '#wire/graphql.ts';

const LinkButton = createLink(ButtonLink);

/** /register/confirmed/{token} (AUTH-8): confirms by a tap, signs in, and goes on. */
export function ConfirmedScreen({ place, token }: { place: AuthPlace; token: string }): ReactNode {
  const { state, open, goOn } = useLink({ token, arrival: 'signup', place, spend: confirmEmail });
  const path = state.at === 'in' ? state.path : undefined;
  useEffect(() => {
    if (path === undefined) return undefined;
    const timer = setTimeout(() => void goOn(path), WELCOME_WAIT);
    return () => clearTimeout(timer);
  }, [path, goOn]);
  switch (state.at) {
    case 'asking':
      return (
        <AuthFrame place={place} title={<LinkTitle at="asking" />}>
          <Text>
            <Trans>Please confirm that this e-mail is yours.</Trans>
          </Text>
          <Button wide pending={state.pending} onClick={open}>
            <Trans>Confirm e-mail</Trans>
          </Button>
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
      return isUsed(state.failure) ? (
        <AuthFrame place={place} title={<Trans>Your e-mail is confirmed.</Trans>}>
          <Text role="status">
            <Trans>Everything is ready. Log in with your e-mail and your password.</Trans>
          </Text>
          <LinkButton to={authPath('login', place)} wide>
            <Trans>Log in</Trans>
          </LinkButton>
        </AuthFrame>
      ) : (
        <AuthFrame place={place} title={<LinkTitle at="failed" />}>
          <LinkFailure failure={state.failure} place={place} onAgain={open} renew="register" />
        </AuthFrame>
      );
    default:
      return state satisfies never;
  }
}

/** Spent in another browser, or long ago: the account is there. */
const isUsed = (failure: CampusFailure): boolean => failure.kind === 'refused' && failure.code === 'linkUsed';

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
