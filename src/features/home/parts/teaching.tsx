import { Trans } from '@lingui/react/macro';
import { createLink, Link } from '@tanstack/react-router';
import UserCheck from 'lucide-react/icons/user-check';
import type { ReactNode } from 'react';
import type { CourseCard } from '#campus/learning/learning-item.ts';
import { DateFactsLine } from '#features/learning-items/date-facts.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';

const LinkButton = createLink(ButtonLink);

/** What a tutor teaches that has dates, with the way to who was there (LEARN-17). */
export function Teaching({ courses }: { courses: readonly CourseCard[] }): ReactNode {
  if (courses.length === 0) return null;
  return (
    <Stack as="section" gap="md">
      <Heading level={2}>
        <Trans>You teach</Trans>
      </Heading>
      <List gap="lg">
        {courses.map((course) => (
          <li key={course.id}>
            <Stack gap="xs" align="start">
              <Heading level={3} size="title-s" clamp={2} dir="auto">
                <Link to="/course/$id" params={{ id: course.id }}>
                  {course.denomination}
                </Link>
              </Heading>
              <DateFactsLine item={course} />
              <LinkButton
                to="/course/$id/attendance"
                params={{ id: course.id }}
                variant="outline"
                size="sm"
                icon={UserCheck}
              >
                <Trans>Attendance</Trans>
              </LinkButton>
            </Stack>
          </li>
        ))}
      </List>
    </Stack>
  );
}
