/** What a content reported of one item of it, counted over the visit. */
type ReportedState = { readonly item: string; readonly sequence: number; readonly isCommit: boolean };

type Parts<S extends ReportedState> = {
  /** On the disk of the device; false: it could not be. */
  write: (state: S) => Promise<boolean>;
  /** Acknowledged to the launcher, which sends a state again until then. */
  kept: (state: S) => void;
};

export type StateKeeper<S extends ReportedState> = {
  report: (state: S) => void;
  /** All that was heard until now is written, or could not be. */
  settled: () => Promise<void>;
};

/** Writes what a package says, one after the other; of what comes meanwhile only the newest of each item. */
export function createStateKeeper<S extends ReportedState>({ write, kept }: Parts<S>): StateKeeper<S> {
  const waiting = new Map<string, S>();
  const done = new Map<string, number>();
  let writing: Promise<void> | undefined;
  let current: Promise<boolean> | undefined;
  const writeAll = async (): Promise<void> => {
    try {
      for (let [next] = waiting.values(); next !== undefined; [next] = waiting.values()) {
        waiting.delete(next.item);
        current = write(next);
        if (!(await current)) continue;
        done.set(next.item, next.sequence);
        kept(next);
      }
    } finally {
      writing = undefined;
    }
  };
  return {
    report: (state) => {
      // Its answer was lost.
      if (state.sequence <= (done.get(state.item) ?? 0)) return kept(state);
      const before = waiting.get(state.item);
      if (before !== undefined && before.sequence > state.sequence) return undefined;
      waiting.set(state.item, { ...state, isCommit: state.isCommit || before?.isCommit === true });
      writing ??= writeAll();
      return undefined;
    },
    settled: async () => {
      // What waits now and what is being written: a content that goes on says more for as long as one waits.
      for (let left = waiting.size + 1; left > 0 && writing !== undefined; left -= 1) await current;
    },
  };
}
