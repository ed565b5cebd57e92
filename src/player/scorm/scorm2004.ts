import type { StartScorm } from '#campus/player/messages.ts';
import { SCORM_VALUE_MAX } from '#campus/scorm/scorm-data.ts';
import type { Content, Stage } from '#player/content.ts';
import { everyItem, leavesOf } from './item-tree.ts';
import { type Hooks, LEAVES_ALL, type Machine } from './machine.ts';
import { playItems } from './play-items.ts';
import { runtime2004 } from './scorm2004-runtime.ts';
import { offers } from './sequencing/offers.ts';
import { Sequencing } from './sequencing2004.ts';

export function startScorm2004(start: StartScorm, stage: Stage): Content {
  return playItems(start, stage, (hooks) => machine2004(start, hooks));
}

/** SCORM 2004: the package's own sequencing says the way. */
export function machine2004(start: StartScorm, hooks: Hooks): Machine {
  const { items } = start.package;
  const all = everyItem(items);
  const leaves = leavesOf(items).map(({ id }) => id);
  const sequencing = new Sequencing(start, hooks);
  const { api, session } = sequencing;
  return {
    mount: (item, cmi) => runtime2004(sequencing, { start, item, cmi }),
    begin: (wanted) => begun(sequencing, { before: start.sequencing, wanted, leaves }),
    plan: (move) =>
      sequencing.plan(move.type === 'open' ? { kind: 'choice', target: move.item } : { kind: move.request }),
    open: (item) => sequencing.ask({ kind: 'choice', target: item }),
    go: (request) => sequencing.ask({ kind: request }),
    after: () => {
      const next = sequencing.taken();
      if (next !== null || LEAVES_ALL.includes(api.cmi.getExitValueInternal())) return next;
      return session.current?.parent === undefined ? null : sequencing.ask({ kind: 'continue' });
    },
    isOver: () => session.current === undefined || session.current === session.root,
    suspend: () => {
      // The item's own end carries it, where one is to come.
      if (api.isInitialized()) sequencing.plan({ kind: 'suspendAll' });
      else sequencing.ask({ kind: 'suspendAll' });
    },
    moves: (item) => {
      const { canContinue, canPrevious, isOpen, isHidden } = offers(session);
      const face = all.find(({ id }) => id === item)?.sequencing.hideLmsUi;
      const without = Array.isArray(face) ? face : [];
      return {
        canContinue: canContinue && !without.includes('continue'),
        canPrevious: canPrevious && !without.includes('previous'),
        closed: leaves.filter((id) => !isOpen(id)),
        hidden: all.flatMap(({ id, isVisible }) => (isVisible && !isHidden(id) ? [] : [id])),
      };
    },
    sequencing: () => {
      const state = sequencing.state();
      return state.length <= SCORM_VALUE_MAX ? state : null;
    },
  };
}

/** What is shown first: what was wanted, or suspended, or last; else where the sequencing begins; else what it lets open. */
function begun(
  sequencing: Sequencing,
  { before, wanted, leaves }: { before: string | undefined; wanted: string | undefined; leaves: readonly string[] },
): string | null {
  const { isBack, was } = sequencing.open(before);
  const [only] = leaves.length === 1 ? leaves : [];
  const choose = (items: readonly (string | undefined)[]): string | null => {
    for (const item of items) {
      const shown = item === undefined ? null : sequencing.ask({ kind: 'choice', target: item });
      if (shown !== null) return shown;
    }
    return null;
  };
  return (
    (wanted === undefined && isBack ? sequencing.ask({ kind: 'resumeAll' }) : null) ??
    choose([wanted, was]) ??
    sequencing.ask({ kind: 'start' }) ??
    choose(leaves) ??
    // What has one item only is shown, whatever its sequencing says of another time.
    only ??
    null
  );
}
