import { type Activity, commonAncestor, isLeaf, pathBelow, pathToRoot, type Session } from './activity.ts';
import { deliver, endAttempt, endBelow, suspendAll } from './attempts.ts';
import { choose, goOn, type Outcome, retry, start } from './requests.ts';
import { actionOf, isBarred } from './rules.ts';
import { forget } from './tracking.ts';

export type Request =
  | { readonly kind: 'start' | 'resumeAll' | 'continue' | 'previous' | 'exit' | 'exitAll' }
  | { readonly kind: 'suspendAll' | 'abandon' | 'abandonAll' }
  | { readonly kind: 'choice' | 'jump'; readonly target: string };

/** What a sequencing request asks for, once what was open has ended. */
type Sequencing = Request['kind'] | 'retry';

/** Processes a navigation request (SN OP.1): what is to be shown then, or nothing. */
export function navigate(session: Session, request: Request): Activity | undefined {
  if (!isValid(session, request)) return undefined;
  const next = terminate(session, request.kind) ?? request.kind;
  return delivered(session, next, targetOf(session, request));
}

/** Whether a request makes sense from here at all (SN NB.2.1). */
export function isValid(session: Session, request: Request): boolean {
  const { current, suspended } = session;
  const controls = current?.parent?.settings.sequencingControls;
  switch (request.kind) {
    case 'start':
      return current === undefined;
    case 'resumeAll':
      return current === undefined && suspended !== undefined;
    case 'continue':
      return controls?.flow === true;
    case 'previous':
      return controls?.flow === true && !controls.forwardOnly;
    case 'exit':
    case 'abandon':
      return current?.isActive === true;
    case 'choice':
      return isChoosable(session, session.byId.get(request.target));
    case 'jump':
      return current !== undefined && session.byId.has(request.target);
    default:
      return current !== undefined;
  }
}

export function isChoosable({ current }: Session, target: Activity | undefined): boolean {
  if (target === undefined) return false;
  if (target.parent !== undefined && !target.parent.settings.sequencingControls.choice) return false;
  if (current === undefined || current === target) return true;
  if (current.isActive && !current.settings.sequencingControls.choiceExit) return false;
  if (current.parent === target.parent) return true;
  return pathBelow(current, commonAncestor(current, target)).every(
    ({ isActive, settings }) => !isActive || settings.sequencingControls.choiceExit,
  );
}

function targetOf({ byId }: Session, request: Request): Activity | undefined {
  return 'target' in request ? byId.get(request.target) : undefined;
}

/** Ends what is open as the request has it (SN TB.2.3). Answers what a rule or the end asks for in its place. */
function terminate(session: Session, kind: Request['kind']): Sequencing | undefined {
  const { current } = session;
  switch (kind) {
    case 'start':
    case 'resumeAll':
      return undefined;
    case 'exitAll':
      return endAll(session);
    case 'suspendAll':
      suspendAll(session);
      return 'exit';
    case 'abandon':
      if (current !== undefined) abandon(session, current);
      return 'exit';
    case 'abandonAll':
      if (current !== undefined) abandon(session, current);
      for (const each of current === undefined ? [] : pathToRoot(current)) each.isActive = false;
      session.current = session.root;
      return 'exit';
    default:
      return current?.isActive === true ? exit(session, current) : undefined;
  }
}

function abandon(session: Session, current: Activity): void {
  forget(session, current);
  current.isActive = false;
}

const POST = ['exitParent', 'exitAll', 'retry', 'retryAll', 'continue', 'previous'];

function exit(session: Session, current: Activity): Sequencing | undefined {
  endAttempt(session, current);
  applyExitRules(session);
  for (;;) {
    const at = session.current ?? current;
    const rule = at.isSuspended
      ? undefined
      : actionOf(session, at, at.settings.sequencingRules.postConditionRules, POST);
    if (rule === 'exitParent' && at.parent !== undefined) {
      session.current = at.parent;
      endAttempt(session, at.parent);
      continue;
    }
    if (rule === 'exitAll' || rule === 'exitParent') return endAll(session);
    if (rule === 'retryAll' || (rule === 'retry' && at.parent === undefined)) {
      endAll(session);
      return 'retry';
    }
    if (rule === 'retry' || rule === 'continue' || rule === 'previous') return rule;
    return at.parent === undefined ? 'exit' : undefined;
  }
}

/** SN TB.2.1: the highest whose rule holds ends, with all that is below it. */
function applyExitRules(session: Session): void {
  const path = session.current === undefined ? [] : pathToRoot(session.current).slice(1).toReversed();
  const ends = path.find(
    (each) => actionOf(session, each, each.settings.sequencingRules.exitConditionRules, ['exit']) !== undefined,
  );
  if (ends === undefined) return;
  endBelow(session, ends);
  endAttempt(session, ends);
  session.current = ends;
}

function endAll(session: Session): 'exit' {
  const { current, root } = session;
  if (current?.isActive === true) endAttempt(session, current);
  endBelow(session, root);
  if (current !== root || root.isActive) endAttempt(session, root);
  session.current = root;
  if (!root.settings.objectivesGlobalToSystem && !root.isSuspended) session.shared.clear();
  return 'exit';
}

/** Does what is asked for (SN SB.2.12), and begins what comes of it, unless it is barred (SN DB.1.1). */
function delivered(session: Session, kind: Sequencing, target: Activity | undefined): Activity | undefined {
  const outcome = outcomeOf(session, kind, target);
  if (outcome === 'end') {
    if (kind !== 'choice') endAll(session);
    return undefined;
  }
  if (outcome === 'none') {
    if (kind === 'choice' && target !== undefined) landOn(session, target);
    return undefined;
  }
  if (!isLeaf(outcome) || pathToRoot(outcome).some((each) => isBarred(session, each))) return undefined;
  deliver(session, outcome);
  return outcome;
}

function outcomeOf(session: Session, kind: Sequencing, target: Activity | undefined): Outcome {
  switch (kind) {
    case 'start':
      return start(session);
    case 'resumeAll':
      return session.suspended ?? 'none';
    case 'continue':
      return goOn(session, 'forward');
    case 'previous':
      return goOn(session, 'backward');
    case 'retry':
      return retry(session);
    case 'choice':
      return target === undefined ? 'none' : choose(session, target);
    case 'jump':
      return target ?? 'none';
    default:
      return 'none';
  }
}

/** A cluster was chosen that flow finds nothing to show in: it is where the person is, to choose from (SN SB.2.9, 12). */
function landOn(session: Session, target: Activity): void {
  const { current } = session;
  if (isLeaf(target) || current === undefined || current.isActive) return;
  const common = commonAncestor(current, target);
  endBelow(session, common);
  endAttempt(session, common);
  session.current = target;
}
