import { LEAVING_SHOWN_AFTER } from '#campus/player/player-limits.ts';

/** The wait for the last word of a package: until it is on the device, or the person does not wait for it. */
export function createFinishWait(onWaiting: () => void) {
  let waiting: Promise<void> | undefined;
  let finish = (): void => {};
  let letGo = (): void => {};
  const wait = async (ask: () => void, settled: () => Promise<void>): Promise<void> => {
    const isFinished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const isLetGo = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    ask();
    const timer = setTimeout(onWaiting, LEAVING_SHOWN_AFTER);
    await Promise.race([isFinished.then(settled), isLetGo]);
    clearTimeout(timer);
  };
  return {
    isAsked: (): boolean => waiting !== undefined,
    /** Asks for it, once; over when all that was heard until then has `settled`. */
    ask: (ask: () => void, settled: () => Promise<void>): Promise<void> => {
      waiting ??= wait(ask, settled);
      return waiting;
    },
    /** The package has nothing more to say. */
    finished: (): void => finish(),
    letGo: (): void => letGo(),
  };
}
