import { useEffect, useState } from 'react';
import { EMAIL_AVAILABILITY_DEBOUNCE } from '#campus/limits.ts';
import { emailAvailable } from '#features/register/email-available.ts';
import { useSession } from '#features/session/session.ts';
import { type CampusFailure, failureOf } from '#wire/campus-failure.ts';

export type Availability =
  | { is: 'unasked' | 'asking' | 'free' | 'taken' }
  /** Nobody could say; the campus looks once more when the form comes. */
  | { is: 'unknown'; failure: CampusFailure };

const UNASKED: Availability = { is: 'unasked' };

/** Whether an e-mail is free, asked 250 ms after the last letter (AUTH-7). `email`: undefined while it is none. */
export function useAvailability(email: string | undefined): Availability {
  const { wire } = useSession();
  const [found, setFound] = useState<{ email: string; availability: Availability }>();
  useEffect(() => {
    if (email === undefined) return undefined;
    const stop = new AbortController();
    const say = (availability: Availability): void => {
      if (!stop.signal.aborted) setFound({ email, availability });
    };
    const timer = setTimeout(() => {
      emailAvailable(wire, email, stop.signal).then(
        (isFree) => say({ is: isFree ? 'free' : 'taken' }),
        (error: unknown) => say({ is: 'unknown', failure: failureOf(error) }),
      );
    }, EMAIL_AVAILABILITY_DEBOUNCE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wire, email]);
  if (email === undefined) return UNASKED;
  // An answer about what was typed before says nothing about what stands there now.
  return found?.email === email ? found.availability : { is: 'asking' };
}
