import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isLocked } from '#campus/learning/is-locked.ts';
import type { LessonPage } from '#features/lessons/queries.ts';
import { CourseLink } from '#features/units/lesson-link.tsx';
import { Locked } from '#features/units/locked.tsx';
import type { CoursePage } from '#features/units/unit-state.ts';
import { Page } from '#ui/layout/page.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Place } from './outline.tsx';

type Props = { course: CoursePage; lesson: LessonPage; place: Place };

/** In the place of a lesson that was opened by its address while nothing of it would count: why, and the way out. */
export function ClosedLesson({ course, lesson, place }: Props): ReactNode {
  return (
    <Page>
      <Stack gap="lg" align="start">
        <Heading level={1} dir="auto">
          {lesson.denomination}
        </Heading>
        {course.prerequisite !== null && isLocked(course) ? (
          <Locked prerequisite={course.prerequisite} />
        ) : (
          <Text>
            <Trans>This course is not open to you yet. Its page says why.</Trans>
          </Text>
        )}
        <CourseLink look="outline" {...place}>
          <Trans>To the course</Trans>
        </CourseLink>
      </Stack>
    </Page>
  );
}
