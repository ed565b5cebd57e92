import type { ScormPackage } from '#campus/packages/package-index.ts';
import { resumed } from '#campus/scorm/resumed.ts';
import type { Cmi } from '#campus/scorm/scorm-data.ts';
import { everyItem, type Leaf, leavesOf } from '#player/scorm/item-tree.ts';
import type { Machine, Move, Runtime } from '#player/scorm/machine.ts';
import { machine2004 } from '#player/scorm/scorm2004.ts';
import { whatToKeep } from '#player/scorm/what-to-keep.ts';
import { NO_HOOKS, startOf } from '#tests/support/packages/scorm2004-course.ts';
import { faultOf } from './adl-data.ts';
import type { AdlScript, AdlVisit } from './adl-script.ts';

/** What goes another way than the script says; empty where all goes its way. */
export function playAdl(content: ScormPackage, script: AdlScript): readonly string[] {
  return new Tester(content).play(script);
}

/** What the tester is asked to do, as the player has it. */
const MOVES: Readonly<Record<string, Move>> = {
  Continue: { type: 'navigate', request: 'continue' },
  ContinueExitCM8: { type: 'navigate', request: 'continue' },
  Previous: { type: 'navigate', request: 'previous' },
};
const CHOICE = /^Choice(?:Exit)?~(?<title>.*)$/;
/** The tester starts the course again, from here where it says so. */
const AGAIN = /^(?:Re[lL]aunch|Exit(?=.)|Suspend|ContinueExit)/;
const AGAIN_AT: Readonly<Record<string, string>> = { RelaunchCM10: 'activity_4' };
/** The whole is to be over by then. */
const OVER = /^(?:AutoTest|HasEnded|ContinueExit|ChoiceExit)/;
const ROOT = /^the activity that corresponds to the root/;
/** What some pages ask for when they are taken away: too late, since the learner has asked for something else. */
const WHEN_TAKEN_AWAY: readonly (readonly [page: string, request: string])[] = [
  ['exitAllOnUnload', 'exitAll'],
  ['suspendAllOnUnload', 'suspendAll'],
  ['tarAct4OnUnload', '{target=activity_4}choice'],
];

class Tester {
  private readonly faults: string[] = [];
  private readonly states = new Map<string, Cmi>();
  private readonly content: ScormPackage;
  private machine: Machine;

  constructor(content: ScormPackage) {
    this.content = content;
    this.machine = machine2004(startOf(content, this.states, undefined), NO_HOOKS);
  }

  play({ start, visits }: AdlScript): readonly string[] {
    let open = this.machine.begin(this.idOf(start));
    for (const [at, visit] of visits.entries()) {
      const item = leavesOf(this.content.items).find(({ id }) => id === open);
      if (item === undefined || nameOf(item) !== visit.activity) {
        this.fault(at, `shows ${item === undefined ? 'nothing' : nameOf(item)}, not ${visit.activity}`);
        break;
      }
      const runtime = this.visit(item, visit, at);
      open = this.leave(item, visit.tester, runtime);
      if (OVER.test(visit.tester) && !this.isOver(open, visit.tester)) this.fault(at, 'the whole is not over');
      if (AGAIN.test(visit.tester)) open = this.again(AGAIN_AT[visit.tester]);
    }
    return this.faults;
  }

  private visit(item: Leaf, { calls, questions }: AdlVisit, at: number): Runtime {
    const runtime = this.machine.mount(item, this.states.get(item.id));
    calls.forEach((call, index) => {
      const fault = faultOf(call);
      if (fault !== undefined) this.fault(at, fault);
      if (index > 0) return;
      for (const { asks, answer } of questions)
        if (this.see(item, asks) !== answer) this.fault(at, `${asks} is ${!answer}`);
    });
    return runtime;
  }

  /** What the tester sees of the campus around an item. */
  private see(item: Leaf, asks: string): boolean {
    const { canContinue, canPrevious, closed, hidden } = this.machine.moves(item.id);
    const leaves = leavesOf(this.content.items).map(({ id }) => id);
    const isOpen = (id: string): boolean =>
      leaves.includes(id)
        ? !closed.includes(id) && !hidden.includes(id)
        : // Chapters are titles here; the runtime says what a choice of one would do.
          window.API_1484_11?.lmsGetValue(`adl.nav.request_valid.choice.{target=${id}}`) === 'true';
    const [what = '', title = ''] = asks.split('@');
    const id = this.idOf(title) ?? '';
    const seen: Readonly<Record<string, () => boolean>> = {
      'continue.enabled': () => canContinue,
      'continue.disabled': () => !canContinue,
      'previous.enabled': () => canPrevious,
      'previous.disabled': () => !canPrevious,
      'toc.enabled': () => leaves.some((each) => each !== item.id && isOpen(each)),
      'toc.enabled.selectable': () => isOpen(id),
      'toc.visible': () => !hidden.includes(id),
      // A button in the page of the item.
      'click.button': () => true,
    };
    return seen[what]?.() ?? false;
  }

  private leave(item: Leaf, tester: string, runtime: Runtime): string | null {
    const { machine } = this;
    const end = (): void => {
      if (runtime.isOpen()) runtime.finish();
      this.states.set(item.id, resumed('2004', whatToKeep(runtime.values()).cmi));
    };
    const title = CHOICE.exec(tester)?.groups?.title;
    const move = title === undefined ? MOVES[tester] : ({ type: 'open', item: this.idOf(title) ?? '' } as const);
    if (tester.startsWith('Suspend')) machine.suspend();
    if (move !== undefined) machine.plan(move);
    const late = WHEN_TAKEN_AWAY.find(([page]) => item.href.includes(page))?.[1];
    if (late !== undefined) window.API_1484_11?.lmsSetValue('adl.nav.request', late);
    end();
    if (tester === 'RootSX4b') return machine.open(this.content.organizationId);
    if (move === undefined) return machine.after();
    return move.type === 'open' ? machine.open(move.item) : machine.go(move.request);
  }

  private again(wanted: string | undefined): string | null {
    const sequencing = this.machine.sequencing() ?? undefined;
    this.machine = machine2004(startOf(this.content, this.states, sequencing), NO_HOOKS);
    return this.machine.begin(wanted);
  }

  private isOver(open: string | null, tester: string): boolean {
    return open === null && (tester.startsWith('ChoiceExit') || this.machine.isOver());
  }

  private fault(at: number, text: string): void {
    this.faults.push(`visit ${at + 1}: ${text}`);
  }

  private idOf(title: string): string | undefined {
    if (ROOT.test(title)) return this.content.organizationId;
    return everyItem(this.content.items).find((each) => each.title === title)?.id;
  }
}

/** Its address says which activity it is. */
function nameOf({ href }: Leaf): string {
  return /[?&]act=([^&]*)/.exec(href)?.[1] ?? '';
}
