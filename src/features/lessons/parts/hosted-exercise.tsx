import { Plural, Trans } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePlay from 'lucide-react/icons/circle-play';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { H5pResult } from '#campus/learning/h5p-result.ts';
import { readConnection } from '#device/network/connection.ts';
import type { Exercise } from '#features/lessons/queries.ts';
import { Button } from '#ui/actions/button.tsx';
import { Chip } from '#ui/cards/chip.tsx';
import { Row } from '#ui/layout/row.tsx';
import { useNear } from '#ui/layout/use-near.ts';
import { FileSize } from '#ui/text/file-name.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './hosted-exercise.css.ts';

/** What speaks to a package comes with the first exercise that is started. */
const ExercisePlayer = lazy(async () => ({ default: (await import('./exercise-player.tsx')).ExercisePlayer }));

/** What the lesson does for the exercises in it. */
export type ForExercises = {
  lessonId: string;
  /** False: the device could not keep it. */
  keep: (exercise: Exercise, result: H5pResult, options: { isUnhurried: boolean }) => Promise<boolean>;
  /** Has an exercise that is open asked for its last word before the lesson goes. Answers with what takes that back. */
  onOpen: (leave: () => Promise<void>) => () => void;
};

type Props = { exercise: Exercise; lesson: ForExercises };

/** An H5P package that the campus hosts (PACKAGE-1, PACKAGE-10): it starts when one comes near, or by a tap where that costs. */
export function HostedExercise({ exercise, lesson }: Props): ReactNode {
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const isNear = useNear(card);
  const [isWanted, setWanted] = useState(false);
  const [costs] = useState(() => {
    const { metered, saveData } = readConnection();
    return metered === true || saveData;
  });
  const start = isWanted || (isNear && !costs);
  const leave = (to: 'before' | 'after' | 'close'): void => (to === 'after' ? foot : heading).current?.focus();
  return (
    <section
      ref={card}
      className={styles.card}
      aria-labelledby={`${exercise.id}-title`}
      style={exercise.width === null ? undefined : { maxInlineSize: exercise.width }}
    >
      <div ref={heading} tabIndex={-1} className={styles.head}>
        <Text size="label" tone="accent">
          <Trans>Exercise</Trans>
        </Text>
        <Heading level={2} dir="auto" id={`${exercise.id}-title`}>
          {exercise.title}
        </Heading>
      </div>
      {start ? (
        <Suspense fallback={<div className={styles.room} />}>
          <ExercisePlayer exercise={exercise} lesson={lesson} onLeave={leave} />
        </Suspense>
      ) : (
        <NotStarted exercise={exercise} onStart={costs ? () => setWanted(true) : undefined} />
      )}
      <div ref={foot} tabIndex={-1}>
        <ExerciseResult result={exercise.result} />
      </div>
    </section>
  );
}

function NotStarted({ exercise, onStart }: { exercise: Exercise; onStart: (() => void) | undefined }): ReactNode {
  return (
    <div className={styles.room}>
      {onStart && (
        <div className={styles.instead}>
          <Button icon={CirclePlay} onClick={onStart}>
            <Trans>Start exercise</Trans>
          </Button>
          <Text size="small" tone="muted">
            <FileSize bytes={exercise.size} />
          </Text>
        </div>
      )}
    </div>
  );
}

function ExerciseResult({ result }: { result: H5pResult | null }): ReactNode {
  if (result === null || (result.score === null && !result.isCompleted)) return null;
  const { score, isCompleted } = result;
  return (
    <Row gap="sm">
      {isCompleted && (
        <Chip tone="success" icon={CircleCheck}>
          <Trans>Done</Trans>
        </Chip>
      )}
      {score !== null && (
        <Text as="span" size="small" tone="muted">
          <Plural value={score.max} one={`${score.raw} of # point`} other={`${score.raw} of # points`} />
        </Text>
      )}
    </Row>
  );
}
