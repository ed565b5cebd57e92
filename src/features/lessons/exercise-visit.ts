import type { H5pResult } from '#campus/learning/h5p-result.ts';
import type { FromLauncher, H5pVisit, StartH5p } from '#campus/player/messages.ts';
import type { PackageHost } from '#device/packages/package-host.ts';
import { createFinishWait } from '#features/player/finish-wait.ts';
import { createStateKeeper, type StateKeeper } from '#features/player/state-keeper.ts';
import { createExerciseSession, type ExerciseSession, type Report } from './exercise-session.ts';

type Unkept = Extract<FromLauncher, { type: 'unkept-h5p' }>;

type Parts = {
  /** All that is known of the exercise, what waits to be sent too. */
  known: () => H5pResult | null;
  /** The campus's clock. */
  now: () => number;
  /** What the content is started with. */
  startOf: (start: { state: string | undefined; visit: H5pVisit; unkept: StartH5p['unkept'] }) => StartH5p;
  /** On the disk of the device; false: it could not be. */
  keep: (result: H5pResult, options: { isUnhurried: boolean }) => Promise<boolean>;
  onChange: (change: { isLeaving: boolean }) => void;
};

export type ExerciseVisit = {
  open: (host: PackageHost) => void;
  receive: (message: FromLauncher) => void;
  /** Over when the content has said its last word and all of it is on the device, or the person does not wait for that. */
  leave: () => Promise<void>;
  /** The person does not wait. */
  letGo: () => void;
};

/** One visit to an exercise: starts it from where it was left, keeps what it says, and asks for its last word. */
export function createExerciseVisit(parts: Parts): ExerciseVisit {
  const { startOf, keep, onChange } = parts;
  const session = createExerciseSession(parts.now, parts.known);
  const unkept: Unkept[] = [];
  let host: PackageHost | undefined;
  let keeper: StateKeeper<Report> | undefined;
  let isShown = false;
  const nextFinishWait = () => createFinishWait(() => onChange({ isLeaving: true }));
  let finishWait = nextFinishWait();

  const begin = (opened: PackageHost, became: StartH5p['unkept']): void => {
    const visit = session.begin();
    keeper = keeperOf(opened, session, keep);
    opened.send(startOf({ state: session.standing()?.state ?? undefined, visit, unkept: became }));
  };
  const take = async (): Promise<void> => {
    const opened = host;
    const results = unkept.splice(0).flatMap((each) => session.resultOfUnkept(each) ?? []);
    const last = results.at(-1);
    // Each is with all before it.
    const areWritten = last === undefined || (await keep(last, { isUnhurried: false }));
    if (opened !== undefined && host === opened) begin(opened, areWritten ? 'taken' : 'left');
  };
  const settled = async (): Promise<void> => keeper?.settled();
  return {
    open: (opened) => {
      host = opened;
      unkept.length = 0;
      isShown = false;
      // Loaded anew while it was asked for its last word, it has none.
      finishWait.finished();
      begin(opened, undefined);
    },
    receive: (message) => {
      const word = session.reportOf(message);
      if (word !== undefined) keeper?.report(word);
      if (message.type === 'unkept-h5p') unkept.push(message);
      if (message.type === 'handed-over') void take();
      if (message.type === 'shown') isShown = true;
      if (message.type === 'left') finishWait.finished();
    },
    leave: async () => {
      const opened = host;
      // What is not there yet has nothing to say.
      if (opened === undefined || !isShown) return;
      await finishWait.ask(() => opened.send({ type: 'leave' }), settled);
      // Whoever stays after all is asked again the next time.
      finishWait = nextFinishWait();
      onChange({ isLeaving: false });
    },
    letGo: () => finishWait.letGo(),
  };
}

function keeperOf(opened: PackageHost, session: ExerciseSession, keep: Parts['keep']): StateKeeper<Report> {
  return createStateKeeper({
    write: async (word) => {
      const result = session.resultOf(word);
      return result === undefined || keep(result, { isUnhurried: !word.isCommit });
    },
    kept: ({ item, sequence }) => opened.send({ type: 'kept', item, sequence }),
  });
}
