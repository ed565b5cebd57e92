import { coalesced } from '#campus/coalesced.ts';

/** Work that waits in the database: done when somebody says that there is some, and now and then in case nobody could. */
export interface Work {
  /** Something new is due. */
  nudge(): void;
  /** Resolves when nothing is due at the moment: what could not be done waits for its time. */
  settled(): Promise<void>;
  /** Lets what has begun end, and begins nothing more. */
  stop(): Promise<void>;
}

/**
 * `work` does all that is due, never twice at once in this process; a fault ends that round only.
 * `ending`: aborted when nothing more is to be begun. `waits`: the first time too.
 */
export function keepWorking(
  work: (ending: AbortSignal) => Promise<void>,
  { every, onFault, waits = false }: { every: number; onFault: (fault: unknown) => void; waits?: boolean },
): Work {
  const ending = new AbortController();
  const round = coalesced(async () => {
    if (!ending.signal.aborted) await work(ending.signal).catch(onFault);
  });
  let last = Promise.resolve();
  const nudge = (): void => {
    last = round();
  };
  const timer = setInterval(nudge, every);
  timer.unref();
  if (!waits) nudge();
  const settled = async (): Promise<void> => {
    let awaited: Promise<void> | undefined;
    while (awaited !== last) {
      awaited = last;
      await awaited;
    }
  };
  return {
    nudge,
    settled,
    async stop() {
      ending.abort();
      clearInterval(timer);
      await settled();
    },
  };
}
