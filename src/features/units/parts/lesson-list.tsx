import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { resumeAt } from '#campus/learning/resume.ts';
import { AwayChip, useIsAway } from '#features/learning-items/away.tsx';
import { unitKeys } from '#features/learning-items/unit-keys.ts';
import { useSession } from '#features/session/session.ts';
import { LessonLink } from '#features/units/lesson-link.tsx';
import type { CoursePage } from '#features/units/unit-state.ts';
import { Icon } from '#ui/icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './lesson-list.css.ts';

type Props = { course: CoursePage; moduleId: string | undefined; open: boolean };

/** The lessons of a course in their order; links for those who may open them. */
export function LessonList({ course, moduleId, open }: Props): ReactNode {
  return (
    <Stack as="section" gap="sm">
      <Heading level={2}>
        <Trans>Lessons</Trans>
      </Heading>
      <ol className={styles.list}>
        {course.lessons.map((lesson, at) => (
          <LessonRow key={lesson.id} lesson={lesson} at={at} course={course} moduleId={moduleId} open={open} />
        ))}
      </ol>
    </Stack>
  );
}

type RowProps = Props & { lesson: CoursePage['lessons'][number]; at: number };

function LessonRow({ course, lesson, at, moduleId, open }: RowProps): ReactNode {
  const { t } = useLingui();
  const { language } = useSession();
  const away = useIsAway(unitKeys.lesson(lesson.id, course.id, language));
  const isNext = course.status.denomination === 'TAKEN' && resumeAt(course) === lesson.id;
  return (
    <li className={styles.row} data-next={isNext || undefined}>
      <span className={styles.number} data-done={lesson.isCompleted || undefined} aria-hidden="true">
        {lesson.isCompleted ? <Icon of={Check} size="sm" /> : at + 1}
      </span>
      <span className={styles.text}>
        {open ? (
          <LessonLink look="text" courseId={course.id} moduleId={moduleId} lessonId={lesson.id} className={styles.link}>
            <bdi>{lesson.denomination}</bdi>
          </LessonLink>
        ) : (
          <bdi>{lesson.denomination}</bdi>
        )}
        {lesson.isCompleted && <VisuallyHidden>{t`Done`}</VisuallyHidden>}
        <Text as="span" size="small" tone="muted">
          {lesson.customLessonTypeName && (
            <>
              <bdi>{lesson.customLessonTypeName}</bdi> ·{' '}
            </>
          )}
          <Trans>{lesson.length} min</Trans>
        </Text>
        {away && <AwayChip />}
      </span>
    </li>
  );
}
