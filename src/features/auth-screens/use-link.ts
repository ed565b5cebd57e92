import { useEffect, useState } from 'react';
import type { AuthPlace } from '#features/session/auth-path.ts';
import type { NewSession } from '#features/session/new-session.ts';
import { useSession } from '#features/session/session.ts';
import { type CampusFailure, failureOf } from '#wire/campus-failure.ts';
import { type Arrival, useEnter } from './use-enter.ts';

export type LinkState =
  | { at: 'pending' }
  /** The session has begun; `goOn` leads to where the person wanted to go. */
  | { at: 'in'; path: string }
  | { at: 'failed'; failure: CampusFailure };

type Link = {
  token: string;
  arrival: Arrival;
  place: AuthPlace;
  /** Spends the token. */
  open: (wire: ReturnType<typeof useSession>['wire'], token: string) => Promise<NewSession>;
};

/** Links work once: a page that is drawn twice, or comes back from the browser's memory, asks once for each token. */
const opened = new Map<string, Promise<string>>();

/** Opens a link that signs in, as soon as the page is there: a confirmed e-mail, a token login (AUTH-5). */
export function useLink({ token, arrival, place, open }: Link) {
  const { wire } = useSession();
  const { begin, goOn } = useEnter();
  const [state, setState] = useState<LinkState>({ at: 'pending' });
  const [tries, setTries] = useState(0);
  const { partner } = place;
  useEffect(() => {
    let isHere = true;
    const key = `${arrival} ${token} ${tries}`;
    const opening = opened.get(key) ?? open(wire, token).then((session) => begin(session, arrival, { partner }));
    opened.set(key, opening);
    opening.then(
      (path) => (isHere ? setState({ at: 'in', path }) : undefined),
      (error: unknown) => (isHere ? setState({ at: 'failed', failure: failureOf(error) }) : undefined),
    );
    return () => {
      isHere = false;
    };
  }, [token, arrival, partner, open, wire, begin, tries]);
  const again = (): void => {
    setState({ at: 'pending' });
    setTries(tries + 1);
  };
  return { state, again, goOn };
}
