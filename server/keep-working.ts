/** Work that waits in the database: done when somebody says that there is some, and now and then in case nobody could. */
export interface Work {
  /** Something new is due. */
  nudge(): void;
  /** Resolves when nothing is due at the moment: what could not be done waits for its time. */
  settled(): Promise<void>;
  /** Lets what has begun end, and begins nothing more. */
  stop(): Promise<void>;
}

/** `work` does all that is due, never twice at once in this process; a fault ends that round only. */
export function keepWorking(
  work: () => Promise<void>,
  { every, onFault }: { every: number; onFault: (fault: unknown) => void },
): Work {
  let working: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;
  const round = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      await work();
    } while (isAskedAgain);
  };
  const nudge = (): void => {
    isAskedAgain = true;
    if (isStopped) return;
    working ??= round()
      .catch(onFault)
      .finally(() => {
        working = undefined;
      });
  };
  const timer = setInterval(nudge, every);
  timer.unref();
  nudge();
  const settled = async (): Promise<void> => {
    while (working !== undefined) await working;
  };
  return {
    nudge,
    settled,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await settled();
    },
  };
}
