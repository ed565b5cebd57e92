import type { StartScorm } from '#campus/player/messages.ts';
import type { Content, Stage } from '#player/content.ts';
import { everyItem, leavesOf } from './item-tree.ts';
import { type Hooks, LEAVES_ALL, type Machine } from './machine.ts';
import { packState, unpackState } from './packed-state.ts';
import { playItems } from './play-items.ts';
import { runtime2004 } from './scorm2004-runtime.ts';
import { type Sequencing, sequencingOf } from './sequencing2004.ts';
import { withoutSession } from './without-session.ts';

export function startScorm2004(start: StartScorm, stage: Stage): Content {
  return playItems(start, stage, (hooks) => machine2004(start, hooks));
}

/** SCORM 2004: the runtime's own sequencing says the way. */
export function machine2004(start: StartScorm, hooks: Hooks): Machine {
  const { items } = start.package;
  const leaves = leavesOf(items).map(({ id }) => id);
  const hidden = everyItem(items).flatMap(({ id, isVisible }) => (isVisible ? [] : [id]));
  const sequencing = sequencingOf(start, hooks);
  const { api, state, valid, plan, ask, taken } = sequencing;
  const beginning = api.serializeSequencingState();
  const before = start.sequencing === undefined ? undefined : unpackState(start.sequencing, beginning);
  return {
    mount: (item, cmi) => runtime2004(api, { start, item, cmi }),
    begin: (wanted) => begun(sequencing, { before, wanted, leaves }),
    plan: (move) => (move.type === 'open' ? plan('choice', move.item) : plan(move.request)),
    open: (item) => ask('choice', item),
    go: (request) => ask(request),
    after: () => {
      const next = taken();
      if (next !== null || LEAVES_ALL.includes(api.cmi.getExitValueInternal())) return next;
      return valid().continue ? ask('continue') : null;
    },
    isOver: () => api.getSequencingState().currentActivity === null,
    suspend: () => {
      // The item's own end carries it, where one is to come.
      if (api.isInitialized()) api.adl.nav.request = 'suspendAll';
      else api.processNavigationRequest('suspendAll');
    },
    moves: () => {
      const { continue: next, previous, choice, hideLmsUi } = valid();
      return {
        canContinue: next && !hideLmsUi.includes('continue'),
        canPrevious: previous && !hideLmsUi.includes('previous'),
        closed: leaves.filter((id) => choice[id] !== 'true'),
        hidden,
      };
    },
    sequencing: () => packState(state(), beginning),
  };
}

/**
 * What is shown first, from what was kept. Earlier versions kept a state in the middle of the end of an item, from which
 * nothing can be shown: without the session that it was in, it is the state of one that was left.
 */
function begun(
  sequencing: Sequencing,
  { before, wanted, leaves }: { before: string | undefined; wanted: string | undefined; leaves: readonly string[] },
): string | null {
  const [only] = leaves.length === 1 ? leaves : [];
  const closed = before === undefined ? undefined : withoutSession(before);
  return (
    shownFrom(sequencing, { before, wanted, leaves }) ??
    (closed === undefined ? null : shownFrom(sequencing, { before: closed, wanted, leaves })) ??
    // What has one item only is shown, whatever its sequencing says of another time.
    only ??
    null
  );
}

/** What was wanted, or suspended, or cut off; else where the sequencing begins; else what it lets open. */
function shownFrom(
  { api, ask }: Sequencing,
  { before, wanted, leaves }: { before: string | undefined; wanted: string | undefined; leaves: readonly string[] },
): string | null {
  const isBack = before !== undefined && api.deserializeSequencingState(before);
  const cutOff = isBack ? api.getSequencingState().currentActivity?.id : undefined;
  if (wanted === undefined && isBack) {
    const suspended = ask('resumeAll');
    if (suspended !== null) return suspended;
  }
  return (
    firstOf([wanted, cutOff], (item) => ask('choice', item)) ??
    ask('start') ??
    firstOf(leaves, (item) => ask('choice', item))
  );
}

function firstOf(items: readonly (string | undefined)[], way: (item: string) => string | null): string | null {
  for (const item of items) {
    const shown = item === undefined ? null : way(item);
    if (shown !== null) return shown;
  }
  return null;
}
