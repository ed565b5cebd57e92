import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { partnerNamed } from '#campus/organisation/partner-of.ts';
import { takeSignIn } from '#device/session/session.ts';
import { signInMessage } from '#features/calls/auth-failure-message.ts';
import { useSession } from '#features/session/session.ts';
import { useAuthPlace } from '#features/session/use-auth-place.ts';
import { notify } from '#ui/overlays/notify.ts';
import { Waiting } from '#ui/status/waiting.tsx';
import { failureOf } from '#wire/campus-failure.ts';
import { AuthFrame } from './auth-frame.tsx';
import { exchangeOpenId } from './openid-callback.ts';
import type { OpenIdSearch } from './openid-search.ts';
import { useEnter } from './use-enter.ts';

const OWN_TENANT = {};

/**
 * /openid-callback/{orgid}, where `/oauth/{orgid}` leads (AUTH-15): exchanges what the provider gave, once, and goes
 * on.
 */
export function OpenIdCallbackScreen({ orgId, search }: { orgId: string; search: OpenIdSearch }): ReactNode {
  const { _ } = useLingui();
  const { rest, language } = useSession();
  const { organisation } = useAuthPlace(OWN_TENANT);
  const { begin, goOn } = useEnter();
  const isAsked = useRef(false);
  useEffect(() => {
    // A code is good for one exchange.
    if (isAsked.current) return;
    isAsked.current = true;
    const signIn = takeSignIn();
    const subOrgId = partnerNamed(organisation, signIn.partner)?.id;
    exchangeOpenId(rest, { orgId, search, signIn, subOrgId, language })
      .then((session) => begin(session, 'login', { partner: signIn.partner }))
      .then(goOn, (error: unknown) => {
        notify({ kind: 'error', message: _(signInMessage(failureOf(error))) });
        void goOn('/');
      });
  }, [rest, orgId, search, organisation, language, begin, goOn, _]);
  return (
    <AuthFrame title={<Trans>One moment.</Trans>}>
      <Waiting>
        <Trans>Please wait. You are being logged in.</Trans>
      </Waiting>
    </AuthFrame>
  );
}
