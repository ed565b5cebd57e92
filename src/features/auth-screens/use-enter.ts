import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { forgetReferrer, isOwnPath, takePathBeforeSignup, takeRememberedPath } from '#device/session/session.ts';
import { type AuthPlace, partnerPath } from '#features/session/auth-path.ts';
import type { NewSession } from '#features/session/new-session.ts';
import { useSession } from '#features/session/session.ts';

/** `login`: an account that is known. `signup`: one that was made a moment ago. */
export type Arrival = 'login' | 'signup';

/**
 * Begins a session and says where the person goes: to the path that was remembered, else to the portal that the answer
 * names, else to the partner's home, else to `/` (AUTH-2).
 */
export function useEnter(): {
  begin: (session: NewSession, arrival: Arrival, place: AuthPlace) => Promise<string>;
  goOn: (path: string) => Promise<void>;
} {
  const { signIn } = useSession();
  const navigate = useNavigate();
  const begin = useCallback(
    async ({ accessPortalPath, ...tokens }: NewSession, arrival: Arrival, place: AuthPlace): Promise<string> => {
      await signIn(tokens);
      const beforeSignup = takePathBeforeSignup();
      const onLogout = takeRememberedPath();
      forgetReferrer();
      const remembered = arrival === 'signup' ? beforeSignup : (onLogout ?? beforeSignup);
      const portal = accessPortalPath !== null && isOwnPath(accessPortalPath) ? accessPortalPath : undefined;
      return remembered ?? portal ?? (partnerPath(place) || '/');
    },
    [signIn],
  );
  const goOn = useCallback((path: string) => navigate({ href: path, replace: true }), [navigate]);
  return { begin, goOn };
}
