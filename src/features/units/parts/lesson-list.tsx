import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { LessonLink } from '#features/units/lesson-link.tsx';
import type { CoursePage } from '#features/units/queries.ts';
import { Heading } from '#ui/heading.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
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
          <li key={lesson.id} className={styles.row}>
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            <span className={styles.words}>
              {open ? (
                <LessonLink
                  look="text"
                  courseId={course.id}
                  moduleId={moduleId}
                  lessonId={lesson.id}
                  className={styles.link}
                >
                  <bdi>{lesson.denomination}</bdi>
                </LessonLink>
              ) : (
                <bdi>{lesson.denomination}</bdi>
              )}
              <Text as="span" size="small" tone="muted">
                <Trans>{lesson.length} min</Trans>
              </Text>
            </span>
          </li>
        ))}
      </ol>
    </Stack>
  );
}
