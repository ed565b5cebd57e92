import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type KeptPackage, useKeptPackage } from '#cache/saved/use-kept-package.ts';
import { isCountedName } from '#campus/analytics/analytics-event.ts';
import type { FromLauncher } from '#campus/player/messages.ts';
import { runsBeside } from '#campus/player/package-origin.ts';
import { LAUNCHER_ANSWERS_WITHIN } from '#campus/player/player-limits.ts';
import { learnerIdOf } from '#campus/scorm/learner-id.ts';
import { record } from '#features/analytics/record.ts';
import { useOnline } from '#features/calls/online.ts';
import type { Exercise } from '#features/lessons/queries.ts';
import { useExerciseVisit } from '#features/lessons/use-exercise-visit.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { Elsewhere } from '#features/player/elsewhere.tsx';
import { Leaving } from '#features/player/leaving.tsx';
import { withAddress } from '#features/player/outside-addresses.ts';
import { OutsideParts } from '#features/player/outside-parts.tsx';
import { PackageFrame } from '#features/player/package-frame.tsx';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { Banner } from '#ui/status/banner.tsx';
import { NeedsNet } from '#ui/status/needs-net.tsx';
import { Spinner } from '#ui/status/spinner.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './hosted-exercise.css.ts';
import type { ForExercises } from './hosted-exercise.tsx';

type Props = {
  exercise: Exercise;
  lesson: ForExercises;
  /** The keyboard comes out of the frame. */
  onLeave: (to: 'before' | 'after' | 'close') => void;
};

/** The frame of an exercise with what stands in its place: until it is there, without a network, and when it does not come. */
export function ExercisePlayer(props: Props): ReactNode {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const online = useOnline();
  const organisation = useOrganisation();
  const kept = useKeptPackage(props.exercise.contentId);
  const found = useFound(kept, props);
  const again = (): void => {
    setState('loading');
    setAttempt(attempt + 1);
  };
  if (!runsBeside(organisation, location.hostname))
    return (
      <Banner action={<Elsewhere />}>
        <Trans>Exercises run at the campus’s own address only.</Trans>
      </Banner>
    );
  if (state !== 'shown' && !online && found?.isKept === false)
    return (
      <NeedsNet>
        <Trans>You can go on with the lesson and do this exercise later.</Trans>
      </NeedsNet>
    );
  if (state === 'failed') return <Failed onAgain={again} />;
  return (
    <div className={styles.room} aria-busy={state === 'loading'}>
      {state === 'loading' && (
        <div className={styles.instead} role="status">
          <Spinner />
          <Text size="small" tone="muted">
            <Trans>Loading exercise…</Trans>
          </Text>
        </div>
      )}
      {found !== undefined && (
        <Playing {...props} key={attempt} {...{ kept, ...found }} isShown={state === 'shown'} onState={setState} />
      )}
    </div>
  );
}

/** Whether it is on the device, and who plays it, as the package is given them. Undefined until the device was looked at. */
function useFound(kept: KeptPackage, { exercise, lesson }: Props): { isKept: boolean; learnerId: string } | undefined {
  const { viewerId = '' } = useSession();
  const [found, setFound] = useState<{ isKept: boolean; learnerId: string }>();
  // The same package may be in two lessons, and stands for itself in each.
  const [look] = useState(
    () => () => Promise.all([kept.isKept(), learnerIdOf(viewerId, `${exercise.contentId} ${lesson.lessonId}`)]),
  );
  useEffect(() => {
    let wanted = true;
    void look().then(([isKept, learnerId]) => wanted && setFound({ isKept, learnerId }));
    return () => {
      wanted = false;
    };
  }, [look]);
  return found;
}

function Failed({ onAgain }: { onAgain: () => void }): ReactNode {
  return (
    <Banner
      kind="warning"
      role="alert"
      action={
        <Button variant="tonal" size="sm" onClick={onAgain}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>This exercise could not be loaded.</Trans>
    </Banner>
  );
}

type PlayingProps = Props & {
  kept: KeptPackage;
  isKept: boolean;
  learnerId: string;
  isShown: boolean;
  onState: (state: 'shown' | 'failed') => void;
};

function Playing(props: PlayingProps): ReactNode {
  const { exercise, onLeave, kept, isShown, onState } = props;
  const { visit, isLeaving } = useExerciseVisit(props);
  const [counted] = useState(() => createCounted(exercise));
  const { height, isTooMuch, outside, follow } = useFrameState();
  useEffect(() => {
    if (isShown) return undefined;
    const timer = setTimeout(() => onState('failed'), LAUNCHER_ANSWERS_WITHIN);
    return () => clearTimeout(timer);
  }, [isShown, onState]);
  const receive = (message: FromLauncher): void => {
    visit.receive(message);
    if (message.type === 'xapi') counted(message);
    follow(message);
    if (message.type === 'shown') onState('shown');
    if (message.type === 'trouble' && message.kind !== 'too-much' && !isShown) onState('failed');
    if (message.type === 'exit-focus') onLeave(message.to);
  };
  return (
    <>
      <PackageFrame
        packageId={exercise.contentId}
        title={exercise.title}
        onOpen={visit.open}
        onMessage={receive}
        fileOf={kept.fileOf}
        className={isShown ? styles.frame : styles.unseen}
        style={{ blockSize: Math.ceil(height) }}
      />
      <OutsideParts addresses={outside} />
      {isLeaving && createPortal(<Leaving className={styles.leaving} onLetGo={visit.letGo} />, document.body)}
      {isTooMuch && (
        <Banner kind="warning" role="status">
          <Trans>This exercise stores more than the campus can keep. Your place in it is not being saved.</Trans>
        </Banner>
      )}
    </>
  );
}

/** What stands around the frame, by the launcher's messages. */
function useFrameState() {
  const [height, setHeight] = useState(0);
  const [isTooMuch, setTooMuch] = useState(false);
  const [outside, setOutside] = useState<readonly string[]>([]);
  const follow = (message: FromLauncher): void => {
    if (message.type === 'height') setHeight(message.height);
    if (message.type === 'outside') setOutside((known) => withAddress(known, message.address));
    if (message.type === 'h5p-state') setTooMuch(false);
    if (message.type === 'trouble' && message.kind === 'too-much') setTooMuch(true);
  };
  return { height, isTooMuch, outside, follow };
}

/** Counts what is done in an exercise: once, also where the launcher says it again. The verb is a word of code of others. */
function createCounted({ contentId }: Exercise): (statement: Extract<FromLauncher, { type: 'xapi' }>) => void {
  let last = 0;
  return ({ verb, sequence }) => {
    if (sequence !== undefined && sequence <= last) return;
    last = sequence ?? last;
    if (isCountedName(verb)) record({ type: 'H5P_INTERACTION', payload: { contentId, verb } });
  };
}
