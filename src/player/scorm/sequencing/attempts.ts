import { type Activity, commonAncestor, isLeaf, PRIMARY, pathBelow, pathToRoot, type Session } from './activity.ts';
import { arrange } from './arrange.ts';
import { rollUp } from './rollup.ts';
import { beginAttempt, objectivesOf, read, write, writeMeasured } from './tracking.ts';

/** Ends the attempt at an activity (SN UP.4): what its content has not said of it is taken as done. */
export function endAttempt(session: Session, activity: Activity): void {
  if (isLeaf(activity)) {
    if (!activity.isSuspended) fillIn(session, activity);
  } else {
    activity.isSuspended = activity.children.some(({ isSuspended }) => isSuspended);
    if (!activity.isSuspended) arrange(activity, 'onEachNewAttempt');
  }
  activity.isActive = false;
  for (const [key] of objectivesOf(activity)) writeMeasured(session, activity, key, 'satisfied');
  rollUp(session, activity);
}

function fillIn(session: Session, activity: Activity): void {
  const { tracked, completionSetByContent, objectiveSetByContent } = activity.settings.deliveryControls;
  if (!tracked) return;
  const isOpen = (fact: 'completed' | 'satisfied'): boolean =>
    !activity.reported.has(fact) && read(session, activity, PRIMARY, fact) === undefined;
  if (!completionSetByContent && isOpen('completed')) write(session, activity, PRIMARY, 'completed', true);
  if (!objectiveSetByContent && isOpen('satisfied')) write(session, activity, PRIMARY, 'satisfied', true);
}

/** Ends all between the current activity and what it has in common with another (SN UP.3). */
export function endBelow(session: Session, other: Activity): void {
  const { current } = session;
  if (current === undefined) return;
  const common = commonAncestor(current, other);
  for (const each of pathBelow(current, common).slice(1)) endAttempt(session, each);
}

/** Begins what is to be shown, and all above it that is not under way (SN DB.2). */
export function deliver(session: Session, target: Activity): void {
  if (session.suspended !== target) clearSuspended(session, target);
  endBelow(session, target);
  for (const activity of pathToRoot(target).toReversed()) {
    if (activity.isActive) continue;
    if (activity.settings.deliveryControls.tracked) {
      if (activity.isSuspended) activity.isSuspended = false;
      else beginAttempt(activity);
    }
    activity.isActive = true;
  }
  session.current = target;
  session.suspended = undefined;
}

/** What was suspended is not gone on with (SN DB.2.1). */
function clearSuspended(session: Session, target: Activity): void {
  const { suspended } = session;
  if (suspended === undefined) return;
  const common = commonAncestor(target, suspended);
  for (const each of [...pathBelow(suspended, common), common])
    each.isSuspended = !isLeaf(each) && each.children.some(({ isSuspended }) => isSuspended);
  session.suspended = undefined;
}

/** Leaves the whole, to be gone on with from here (SN TB.2.3, Suspend All). */
export function suspendAll(session: Session): void {
  const { current, root } = session;
  if (current === undefined) return;
  const isOpen = current.isActive || current.isSuspended;
  if (current.isActive && isLeaf(current)) current.isSuspended = true;
  if (isOpen) rollUp(session, current);
  const from = isOpen ? current : current.parent;
  session.current = root;
  if (from === undefined) return;
  session.suspended = from;
  for (const each of pathToRoot(from)) {
    each.isActive = false;
    each.isSuspended = true;
  }
}
