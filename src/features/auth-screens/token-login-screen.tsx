import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { type NewSession, newSession } from '#features/session/new-session.ts';
import { Button } from '#ui/actions/button.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Wire } from '#wire/graphql.ts';
import { AuthFrame } from './auth-frame.tsx';
import { LinkFailure } from './link-failure.tsx';
import { LinkTitle } from './link-title.tsx';
import { useLink } from './use-link.ts';

const OWN_TENANT = {};

/** /token_login/{token} (AUTH-5): logs in by a tap, then the remembered path or `/`; on an error the first message of the server. */
export function TokenLoginScreen({ token }: { token: string }): ReactNode {
  const { state, open, goOn } = useLink({ token, arrival: 'login', place: OWN_TENANT, spend: tokenLogin });
  const path = state.at === 'in' ? state.path : undefined;
  useEffect(() => {
    if (path !== undefined) void goOn(path);
  }, [path, goOn]);
  if (state.at === 'failed') {
    return (
      <AuthFrame title={<LinkTitle at="failed" />}>
        <LinkFailure failure={state.failure} place={OWN_TENANT} onAgain={open} renew={undefined} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={<LinkTitle at="asking" />}>
      <Text>
        <Trans>This link logs you in.</Trans>
      </Text>
      <Button wide pending={state.at === 'in' || state.pending} onClick={open}>
        <Trans>Log in</Trans>
      </Button>
    </AuthFrame>
  );
}

const TOKEN_LOGIN = `mutation TokenLogin($tokenFromURL: String!, $fingerprint: String, $mobile: Boolean) {
  TokenLogin(tokenFromURL: $tokenFromURL, fingerprint: $fingerprint, mobile: $mobile) {
    errors { message }
    token
    refreshToken
    accessPortalPath
    preferredLanguage { id }
  }
}`;

/** Signs in by the token of a link. Throws a `CampusError`. */
function tokenLogin(wire: Wire, tokenFromURL: string): Promise<NewSession> {
  return newSession(wire, { field: 'TokenLogin', document: TOKEN_LOGIN, variables: { tokenFromURL } }, 'linkUnknown');
}
