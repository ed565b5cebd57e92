import { setImmediate } from 'node:timers';
import { LOOP_SHARE } from '#campus/network/load-limits.ts';

/** Resolves when what came by this lane may begin: at once while the event loop's turn has time left for it. */
export type Lane = () => Promise<void>;

/**
 * Shares out the time of the event loop. SQLite answers without ever letting go of the loop, and so does all that follows
 * from its answer: without this, whatever had come was done in one turn, for seconds, in which nobody was accepted, turned
 * away, or kept from waiting for too long. Each lane is a queue; the lanes are served in turn, so that a long one does not
 * hold up the others.
 */
export function createLoopShare(): { lane(): Lane } {
  const queues: (() => void)[][] = [];
  let isServing = false;
  let began: number | undefined;

  const isSpent = (): boolean => {
    if (began === undefined) {
      began = performance.now();
      setImmediate(() => {
        began = undefined;
      });
    }
    return performance.now() - began >= LOOP_SHARE;
  };

  const serve = (): void => {
    const queue = queues.find(({ length }) => length > 0);
    isServing = queue !== undefined;
    if (queue === undefined) return;
    if (isSpent()) {
      setImmediate(serve);
      return;
    }
    queues.splice(queues.indexOf(queue), 1);
    queues.push(queue);
    queue.shift()?.();
    // A tick that a microtask asks for comes after all of them: what this one does without waiting is over then.
    queueMicrotask(() => process.nextTick(serve));
  };

  return {
    lane() {
      const queue: (() => void)[] = [];
      queues.push(queue);
      return () =>
        new Promise((resolve) => {
          queue.push(resolve);
          if (isServing) return;
          isServing = true;
          process.nextTick(serve);
        });
    },
  };
}
