import { useCallback, useState } from 'react';
import { type CampusFailure, failureOf } from '#wire/campus-failure.ts';

export type CampusCall = {
  pending: boolean;
  /** Why the last one came to nothing. */
  failure: CampusFailure | undefined;
  /** Does it, one at a time; whether it was done. */
  run: (work: () => Promise<void>) => Promise<boolean>;
};

/** Something that needs the campus's decision and is never queued (OFFLINE-3): under way, done, or why not. */
export function useCampusCall(): CampusCall {
  const [state, setState] = useState<{ pending: boolean; failure: CampusFailure | undefined }>({
    pending: false,
    failure: undefined,
  });
  const run = useCallback(async (work: () => Promise<void>): Promise<boolean> => {
    setState({ pending: true, failure: undefined });
    try {
      await work();
      setState({ pending: false, failure: undefined });
      return true;
    } catch (error) {
      setState({ pending: false, failure: failureOf(error) });
      return false;
    }
  }, []);
  return { ...state, run };
}
