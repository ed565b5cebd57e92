import type { ScormItem } from '#campus/packages/package-index.ts';
import type { StartScorm } from '#campus/player/messages.ts';
import { isDone, prerequisitesAreMet, type StatusOf } from '#campus/scorm/prerequisites.ts';
import type { Content, Stage } from '#player/content.ts';
import { everyItem, type Leaf, leavesOf } from './item-tree.ts';
import { type Hooks, LEAVES_ALL, type Machine } from './machine.ts';
import { playItems } from './play-items.ts';
import { type Runtime12, runtime12 } from './scorm12-runtime.ts';

export function startScorm12(start: StartScorm, stage: Stage): Content {
  return playItems(start, stage, (hooks) => machine12(start, hooks));
}

/** SCORM 1.2 has no sequencing: the way is the order of the items, past those whose prerequisites are not met. */
function machine12(start: StartScorm, hooks: Hooks): Machine {
  const { items } = start.package;
  const leaves = leavesOf(items);
  const hidden = everyItem(items).flatMap(({ id, isVisible }) => (isVisible ? [] : [id]));
  const known = new Map<string, () => string>();
  for (const [item, cmi] of Object.entries(start.states)) known.set(item, () => cmi['cmi.core.lesson_status'] ?? '');
  let open: { id: string; runtime: Runtime12 } | undefined;

  const statusOf: KnownStatus = (item) => known.get(item)?.() ?? 'not attempted';
  const isOpenable = ({ prerequisites }: Leaf): boolean =>
    prerequisites === null || prerequisitesAreMet(prerequisites, statusIn(items, statusOf));
  const beside = (item: string | undefined, step: 1 | -1): string | null => {
    const at = leaves.findIndex(({ id }) => id === item);
    const way = step === 1 ? leaves.slice(at + 1) : leaves.slice(0, Math.max(at, 0)).reverse();
    return way.find(isOpenable)?.id ?? null;
  };

  return {
    mount: (item, cmi) => {
      const runtime = runtime12(start, item, cmi, hooks);
      open = { id: item.id, runtime };
      // An asset says nothing: that it was shown is all there is to it.
      known.set(item.id, item.kind === 'asset' ? () => 'completed' : runtime.status);
      return runtime;
    },
    begin: (wanted) => wanted ?? (leaves.filter(isOpenable).find(isToDo(statusOf)) ?? leaves[0])?.id ?? null,
    plan: () => undefined,
    open: (item) => leaves.find((each) => each.id === item && isOpenable(each))?.id ?? null,
    go: (request) => beside(open?.id, request === 'continue' ? 1 : -1),
    after: () => (LEAVES_ALL.includes(open?.runtime.exit() ?? '') ? null : beside(open?.id, 1)),
    isOver: () => false,
    suspend: () => undefined,
    moves: (item) => ({
      canContinue: beside(item ?? undefined, 1) !== null,
      canPrevious: beside(item ?? undefined, -1) !== null,
      closed: leaves.filter((each) => !isOpenable(each)).map(({ id }) => id),
      hidden,
    }),
    sequencing: () => null,
  };
}

function isToDo(statusOf: KnownStatus): (item: Leaf) => boolean {
  return ({ id }) => !isDone(statusOf(id));
}

/** Status of an item that shows something. */
type KnownStatus = (item: string) => string;

/** A chapter is completed when all in it is; what is reported of one that does not exist is not met. */
function statusIn(items: readonly ScormItem[], known: KnownStatus): StatusOf {
  const all = new Map(everyItem(items).map((item) => [item.id, item]));
  const isWhole = (item: ScormItem): boolean => {
    const own = item.href === null || isDone(known(item.id));
    return own && item.children.every(isWhole);
  };
  return (id) => {
    const item = all.get(id);
    if (item === undefined || item.children.length === 0) return known(id);
    return isWhole(item) ? 'completed' : 'incomplete';
  };
}
