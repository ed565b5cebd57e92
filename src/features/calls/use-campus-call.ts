import { useCallback, useState } from 'react';
import { type CampusFailure, failureOf } from '#wire/campus-failure.ts';

export type CampusCall = {
  pending: boolean;
  /** Why the last one came to nothing. */
  trouble: CampusFailure | undefined;
  /** Does it, one at a time; whether it was done. */
  run: (work: () => Promise<void>) => Promise<boolean>;
};

/** Something that needs the campus's word and is never queued (OFFLINE-3): under way, done, or why not. */
export function useCampusCall(): CampusCall {
  const [state, setState] = useState<{ pending: boolean; trouble: CampusFailure | undefined }>({
    pending: false,
    trouble: undefined,
  });
  const run = useCallback(async (work: () => Promise<void>): Promise<boolean> => {
    setState({ pending: true, trouble: undefined });
    try {
      await work();
      setState({ pending: false, trouble: undefined });
      return true;
    } catch (error) {
      setState({ pending: false, trouble: failureOf(error) });
      return false;
    }
  }, []);
  return { ...state, run };
}
