import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { takeRememberedPath } from '#device/session.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { useSession } from '#features/session/session.ts';
import { askForSession, type SignIn } from '#features/session/sign-in.ts';
import { type Trouble, troubleOf } from '#wire/trouble.ts';

/** Logs in and goes to the remembered path, else to the portal that the answer names, else to `/` (A4, Login success). */
export function useLogin() {
  const organisation = useOrganisation();
  const { wire, signIn } = useSession();
  const navigate = useNavigate();
  const [state, setState] = useState<{ pending: boolean; trouble: Trouble | undefined }>({
    pending: false,
    trouble: undefined,
  });

  const submit = async (wish: SignIn): Promise<void> => {
    setState({ pending: true, trouble: undefined });
    try {
      const { accessPortalPath, ...tokens } = await askForSession(wire, organisation, wish);
      await signIn(tokens);
      await navigate({ to: takeRememberedPath() ?? accessPortalPath ?? '/', replace: true });
    } catch (error) {
      setState({ pending: false, trouble: troubleOf(error) });
    }
  };
  return { ...state, submit };
}
