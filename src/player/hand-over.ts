import type { FromLauncher, StartH5p, StartScorm, ToLauncher } from '#campus/player/messages.ts';
import { UNKEPT_TAKEN_WITHIN } from '#campus/player/player-limits.ts';
import { type HostDisk, openHostDisk } from './host-disk.ts';
import { type UnkeptStore, unkeptOf } from './unkept.ts';

type Start = StartScorm | StartH5p;
type Starts = {
  readonly send: (message: unknown) => void;
  readonly start: (message: Start, unkept: UnkeptStore) => void;
};

/**
 * Hands what earlier visits left unkept over to the app before the package starts: the app begins from there. It starts in any
 * case, since an app of another version may not know what it was sent.
 */
export function handsOver({ send, start }: Starts): (message: Start) => Promise<void> {
  let disk: Promise<HostDisk | undefined> | undefined;
  let handed: ReadonlyMap<string, string> = new Map();
  let late: ReturnType<typeof setTimeout> | undefined;
  return async (message) => {
    clearTimeout(late);
    disk ??= openHostDisk();
    const unkept = unkeptOf(message, await disk);
    if (message.unkept === 'taken') void unkept.drop(handed);
    if (message.unkept === undefined && takesOver(message)) handed = await unkept.all();
    if (message.unkept !== undefined || handed.size === 0) return start(message, unkept);
    for (const text of handed.values()) send(read(text));
    send({ type: 'handed-over' } satisfies FromLauncher);
    late = setTimeout(start, UNKEPT_TAKEN_WITHIN, message, unkept);
    return undefined;
  };
}

/** Hands the same reports over without starting the package. */
export function collectsUnkept(send: (message: unknown) => void) {
  let left: { unkept: UnkeptStore; handed: ReadonlyMap<string, string> } | undefined;
  return {
    collect: async (whose: Extract<ToLauncher, { type: 'collect' }>): Promise<void> => {
      const unkept = unkeptOf({ ...whose, visit: undefined }, await openHostDisk());
      const handed = await unkept.all();
      left = { unkept, handed };
      for (const text of handed.values()) send(read(text));
      send({ type: 'handed-over' } satisfies FromLauncher);
    },
    collected: async (): Promise<void> => {
      await left?.unkept.drop(left.handed);
      send({ type: 'left' } satisfies FromLauncher);
    },
  };
}

/** What is only looked at again begins where it was; an app without a visit knows of no handing over. */
function takesOver(message: Start): boolean {
  return message.type === 'start-scorm' ? !message.isReview : message.visit !== undefined;
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
