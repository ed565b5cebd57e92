import { Scorm2004API } from 'scorm-again/scorm2004/min';
import type { StartScorm } from '#campus/player/messages.ts';
import { committing } from './commit-here.ts';
import type { Hooks } from './machine.ts';
import { type Activity, isLeaf, type Session, sessionOf } from './sequencing/activity.ts';
import { arrangeAll } from './sequencing/arrange.ts';
import { navigate, type Request } from './sequencing/navigate.ts';
import { offers } from './sequencing/offers.ts';
import { receive } from './sequencing/reported-facts.ts';
import { restore, stateOf } from './sequencing/state.ts';

/** What the data model of the open item says of its end: what it asks for, and how it was left. */
const TARGETED = /^\{target=(?<target>.+)\}(?<kind>choice|jump)$/;
const KINDS = ['continue', 'previous', 'exit', 'exitAll', 'abandon', 'abandonAll', 'suspendAll'] as const;
const ASKED =
  /^adl\.nav\.request_valid\.(?:(?<move>continue|previous)|(?<kind>choice|jump)\.\{target=(?<target>[^}]+)\})$/;

/** The way through a package, and the data model of the item that is open, which speaks to it. */
export class Sequencing {
  readonly api: Scorm2004API;
  readonly session: Session;
  /** What the learner asks for while an item is open: the item's end carries it, in the place of the item's own. */
  private planned: Request | undefined;
  private isCarried = false;
  private outcome: Activity | undefined;

  constructor(start: StartScorm, hooks: Hooks) {
    this.session = sessionOf(start.package);
    this.api = new Scorm2004API(committing(hooks.onCommit));
    this.api.on('SetValue', (element: string, value: string) => {
      receive(this.session, {
        element,
        value,
        idAt: (at) => this.api.cmi.objectives.findObjectiveByIndex(at)?.id ?? '',
      });
      hooks.onSet(element, value);
    });
    this.api.on('Terminate', hooks.onEnd);
    this.processEnds();
    this.answerForNavigation();
  }

  /** Goes back to what was kept, or begins anew. Answers where the person was. */
  open(state: string | undefined): { isBack: boolean; was: string | undefined } {
    const back = state === undefined ? undefined : restore(this.session, state);
    this.api.restoreSharedDataSnapshot(back?.data ?? {});
    arrangeAll(this.session.root);
    return { isBack: back !== undefined, was: back?.was?.id };
  }

  /** What it remembers, at rest: never in the middle of the end of an item. */
  state(): string {
    return JSON.stringify(stateOf(this.session, this.api.captureSharedDataSnapshot()));
  }

  plan(request: Request): void {
    this.planned = request;
    this.isCarried = false;
  }

  /** Asks for a move, unless the end of an item has carried it; the item that comes of it, or null. */
  ask(request: Request): string | null {
    const wasCarried = this.isCarried;
    [this.planned, this.isCarried] = [undefined, false];
    if (wasCarried) return this.taken();
    return navigate(this.session, request)?.id ?? null;
  }

  /** What came of the end of an item. */
  taken(): string | null {
    const item = this.outcome;
    this.outcome = undefined;
    return item?.id ?? null;
  }

  /**
   * The end of an item commits first: what is kept by that is the item still open, from where there is a way on. Only then it is
   * processed, with one request.
   */
  private processEnds(): void {
    const end = this.api.lmsFinish.bind(this.api);
    this.api.lmsFinish = (parameter) => {
      const wasOpen = this.api.isInitialized();
      const asked = requestOf(this.api.adl.nav.request);
      const answer = end(parameter);
      if (wasOpen && answer === 'true') this.process(asked);
      return answer;
    };
    this.api.Terminate = this.api.lmsFinish;
  }

  private process(asked: Request | undefined): void {
    const { current } = this.session;
    if (current === undefined || !current.isActive || !isLeaf(current)) return;
    current.isSuspended = this.api.cmi.getExitValueInternal() === 'suspend';
    this.isCarried = this.planned !== undefined;
    this.outcome = navigate(this.session, this.planned ?? asked ?? { kind: 'exit' });
    this.planned = undefined;
    // What it asked for cannot be, and the item is at its end all the same.
    if (current.isActive && this.outcome === undefined) this.outcome = navigate(this.session, { kind: 'exit' });
  }

  /** The item asks what it may ask for (RTE 4.4): the runtime would look into a sequencing of its own. */
  private answerForNavigation(): void {
    const get = this.api.lmsGetValue.bind(this.api);
    this.api.lmsGetValue = (element) => {
      const { move, kind, target = '' } = ASKED.exec(element)?.groups ?? {};
      if (!this.api.isInitialized() || (move === undefined && kind === undefined)) return get(element);
      this.api.lastErrorCode = '0';
      const { canContinue, canPrevious, isOpen, canJump } = offers(this.session);
      if (move !== undefined) return String(move === 'continue' ? canContinue : canPrevious);
      return String(kind === 'choice' ? isOpen(target) : canJump(target));
    };
    this.api.GetValue = this.api.lmsGetValue;
  }
}

function requestOf(text: string): Request | undefined {
  const { target, kind } = TARGETED.exec(text)?.groups ?? {};
  if (target !== undefined) return { kind: kind === 'jump' ? 'jump' : 'choice', target };
  const found = KINDS.find((each) => each === text);
  return found === undefined ? undefined : { kind: found };
}
