import { type Activity, inOrder } from './activity.ts';

type Timing = 'once' | 'onEachNewAttempt';

/** At the beginning: the children of each cluster that selects or shuffles, unless that was done before (SN SR.1, SR.2). */
export function arrangeAll(root: Activity): void {
  for (const each of inOrder(root)) {
    if (each.isArranged) continue;
    arrange(each, 'once');
    arrange(each, 'onEachNewAttempt');
  }
}

/** Chooses some of the children of a cluster, in their order, and shuffles them, each where this is its time. */
export function arrange(cluster: Activity, timing: Timing): void {
  const { selectionTiming, selectCount, randomizationTiming, randomizeChildren } = cluster.settings.sequencingControls;
  if (selectionTiming === timing && selectCount !== undefined) {
    const chosen = new Set(shuffled(cluster.every).slice(0, selectCount));
    cluster.children = cluster.every.filter((each) => chosen.has(each));
    cluster.isArranged = true;
  }
  if (randomizationTiming === timing && randomizeChildren) {
    cluster.children = shuffled(cluster.children);
    cluster.isArranged = true;
  }
}

function shuffled<T>(list: readonly T[]): readonly T[] {
  return list
    .map((each) => ({ each, rank: Math.random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ each }) => each);
}
