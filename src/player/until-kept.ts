import type { FromLauncher } from '#campus/player/messages.ts';
import type { UnkeptReport, UnkeptStore } from './unkept.ts';

/** What the app has not acknowledged by then is sent again, ms. */
const AGAIN_AFTER = 2000;

type Carried = { readonly sequence: number; readonly message: FromLauncher };

/**
 * Carries what a content reported to the app, again and again until the app has it on its disk; until then it also lies `beside`.
 * Of each item a later word takes the place of an earlier.
 */
export function untilKept(send: (message: FromLauncher) => void, beside: Pick<UnkeptStore, 'put' | 'kept'>) {
  const unkept = new Map<string, Carried>();
  let again: ReturnType<typeof setInterval> | undefined;
  const hold = (item: string, message: FromLauncher, report: UnkeptReport): void => {
    unkept.set(item, { sequence: report.sequence, message });
    beside.put(item, report);
    again ??= setInterval(() => [...unkept.values()].map((each) => send(each.message)), AGAIN_AFTER);
  };
  return {
    /** Lies beside from now on, and is sent by `carry` of a later word, or again after a while. */
    hold,
    carry: (item: string, message: FromLauncher, report: UnkeptReport): void => {
      hold(item, message, report);
      send(message);
    },
    kept: (item: string, upTo: number): void => {
      if ((unkept.get(item)?.sequence ?? Number.POSITIVE_INFINITY) <= upTo) {
        unkept.delete(item);
        beside.kept(item);
      }
      if (unkept.size > 0) return;
      clearInterval(again);
      again = undefined;
    },
    /** Whether the app has it. */
    isKept: (item: string): boolean => !unkept.has(item),
  };
}
export type UntilKept = ReturnType<typeof untilKept>;
