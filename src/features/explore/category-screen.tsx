import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { useSession } from '#features/session/session.ts';
import { StonyPath } from '#ui/drawings/stony-path.tsx';
import { BackLink } from '#ui/layout/breadcrumb.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { FreshnessLine } from '#ui/status/freshness-line.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './category-screen.css.ts';
import { PagedCards } from './paged-cards.tsx';
import { exploreQueries, type ModuleCategory } from './queries.ts';

const UpLink = createLink(BackLink);

/** /category/{identifier} (CATALOGUE-8): one topic of the catalogue, by its sections. */
export function CategoryScreen({ identifier }: { identifier: string }): ReactNode {
  const { language } = useSession();
  const { data, at, isStale } = useCampusQuery(exploreQueries.catalogue(language));
  const category = data.viewer.moduleCategories.find((each) => each.identifier === identifier);
  if (category === undefined) return null;
  const isEmpty = category.sections.every(({ modules, courses }) => modules.length + courses.length === 0);
  return (
    <Page gap="2xl">
      <UpLink to="/explore">
        <Trans>Explore</Trans>
      </UpLink>
      <Band category={category} />
      <FreshnessLine at={at} isStale={isStale} />
      {isEmpty && (
        <EmptyState drawing={<StonyPath />}>
          <Trans>There are no courses here yet. Please come back soon.</Trans>
        </EmptyState>
      )}
      {category.sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </Page>
  );
}

function Band({ category }: { category: ModuleCategory }): ReactNode {
  return (
    <Row gap="lg" wrap={false} className={styles.band}>
      {category.image && <img src={category.image} alt="" className={styles.picture} />}
      <Stack gap="2xs">
        <Heading level={1} dir="auto">
          {category.denomination}
        </Heading>
        {category.cataloguePageDescription && (
          <Text tone="muted" dir="auto">
            {category.cataloguePageDescription}
          </Text>
        )}
        {category.subOrganization && (
          <Text size="small" tone="muted">
            <Trans>
              From <bdi>{category.subOrganization.denomination}</bdi>
            </Trans>
          </Text>
        )}
      </Stack>
    </Row>
  );
}

function Section({ section }: { section: ModuleCategory['sections'][number] }): ReactNode {
  const { denomination, subtitle, modules, courses } = section;
  return (
    <Stack as="section" gap="md">
      {denomination && (
        <Stack gap="2xs">
          <Heading level={2} dir="auto">
            {denomination}
          </Heading>
          {subtitle && (
            <Text tone="muted" dir="auto">
              {subtitle}
            </Text>
          )}
        </Stack>
      )}
      <PagedCards kind="programs" items={modules} headingLevel={3} />
      <PagedCards kind="courses" items={courses} headingLevel={3} />
    </Stack>
  );
}
