import { v7 as uuid } from 'uuid';
import { directionOf, type LanguageCode } from '#campus/languages.ts';
import type { PackageIndex } from '#campus/packages/package-index.ts';
import type { FromLauncher, StartScorm } from '#campus/player/messages.ts';
import { beginVisit, type VisitStart } from '#campus/scorm/begin-visit.ts';
import { createFinishWait } from '#features/player/finish-wait.ts';
import type { FramedPackage } from '#features/player/package-frame.tsx';
import { createStateKeeper, type StateKeeper } from '#features/player/state-keeper.ts';
import { collectOutside } from './collect-outside.ts';
import {
  knownTo,
  type Own,
  type ReportedState,
  type StateParts,
  timeAt,
  type Unkept,
  writerOf,
  writeUnkept,
} from './write-states.ts';

export type Navigation = Extract<FromLauncher, { type: 'navigation' }>;
type PlayerFailure = Extract<FromLauncher, { type: 'trouble' }>;

export type VisitState = {
  isShown: boolean;
  navigation: Navigation | undefined;
  /** `isLost`: not even the place could be kept. */
  failure: (Pick<PlayerFailure, 'kind' | 'what'> & { isLost?: boolean }) | undefined;
  /** What the open item would show from other hosts. */
  outside: readonly string[];
  /** When the device last kept something, by its own clock. */
  keptAt: number | undefined;
  /** This visit, once the package has been started. */
  begun: VisitStart | undefined;
  /** It was asked for its last word, and the person waits for that. */
  isLeaving: boolean;
};

export const NOT_BEGUN: VisitState = {
  isShown: false,
  navigation: undefined,
  failure: undefined,
  outside: [],
  keptAt: undefined,
  begun: undefined,
  isLeaving: false,
};

type Parts = StateParts & {
  index: PackageIndex;
  learnerId: string;
  language: LanguageCode;
  title: string;
  isKept: boolean;
  from: string | undefined;
  isReview: boolean;
  onChange: (change: Partial<VisitState>) => void;
  onBegun: (session: string) => void;
  /** Called when the visit has ended and all its reports are stored. */
  onKept: (session: string) => void;
  /** The package ended itself, or the keyboard wants out of its frame. */
  onEnd: () => void;
  onExitFocus: (to: 'before' | 'after' | 'close') => void;
};

export type Visit = {
  open: (host: FramedPackage) => void;
  receive: (message: Exclude<FromLauncher, { type: 'file' }>) => void;
  openItem: (item: string) => void;
  navigate: (request: 'continue' | 'previous') => void;
  /** Over when the package has said its last word and all of it is on the device, or the person does not wait for that. */
  leave: () => Promise<void>;
  /** The person does not wait. */
  letGo: () => void;
};

/** One visit to a package: starts it from where it was left, keeps what it says, and lets it go. */
export function createVisit(parts: Parts): Visit {
  const own: Own = new Map();
  const unkept: Unkept[] = [];
  const finishWait = createFinishWait(() => parts.onChange({ isLeaving: true }));
  const outside = collectOutside((addresses) => parts.onChange({ outside: addresses }));
  let host: FramedPackage | undefined;
  let session: string | undefined;
  let keeper: StateKeeper<ReportedState> | undefined;
  const kept = watchKept(parts);
  const begin = (opened: FramedPackage, became: StartScorm['unkept']): void => {
    // Loaded anew in its frame, it counts its states anew: that is a visit of its own.
    const from = session !== undefined && own.has(session) ? session : parts.from;
    const begun = beginVisit(knownTo(parts, own), parts.rules, { session: uuid(), from });
    session = kept.begun(begun.session);
    const startedAt = timeAt(parts.now());
    keeper = keeperOf(parts, own, { begun, startedAt, opened, onUnkept: kept.missed });
    parts.onChange({ ...NOT_BEGUN, begun });
    opened.send(startOf(parts, { begun, startedAt, unkept: became }));
  };
  const take = async (): Promise<void> => {
    const opened = host;
    const areWritten = await writeUnkept(parts, own, unkept.splice(0));
    if (opened !== undefined && host === opened && !finishWait.isAsked()) begin(opened, areWritten ? 'taken' : 'left');
  };
  const settled = async (): Promise<void> => keeper?.settled().then(() => kept.settled(session));
  return {
    open: (opened) => {
      host = opened;
      unkept.length = 0;
      // Loaded anew while it was asked for its last word, it has none.
      if (finishWait.isAsked()) finishWait.finished();
      else begin(opened, undefined);
    },
    receive: (message) => {
      if (message.type === 'state') keeper?.report(message);
      else if (message.type === 'unkept') unkept.push(message);
      else if (message.type === 'handed-over') void take();
      else if (message.type === 'left') finishWait.finished();
      else if (message.type === 'ended') void finishWait.ask(finishWait.finished, settled).then(parts.onEnd);
      else {
        outside(message);
        reportTo(parts, message, host);
      }
    },
    openItem: (item) => host?.send({ type: 'open', item }),
    navigate: (request) => host?.send({ type: 'navigate', request }),
    leave: async () => {
      const opened = host;
      if (opened !== undefined) await finishWait.ask(() => opened.send({ type: 'leave' }), settled);
    },
    letGo: () => {
      kept.missed();
      finishWait.letGo();
    },
  };
}

/** Tracks whether all reports of a visit are stored. Others are collected later (`open-visits.ts`). */
function watchKept({ counts, onBegun, onKept }: Parts) {
  let isWhole = true;
  return {
    begun: (session: string): string => {
      if (counts) onBegun(session);
      return session;
    },
    missed: () => {
      isWhole = false;
    },
    settled: (session: string | undefined) => (session !== undefined && isWhole ? onKept(session) : undefined),
  };
}

/** What the screen shows of it. */
function reportTo({ onChange, onExitFocus }: Parts, message: FromLauncher, host: FramedPackage | undefined): void {
  if (message.type === 'exit-focus') onExitFocus(message.to);
  else if (message.type === 'navigation') onChange({ navigation: message });
  else if (message.type === 'trouble') onChange({ failure: message });
  else if (message.type === 'shown') {
    onChange({ isShown: true });
    host?.focus();
  }
}

type Begun = { begun: VisitStart; startedAt: string; opened: FramedPackage; onUnkept: () => void };

function keeperOf(parts: Parts, own: Own, { begun, startedAt, opened, onUnkept }: Begun): StateKeeper<ReportedState> {
  const write = writerOf(parts, own, { ...begun, startedAt });
  return createStateKeeper<ReportedState>({
    write: async (state) => {
      const isWritten = await write(state, timeAt(parts.now()));
      if (!isWritten) onUnkept();
      return isWritten;
    },
    kept: ({ item, sequence }) => opened.send({ type: 'kept', item, sequence }),
  });
}

function startOf(
  parts: Parts,
  { begun, startedAt, unkept }: { begun: VisitStart; startedAt: string; unkept: StartScorm['unkept'] },
): StartScorm {
  const { packageId, index, isKept, language, title, learnerId, isReview } = parts;
  const { session, base, resume } = begun;
  if (index.content.kind !== 'scorm') throw new Error(`The package ${packageId} is no SCORM package.`);
  return {
    type: 'start-scorm',
    packageId,
    index,
    isKept,
    language,
    direction: directionOf(language),
    words: { title },
    package: index.content,
    item: resume.item,
    states: resume.states,
    sequencing: resume.sequencing,
    learnerId,
    isReview,
    visit: { session, base, startedAt },
    unkept,
  };
}
