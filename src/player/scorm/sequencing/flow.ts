import { type Activity, isLeaf, type Session, sibling } from './activity.ts';
import { isBarred, isRuled } from './rules.ts';

export type Direction = 'forward' | 'backward';

/** Where a traversal leads: to an activity, beyond the end of the whole, or nowhere. */
export type Step = { readonly to: Activity; readonly direction: Direction } | 'end' | 'none';

/** To the next activity, whether or not it may be shown (SN SB.2.1). */
function step(
  from: Activity,
  direction: Direction,
  { entering, before }: { entering: boolean; before?: Direction | undefined },
): Step {
  // Coming back into what goes forward only: by its first child, and on backward from there.
  const isReversed = before === 'backward' && from.parent !== undefined && sibling(from, 1) === undefined;
  const at = (isReversed ? from.parent?.children[0] : undefined) ?? from;
  const way = isReversed ? 'backward' : direction;
  const isEntered = entering && !isLeaf(at);
  if (way === 'forward') {
    const [first] = at.children;
    if (isEntered) return first === undefined ? 'none' : { to: first, direction: way };
    if (at.parent === undefined) return 'end';
    const next = sibling(at, 1);
    return next === undefined ? step(at.parent, way, { entering: false }) : { to: next, direction: way };
  }
  if (at.parent === undefined) return 'none';
  if (isEntered) {
    const isForward = at.settings.sequencingControls.forwardOnly;
    const to = isForward ? at.children[0] : at.children.at(-1);
    return to === undefined ? 'none' : { to, direction: isForward ? 'forward' : way };
  }
  if (!isReversed && at.parent.settings.sequencingControls.forwardOnly) return 'none';
  const previous = sibling(at, -1);
  return previous === undefined ? step(at.parent, way, { entering: false }) : { to: previous, direction: way };
}

/** From an activity that was come to, to the one that may be shown (SN SB.2.2). */
function traverse(session: Session, at: Activity, direction: Direction, before?: Direction): Activity | 'end' | 'none' {
  if (at.parent?.settings.sequencingControls.flow !== true) return 'none';
  if (isRuled(session, at, 'skip')) {
    const next = step(at, direction, { entering: false, before });
    if (typeof next === 'string') return next;
    return before === 'backward' && next.direction === 'backward'
      ? traverse(session, next.to, 'backward')
      : traverse(session, next.to, direction, before);
  }
  if (isBarred(session, at)) return 'none';
  if (isLeaf(at)) return at;
  const next = step(at, direction, { entering: true });
  if (typeof next === 'string') return next;
  return direction === 'backward' && next.direction === 'forward'
    ? traverse(session, next.to, 'forward', 'backward')
    : traverse(session, next.to, direction);
}

/** What flow comes to from an activity (SN SB.2.3). `entering`: into it, else past it. */
export function flow(
  session: Session,
  from: Activity,
  direction: Direction,
  entering: boolean,
): Activity | 'end' | 'none' {
  // Only the root is gone into backward from nowhere, and SN asks for it nowhere.
  const next = step(from, direction, { entering });
  return typeof next === 'string' ? next : traverse(session, next.to, next.direction);
}
