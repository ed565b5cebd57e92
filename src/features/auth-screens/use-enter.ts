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
  const { signIn, speaksAnew } = useSession();
  const navigate = useNavigate();
  const begin = useCallback(
    async (session: NewSession, arrival: Arrival, place: AuthPlace): Promise<string> => {
      const { accessPortalPath } = session;
      await signIn(session);
      const beforeSignup = takePathBeforeSignup();
      const onLogout = takeRememberedPath();
      forgetReferrer();
      const remembered = arrival === 'signup' ? beforeSignup : (onLogout ?? beforeSignup);
      const portal = accessPortalPath !== null && isOwnPath(accessPortalPath) ? accessPortalPath : undefined;
      return remembered ?? portal ?? (partnerPath(place) || '/');
    },
    [signIn],
  );
  const goOn = useCallback(
    async (path: string) => {
      // Texts, direction and letters of another language come with another page.
      if (await speaksAnew()) location.replace(path);
      else await navigate({ href: path, replace: true });
    },
    [navigate, speaksAnew],
  );
  return { begin, goOn };
}
