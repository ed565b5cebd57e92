import { v7 as uuid } from 'uuid';
import { directionOf, type LanguageCode } from '#campus/languages.ts';
import type { PackageIndex } from '#campus/package-index.ts';
import type { FromLauncher, StartScorm } from '#campus/player/messages.ts';
import { LAST_WORD_WITHIN } from '#campus/player/player-limits.ts';
import { attemptsOf, isFinished, withState } from '#campus/scorm/attempts.ts';
import { beginRun, type Run, type ScormRules } from '#campus/scorm/begin-run.ts';
import { fittingCmi } from '#campus/scorm/fitting-cmi.ts';
import { type Cmi, type ScormDataSent, type ScormSession, SEQUENCING_ELEMENT } from '#campus/scorm/scorm-data.ts';
import type { FramedPackage } from '#features/player/package-frame.tsx';
import { createStateKeeper, type SaidState, type StateKeeper } from './state-keeper.ts';

export type Navigation = Extract<FromLauncher, { type: 'navigation' }>;
type Trouble = Extract<FromLauncher, { type: 'trouble' }>;

export type VisitState = {
  isShown: boolean;
  navigation: Navigation | undefined;
  /** `isLost`: not even the place could be kept. */
  trouble: (Pick<Trouble, 'kind' | 'what'> & { isLost?: boolean }) | undefined;
  /** When the device last kept something, by its own clock. */
  keptAt: number | undefined;
  /** This visit, once the package has been started. */
  run: Run | undefined;
};

export const NOT_BEGUN: VisitState = {
  ...{ isShown: false, navigation: undefined, trouble: undefined, keptAt: undefined, run: undefined },
};

/** What goes into the outbox of one state. */
export type Kept = { data: ScormDataSent; startedAt: string; endedAt: string; isWhole: boolean };

type Parts = {
  packageId: string;
  index: PackageIndex;
  rules: ScormRules;
  learnerId: string;
  language: LanguageCode;
  title: string;
  isKept: boolean;
  from: string | undefined;
  isReview: boolean;
  /** What is done here counts: it is not only looked at, by a learner or by a tutor. */
  counts: boolean;
  /** All that is known of the person, what waits to be sent too. */
  sessions: () => readonly ScormSession[];
  /** The campus's clock. */
  now: () => number;
  /** Whether a request may be so large. */
  fits: (kept: Kept) => boolean;
  send: (kept: Kept, options: { isUnhurried: boolean }) => Promise<boolean>;
  tell: (change: Partial<VisitState>) => void;
  /** The package ended itself, or the keyboard wants out of its frame. */
  onEnd: () => void;
  onExitFocus: (to: 'before' | 'after' | 'close') => void;
};

export type Visit = {
  open: (host: FramedPackage) => void;
  hear: (message: Exclude<FromLauncher, { type: 'file' }>) => void;
  openItem: (item: string) => void;
  navigate: (request: 'continue' | 'previous') => void;
  /** Lets the package say its last; soon over, whatever it does. */
  leave: () => Promise<void>;
};

/** One visit to a package: starts it from where it was left, keeps what it says, and lets it go. */
export function createVisit(parts: Parts): Visit {
  let host: FramedPackage | undefined;
  let writer: Writer | undefined;
  let keeper: StateKeeper | undefined;
  let isOver = false;
  let sayLeft = (): void => {};
  const open = (opened: FramedPackage): void => {
    host = opened;
    // Loaded anew in its frame, it counts its states anew: that is a visit of its own.
    const wish = { session: uuid(), from: writer?.own()?.session ?? parts.from };
    const run = beginRun(knownTo(parts, writer), parts.rules, wish);
    writer = createWriter(parts, run);
    keeper = createStateKeeper({
      write: writer.write,
      kept: ({ item, sequence }) => opened.send({ type: 'kept', item, sequence }),
    });
    parts.tell({ ...NOT_BEGUN, run });
    opened.send(startOf(parts, run));
  };
  const end = async (): Promise<void> => {
    isOver = true;
    await keeper?.settled();
    parts.onEnd();
  };
  const leave = async (): Promise<void> => {
    if (host === undefined || isOver) return;
    const left = new Promise<void>((resolve) => {
      sayLeft = resolve;
    });
    host.send({ type: 'leave' });
    await within(left.then(() => keeper?.settled()));
    isOver = true;
  };
  return {
    open,
    hear: (message) => {
      if (message.type === 'state') keeper?.hear(message);
      else if (message.type === 'left') sayLeft();
      else if (message.type === 'ended') void end();
      else tellOf(parts, message, host);
    },
    openItem: (item) => host?.send({ type: 'open', item }),
    navigate: (request) => host?.send({ type: 'navigate', request }),
    leave,
  };
}

/** What the screen shows of it. */
function tellOf({ tell, onExitFocus }: Parts, message: FromLauncher, host: FramedPackage | undefined): void {
  if (message.type === 'exit-focus') onExitFocus(message.to);
  else if (message.type === 'navigation') tell({ navigation: message });
  else if (message.type === 'trouble') tell({ trouble: message });
  else if (message.type === 'shown') {
    tell({ isShown: true });
    host?.focus();
  }
}

function within(promise: Promise<unknown>): Promise<unknown> {
  return Promise.race([promise, new Promise((resolve) => setTimeout(resolve, LAST_WORD_WITHIN))]);
}

function startOf(parts: Parts, { resume }: Run): StartScorm {
  const { packageId, index, isKept, language, title, learnerId, isReview } = parts;
  if (index.content.kind !== 'scorm') throw new Error(`The package ${packageId} is no SCORM package.`);
  return {
    ...{ type: 'start-scorm', packageId, index, isKept, language, direction: directionOf(language), words: { title } },
    ...{ package: index.content, item: resume.item, states: resume.states, sequencing: resume.sequencing },
    ...{ learnerId, isReview },
  };
}

type Writer = {
  write: (state: SaidState) => Promise<boolean>;
  /** This visit as it was kept; undefined as long as the package has said nothing. */
  own: () => ScormSession | undefined;
};

function knownTo({ sessions }: Parts, writer: Writer | undefined): readonly ScormSession[] {
  const own = writer?.own();
  const known = sessions();
  // What was just kept may not have come round by the outbox yet.
  return own === undefined ? known : [...known.filter(({ session }) => session !== own.session), own];
}

function createWriter(parts: Parts, { session, base }: Run): Writer {
  const startedAt = new Date(parts.now()).toISOString();
  let own: ScormSession | undefined;
  const writer: Writer = {
    own: () => own,
    write: async ({ item, sequence, cmi: said, sequencing, isCommit }) => {
      if (!parts.counts) return true;
      const endedAt = new Date(parts.now()).toISOString();
      const data = { packageId: parts.packageId, session, base, sequence, item };
      const keptOf = (cmi: Cmi): Kept => ({
        ...{ data: { ...data, cmi: JSON.stringify(cmi) }, startedAt, endedAt },
        isWhole: isWholeWith(withState(own, { ...data, cmi }, { startedAt, endedAt }) ?? own),
      });
      const all = sequencing === null ? said : { ...said, [SEQUENCING_ELEMENT]: sequencing };
      const { cmi, tooMuch } = fittingCmi(all, (each) => parts.fits(keptOf(each)));
      if (tooMuch !== undefined) {
        const trouble = { kind: 'too-much', what: tooMuch, isLost: cmi === undefined } as const;
        parts.tell({ trouble });
      }
      if (cmi === undefined || !(await parts.send(keptOf(cmi), { isUnhurried: !isCommit }))) return false;
      own = withState(own, { ...data, cmi }, { startedAt, endedAt }) ?? own;
      parts.tell({ keptAt: Date.now() });
      return true;
    },
  };
  const isWholeWith = (next: ScormSession | undefined): boolean => {
    const others = knownTo(parts, writer).filter((each) => each.session !== session);
    const [best] = attemptsOf([...others, ...(next === undefined ? [] : [next])], parts.rules);
    return best !== undefined && isFinished(best.facts);
  };
  return writer;
}
