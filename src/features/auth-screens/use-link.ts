import { useState } from 'react';
import type { AuthPlace } from '#features/session/auth-path.ts';
import type { NewSession } from '#features/session/new-session.ts';
import { useSession } from '#features/session/session.ts';
import { type CampusFailure, failureOf } from '#wire/campus-failure.ts';
import { type Arrival, useEnter } from './use-enter.ts';

export type LinkState =
  | { at: 'asking'; pending: boolean }
  /** The session has begun; `goOn` leads to where the person wanted to go. */
  | { at: 'in'; path: string }
  | { at: 'failed'; failure: CampusFailure };

type Link = {
  token: string;
  arrival: Arrival;
  place: AuthPlace;
  /** Spends the token. */
  spend: (wire: ReturnType<typeof useSession>['wire'], token: string) => Promise<NewSession>;
};

/**
 * A link of a mail that signs in: a confirmed e-mail, a token login (AUTH-5). It is spent by a tap and never by opening its
 * page, since scanners of mails open links before their readers do.
 */
export function useLink({ token, arrival, place, spend }: Link) {
  const { wire } = useSession();
  const { begin, goOn } = useEnter();
  const [state, setState] = useState<LinkState>({ at: 'asking', pending: false });
  const open = async (): Promise<void> => {
    setState({ at: 'asking', pending: true });
    try {
      const session = await spend(wire, token);
      setState({ at: 'in', path: await begin(session, arrival, place) });
    } catch (error) {
      setState({ at: 'failed', failure: failureOf(error) });
    }
  };
  return { state, open, goOn };
}
