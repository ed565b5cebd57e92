import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { LearningItem } from '#campus/learning/learning-item.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { PagedCards } from './paged-cards.tsx';

/** Programs, then courses, each with its own pager (CATALOGUE-4). */
export function Catalogue({ items, headingLevel }: { items: readonly LearningItem[]; headingLevel: 2 | 3 }): ReactNode {
  const modules = items.filter((item) => item.__typename === 'Module');
  const courses = items.filter((item) => item.__typename !== 'Module');
  const cardLevel = headingLevel === 2 ? 3 : 4;
  return (
    <>
      {modules.length > 0 && (
        <Stack as="section" gap="md">
          <Heading level={headingLevel}>
            <Trans>Programs</Trans>
          </Heading>
          <PagedCards kind="programs" items={modules} headingLevel={cardLevel} />
        </Stack>
      )}
      {courses.length > 0 && (
        <Stack as="section" gap="md">
          <Heading level={headingLevel}>
            <Trans>Courses</Trans>
          </Heading>
          <PagedCards kind="courses" items={courses} headingLevel={cardLevel} />
        </Stack>
      )}
    </>
  );
}
