import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { LessonPage } from '#features/lessons/queries.ts';
import { barOf } from '#features/lessons/use-progress.ts';
import { LessonLink } from '#features/units/lesson-link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Place } from './outline.tsx';
import * as styles from './reader.css.ts';

type Props = {
  lesson: LessonPage;
  place: Place;
  previous: { id: string } | undefined;
  isLast: boolean;
  onNext: () => void;
};

/** The way on, under the thumb. What locks it says why (LESSON-10). */
export function ReaderFoot({ lesson, place, previous, isLast, onNext }: Props): ReactNode {
  const bar = barOf(lesson);
  const why = useId();
  return (
    <footer className={styles.foot}>
      {bar !== undefined && (
        <Text id={why} size="small" tone="muted" className={styles.why}>
          {bar === 'reflection' ? (
            <Trans>First write your words under “Think about it”.</Trans>
          ) : (
            <Trans>This lesson counts once you have passed its questions.</Trans>
          )}
        </Text>
      )}
      <div className={styles.ways}>
        {previous !== undefined && (
          <LessonLink look="outline" {...place} lessonId={previous.id}>
            <Trans>Back</Trans>
          </LessonLink>
        )}
        <Button
          className={styles.next}
          aria-disabled={bar === 'reflection'}
          aria-describedby={bar === undefined ? undefined : why}
          onClick={onNext}
        >
          {isLast ? <Trans>Finish course</Trans> : <Trans>Next lesson</Trans>}
        </Button>
      </div>
    </footer>
  );
}
