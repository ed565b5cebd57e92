import { type Activity, commonAncestor, isLeaf, pathBelow, pathToRoot, type Session, sibling } from './activity.ts';
import { type Direction, flow } from './flow.ts';
import { isRuled } from './rules.ts';

/**
 * What a sequencing request leads to: an activity to deliver, the end of the whole, or nothing. Nothing is changed by it, so that
 * a way can be looked at before it is gone.
 */
export type Outcome = Activity | 'end' | 'none';

/** SN SB.2.5. */
export function start(session: Session): Outcome {
  if (session.current !== undefined) return 'none';
  return isLeaf(session.root) ? session.root : flow(session, session.root, 'forward', true);
}

/** SN SB.2.7 and SB.2.8. */
export function goOn(session: Session, direction: Direction): Outcome {
  const { current } = session;
  if (current === undefined) return 'none';
  if (current.parent !== undefined && !current.parent.settings.sequencingControls.flow) return 'none';
  return flow(session, current, direction, false);
}

/** SN SB.2.10. */
export function retry(session: Session): Outcome {
  const { current } = session;
  if (current === undefined || current.isActive || current.isSuspended) return 'none';
  return isLeaf(current) ? current : flow(session, current, 'forward', true);
}

/** SN SB.2.9. */
export function choose(session: Session, target: Activity): Outcome {
  const { current, root } = session;
  const isAvailable = target.parent === undefined || target.parent.children.includes(target);
  if (!isAvailable || pathToRoot(target).some((each) => isRuled(session, each, 'hiddenFromChoice'))) return 'none';
  if (target.parent !== undefined && !target.parent.settings.sequencingControls.choice) return 'none';
  const common = current === undefined ? root : commonAncestor(current, target);
  if (!isReachable(session, target, common)) return 'none';
  return isLeaf(target) ? target : flow(session, target, 'forward', true);
}

function isReachable(session: Session, target: Activity, common: Activity): boolean {
  const { current } = session;
  if (current === target) return true;
  if (current !== undefined && current.parent === target.parent) return isBeside(session, current, target);
  if (current === undefined || current === common)
    return leadsDown(session, target, common) && !isPrevented(target, common);
  const up = pathBelow(current, common);
  if (up.some(({ settings }) => !settings.sequencingControls.choiceExit)) return false;
  if (target === common) return true;
  const constrained = up.slice(1).find(({ settings }) => settings.sequencingControls.constrainChoice);
  const isForward = isAfter(target, current);
  if (constrained !== undefined && !isNear(target, constrained)) return false;
  return (!isForward || leadsDown(session, target, common)) && !isPrevented(target, common);
}

/** Each sibling that is passed lets one pass (SN SB.2.4). */
function isBeside(session: Session, current: Activity, target: Activity): boolean {
  const all = current.parent?.children ?? [];
  const [from, to] = [all.indexOf(current), all.indexOf(target)];
  if (to < from) return current.parent?.settings.sequencingControls.forwardOnly !== true;
  return all.slice(from, to).every((each) => !isRuled(session, each, 'stopForwardTraversal'));
}

/** The way from the common ancestor down to the target, which is left out, lets one pass. */
function leadsDown(session: Session, target: Activity, common: Activity): boolean {
  const path = [...pathBelow(target, common).slice(1), common];
  return path.every((each) => each === target || !isRuled(session, each, 'stopForwardTraversal'));
}

function isPrevented(target: Activity, common: Activity): boolean {
  return pathBelow(target, common)
    .slice(1)
    .some(({ isActive, settings }) => !isActive && settings.sequencingControls.preventActivation);
}

/** Only what is next to the constrained activity can be chosen from within it (SN SB.2.9.1). */
function isNear(target: Activity, constrained: Activity): boolean {
  const next = beside(constrained, isAfter(target, constrained) ? 1 : -1) ?? constrained;
  const path = pathToRoot(target);
  return path.includes(next) || target === constrained;
}

/** SN SB.2.9.2. */
function beside(activity: Activity, way: 1 | -1): Activity | undefined {
  if (activity.parent === undefined) return undefined;
  return sibling(activity, way) ?? beside(activity.parent, way);
}

/** Behind it, as they follow in the table of contents. */
function isAfter(one: Activity, other: Activity): boolean {
  const common = commonAncestor(one, other);
  const [ahead, behind] = [pathBelow(other, common).at(-1), pathBelow(one, common).at(-1)];
  if (ahead === undefined || behind === undefined) return ahead === undefined;
  return common.children.indexOf(behind) > common.children.indexOf(ahead);
}
