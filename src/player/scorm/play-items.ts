import type { FromLauncher, StartScorm } from '#campus/player/messages.ts';
import { packageFolder } from '#campus/player/package-origin.ts';
import { resumed } from '#campus/scorm/resumed.ts';
import { type Cmi, SCORM_VALUE_MAX } from '#campus/scorm/scorm-data.ts';
import type { Content, Stage, ToContent } from '#player/content.ts';
import { createFailureReports, type FailureReports } from './failure-reports.ts';
import { type ItemFrame, itemFrame } from './item-frame.ts';
import { type Leaf, leavesOf } from './item-tree.ts';
import { createJournal, type Journal, type Snapshot } from './journal.ts';
import { speaksAicc, whyNotLoaded } from './loaded-page.ts';
import type { Hooks, Machine, Move, Runtime } from './machine.ts';
import { whatToKeep } from './what-to-keep.ts';

/** An item that speaks to the campus has done so by then, ms. */
const SPEAKS_WITHIN = 5000;

/** Plays a SCORM package: opens its items one after the other, and carries what they write to the app. */
export function playItems(start: StartScorm, stage: Stage, makeMachine: (hooks: Hooks) => Machine): Content {
  const play = new Play(start, stage, makeMachine);
  addEventListener('pagehide', () => play.flush());
  play.begin();
  return { receive: (message) => play.receive(message) };
}

class Play {
  private readonly items: ReadonlyMap<string, Leaf>;
  private readonly states: Map<string, Cmi>;
  private readonly failures: FailureReports;
  private readonly journal: Journal;
  private readonly machine: Machine;
  private readonly frame: ItemFrame;
  private readonly start: StartScorm;
  private readonly stage: Stage;
  private opened: { readonly item: Leaf; readonly runtime: Runtime } | undefined;
  private isClosing = false;
  private isLeft = false;
  private announcedMoves = '';
  private turning: Promise<void> = Promise.resolve();

  constructor(start: StartScorm, stage: Stage, makeMachine: (hooks: Hooks) => Machine) {
    this.start = start;
    this.stage = stage;
    this.items = new Map(leavesOf(start.package.items).map((item) => [item.id, item]));
    this.states = new Map(Object.entries(start.states));
    this.failures = createFailureReports(stage.send);
    this.journal = createJournal(stage.send, () => this.look(), stage.unkept);
    this.machine = makeMachine({
      onSet: (element, value) => this.handleValue(element, value),
      onCommit: () => this.handleCommit(),
      // The item is in the middle of its own call: it goes on when that has returned.
      onEnd: () => this.isClosing || setTimeout(() => this.turn(this.machine.after, { isEnd: () => true })),
    });
    this.frame = itemFrame(stage, {
      title: start.words.title,
      onShown: (frame) => this.handleShown(frame),
      onPopup: () => this.failures.report('popup'),
    });
  }

  begin(): void {
    this.turn(() => {
      const first = this.machine.begin(this.start.item);
      if (first === null) this.failures.report('nothing-open');
      return first;
    });
  }

  flush(): void {
    this.journal.flush();
  }

  receive(message: ToContent): void {
    if (message.type === 'kept') this.journal.kept(message.item, message.sequence);
    else if (message.type === 'focus') this.frame.focus();
    else if (message.type === 'leave') this.leave();
    else this.move(message);
  }

  private move(move: Move): void {
    const { closed, canContinue, canPrevious } = this.machine.moves(this.opened?.item.id ?? null);
    // What is open is not closed for a way that is not there.
    const isOpen =
      move.type === 'open' ? !closed.includes(move.item) : move.request === 'continue' ? canContinue : canPrevious;
    if (!isOpen) return;
    const { machine } = this;
    this.turn(() => (move.type === 'open' ? machine.open(move.item) : machine.go(move.request)), {
      before: () => machine.plan(move),
      isEnd: machine.isOver,
    });
  }

  /** The last that happens: the next item of one that has just ended itself opens at the next visit. */
  private leave(): void {
    this.isLeft = true;
    this.turning = this.turning.then(async () => {
      this.machine.suspend();
      await this.close();
      this.stage.send({ type: 'left' });
    });
  }

  /** One after the other: what is opened begins when what was open has ended. */
  private turn(next: () => string | null, { before = (): void => undefined, isEnd = (): boolean => false } = {}): void {
    if (this.isLeft) return;
    this.turning = this.turning.then(async () => {
      before();
      await this.close();
      const item = this.items.get(next() ?? '');
      if (item !== undefined) this.show(item);
      this.reportMoves();
      if (item === undefined && isEnd()) this.stage.send({ type: 'ended' });
    });
  }

  private show(item: Leaf): void {
    this.failures.forget();
    this.opened = { item, runtime: this.machine.mount(item, this.states.get(item.id)) };
    this.frame.show(packageFolder(this.start.packageId) + item.href);
  }

  /** The open item says its last words, is kept, and is gone. */
  private async close(): Promise<void> {
    if (this.opened === undefined) return;
    const { item, runtime } = this.opened;
    this.isClosing = true;
    await this.frame.clear();
    if (runtime.isOpen()) runtime.finish();
    if (runtime.isBegun()) {
      this.journal.commit();
      this.states.set(item.id, resumed(this.start.package.version, whatToKeep(runtime.values()).cmi));
    } else if (item.kind === 'sco' && !this.failures.hasReported('aicc')) this.failures.report('silent');
    this.opened = undefined;
    this.isClosing = false;
  }

  private look(): Snapshot | undefined {
    const { opened, start } = this;
    if (opened === undefined || start.isReview || !opened.runtime.isBegun()) return undefined;
    const { cmi, tooMuch } = whatToKeep(opened.runtime.values());
    if (tooMuch !== undefined) this.failures.report('too-much', tooMuch);
    return { item: opened.item.id, cmi, sequencing: this.machine.sequencing() };
  }

  private handleValue(element: string, value: string): void {
    if (value.length > SCORM_VALUE_MAX) this.failures.report('too-much', element);
    this.journal.touch();
  }

  private handleCommit(): void {
    this.journal.commit();
    this.reportMoves();
  }

  private handleShown(frame: HTMLIFrameElement): void {
    const { opened } = this;
    if (opened === undefined || this.isClosing) return;
    const failure = whyNotLoaded(frame);
    if (failure !== undefined) this.failures.report(failure);
    else this.stage.send({ type: 'shown' });
    if (failure !== undefined || opened.item.kind === 'asset') return;
    setTimeout(async () => {
      const page = frame.contentDocument;
      if (this.opened !== opened || opened.runtime.isBegun() || page === null) return;
      if (await speaksAicc(page)) this.failures.report('aicc');
    }, SPEAKS_WITHIN);
  }

  private reportMoves(): void {
    const item = this.opened?.item.id ?? null;
    const { closed, hidden, ...moves } = this.machine.moves(item);
    const message: FromLauncher = { type: 'navigation', item, ...moves, closed: [...closed], hidden: [...hidden] };
    const text = JSON.stringify(message);
    if (text === this.announcedMoves) return;
    this.announcedMoves = text;
    this.stage.send(message);
  }
}
