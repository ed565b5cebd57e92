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
  let working: Promise<void> | undefined;
  let isAskedAgain = false;
  const ending = new AbortController();
  const round = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      await work(ending.signal);
    } while (isAskedAgain && !ending.signal.aborted);
  };
  const nudge = (): void => {
    isAskedAgain = true;
    if (ending.signal.aborted) return;
    working ??= round()
      .catch(onFault)
      .finally(() => {
        working = undefined;
      });
  };
  const timer = setInterval(nudge, every);
  timer.unref();
  if (!waits) nudge();
  const settled = async (): Promise<void> => {
    while (working !== undefined) await working;
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
