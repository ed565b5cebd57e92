import { useState } from 'react';
import { askForSession, type SignIn } from '#features/auth-screens/sign-in.ts';
import { useEnter } from '#features/auth-screens/use-enter.ts';
import type { AuthPlace } from '#features/session/auth-path.ts';
import { useSession } from '#features/session/session.ts';
import { useAuthPlace } from '#features/session/use-auth-place.ts';
import { type CampusFailure, failureOf } from '#wire/campus-failure.ts';

type LoginState = {
  pending: boolean;
  failure: CampusFailure | undefined;
  /** With what it was tried last; of this page's memory only. */
  tried: SignIn | undefined;
};

/** Logs in and goes to where one wanted to go (AUTH-2). `onIn`: the session has begun. */
export function useLogin(place: AuthPlace, onIn: () => void = () => {}) {
  const { wire } = useSession();
  const { organisation, partner } = useAuthPlace(place);
  const { begin, goOn } = useEnter();
  const [state, setState] = useState<LoginState>({ pending: false, failure: undefined, tried: undefined });

  const submit = async (signIn: SignIn): Promise<void> => {
    setState({ pending: true, failure: undefined, tried: signIn });
    try {
      const tenant = { organisation, subOrgId: partner?.id, targetGroup: place.targetGroup };
      const path = await begin(await askForSession(wire, tenant, signIn), 'login', place);
      onIn();
      await goOn(path);
    } catch (error) {
      setState({ pending: false, failure: failureOf(error), tried: signIn });
    }
  };
  return { ...state, submit };
}
