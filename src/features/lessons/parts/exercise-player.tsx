import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { type KeptPackage, useKeptPackage } from '#cache/saved/use-kept-package.ts';
import { isCountedWord } from '#campus/analytics-event.ts';
import { directionOf } from '#campus/languages.ts';
import type { FromLauncher } from '#campus/player/messages.ts';
import { runsBeside } from '#campus/player/package-origin.ts';
import { LAUNCHER_ANSWERS_WITHIN } from '#campus/player/player-limits.ts';
import type { PackageHost } from '#device/package-host.ts';
import { record } from '#features/analytics/record.ts';
import { createExerciseSession } from '#features/lessons/exercise-session.ts';
import type { Exercise } from '#features/lessons/queries.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { Elsewhere } from '#features/player/elsewhere.tsx';
import { OutsideParts, withAddress } from '#features/player/outside-parts.tsx';
import { PackageFrame } from '#features/player/package-frame.tsx';
import { useOnline } from '#features/session/online.ts';
import { useSession } from '#features/session/session.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { NeedsNet } from '#ui/needs-net.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Text } from '#ui/text.tsx';
import { readColours, readScheme } from '#ui/theme/read-colours.ts';
import * as styles from './hosted-exercise.css.ts';
import type { KeepResult } from './hosted-exercise.tsx';

type Props = {
  exercise: Exercise;
  keep: KeepResult;
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
  const isKept = useIsKept(kept);
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
  if (state !== 'shown' && !online && isKept === false)
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
      {isKept !== undefined && (
        <Playing {...props} key={attempt} {...{ kept, isKept }} isShown={state === 'shown'} onState={setState} />
      )}
    </div>
  );
}

/** Undefined until the device was looked at. */
function useIsKept(kept: KeptPackage): boolean | undefined {
  const [isKept, setKept] = useState<boolean>();
  const [look] = useState(() => kept.isKept);
  useEffect(() => {
    let wanted = true;
    void look().then((now) => wanted && setKept(now));
    return () => {
      wanted = false;
    };
  }, [look]);
  return isKept;
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

/** What a content may look like the page around it by. */
const ROLES = [
  ...(['text', 'textMuted', 'surface', 'surfaceSunken', 'border', 'borderStrong', 'focus'] as const),
  ...(['brand', 'onBrand', 'brandText', 'brandSoft', 'success', 'successSoft', 'danger', 'dangerSoft'] as const),
];

type PlayingProps = Props & {
  kept: KeptPackage;
  isKept: boolean;
  isShown: boolean;
  onState: (state: 'shown' | 'failed') => void;
};

function Playing({ exercise, keep, onLeave, kept, isKept, isShown, onState }: PlayingProps): ReactNode {
  const { t } = useLingui();
  const { language, serverNow } = useSession();
  const [session] = useState(() => createExerciseSession(serverNow));
  const { height, isTooMuch, outside, follow } = useFrameState();
  useEffect(() => {
    if (isShown) return undefined;
    const timer = setTimeout(() => onState('failed'), LAUNCHER_ANSWERS_WITHIN);
    return () => clearTimeout(timer);
  }, [isShown, onState]);
  const start = ({ send }: PackageHost): void =>
    send({
      ...{ type: 'start-h5p', packageId: exercise.contentId, state: exercise.result?.state ?? undefined, isKept },
      ...{ language, direction: directionOf(language) },
      words: {
        title: exercise.title,
        outside: t`This cannot be shown here. Below the exercise it says what you can do.`,
      },
      look: { scheme: readScheme(), colours: readColours(ROLES) },
    });
  const hear = (message: FromLauncher): void => {
    const said = session.hear(message, exercise.result);
    if (said !== undefined) keep(exercise, said.result, { isUnhurried: said.isUnhurried });
    if (message.type === 'xapi') count(exercise, message.verb);
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
        onOpen={start}
        onMessage={hear}
        fileOf={kept.fileOf}
        className={isShown ? styles.frame : styles.unseen}
        style={{ blockSize: Math.ceil(height) }}
      />
      <OutsideParts addresses={outside} />
      {isTooMuch && (
        <Banner kind="warning" role="status">
          <Trans>This exercise says more than can be kept: your place in it is not saved now.</Trans>
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

/** The verb is a word of code of others: what is no word is not counted. */
function count({ contentId }: Exercise, verb: string): void {
  if (isCountedWord(verb)) record({ type: 'H5P_INTERACTION', payload: { contentId, verb } });
}
