import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { LessonLink } from '#features/units/lesson-link.tsx';
import type { CoursePage } from '#features/units/unit-state.ts';
import { Icon } from '#ui/icon.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import * as styles from './reader.css.ts';

/** The course of a lesson, and the module through which one came. */
export type Place = { courseId: string; moduleId: string | undefined };

type Props = { course: CoursePage; lessonId: string; place: Place; onGo?: () => void };

/** The lessons of the course: which are done, and which one this is. */
export function Outline({ course, lessonId, place, onGo }: Props): ReactNode {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Lessons of this course`}>
      <ol className={styles.outline}>
        {course.lessons.map((lesson, at) => (
          <li key={lesson.id}>
            <LessonLink
              look="text"
              {...place}
              lessonId={lesson.id}
              className={lesson.id === lessonId ? styles.here : styles.other}
              {...(onGo && { onClick: onGo })}
              {...(lesson.id === lessonId && { 'aria-current': 'page' })}
            >
              <span className={styles.disc} data-done={lesson.isCompleted ? '' : undefined}>
                {lesson.isCompleted ? <Icon of={Check} size="sm" /> : at + 1}
              </span>
              <span dir="auto">{lesson.denomination}</span>
              {lesson.isCompleted && (
                <VisuallyHidden>
                  <Trans>Done</Trans>
                </VisuallyHidden>
              )}
            </LessonLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
