import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { useSession } from '#features/session/session.ts';
import { StonyPath } from '#ui/drawings/stony-path.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FreshnessLine } from '#ui/freshness-line.tsx';
import { Heading } from '#ui/heading.tsx';
import { Page } from '#ui/page.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { PagedCards } from './parts/paged-cards.tsx';
import { exploreQueries, type ModuleCategory } from './queries.ts';

/** /explore (B2): the catalogue by topic. */
export function ExploreScreen(): ReactNode {
  const { language } = useSession();
  const { data, at, isStale } = useCampusQuery(exploreQueries.catalogue(language));
  const categories = data.viewer.moduleCategories;
  return (
    <Page gap="2xl">
      <Stack gap="xs">
        <Heading level={1}>
          <Trans>Explore</Trans>
        </Heading>
        {isStale && <FreshnessLine at={new Date(at)} now={new Date()} failed />}
      </Stack>
      {categories.length === 0 && (
        <EmptyState drawing={<StonyPath />}>
          <Trans>There are no courses here yet. Please come back soon.</Trans>
        </EmptyState>
      )}
      {categories.map((category) => (
        <Category key={category.id} category={category} />
      ))}
    </Page>
  );
}

function Category({ category }: { category: ModuleCategory }): ReactNode {
  return (
    <Stack as="section" gap="md" aria-labelledby={`category-${category.id}`}>
      <Stack gap="2xs">
        <Heading level={2} id={`category-${category.id}`} dir="auto">
          {category.denomination}
        </Heading>
        {category.cataloguePageDescription && (
          <Text tone="muted" dir="auto">
            {category.cataloguePageDescription}
          </Text>
        )}
      </Stack>
      {category.sections.map((section) => (
        <Stack key={section.id} gap="md">
          {section.denomination && (
            <Heading level={3} dir="auto">
              {section.denomination}
            </Heading>
          )}
          <PagedCards kind="programs" items={section.modules} headingLevel={section.denomination ? 4 : 3} />
          <PagedCards kind="courses" items={section.courses} headingLevel={section.denomination ? 4 : 3} />
        </Stack>
      ))}
    </Stack>
  );
}
