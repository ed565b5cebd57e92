import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { PagedCards } from '#features/explore/paged-cards.tsx';
import { useSession } from '#features/session/session.ts';
import { StonyPath } from '#ui/drawings/stony-path.tsx';
import { BackLink } from '#ui/layout/breadcrumb.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { FreshnessLine } from '#ui/status/freshness-line.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './providers.css.ts';
import { providerQueries } from './queries.ts';

const UpLink = createLink(BackLink);

/** /content-provider/{id} (CATALOGUE-9): one of them with everything that they offer here. */
export function ProviderScreen({ id }: { id: string }): ReactNode {
  const { language } = useSession();
  const { data, at, isStale } = useCampusQuery(providerQueries.one(id, language));
  const { contentProvider: provider } = data;
  if (provider === null) return null;
  const { name, description, logo, modules, courses } = provider;
  return (
    <Page gap="2xl">
      <UpLink to="/content-providers">
        <Trans>Who makes these courses</Trans>
      </UpLink>
      <Stack gap="sm" align="start">
        {logo && <img src={logo} alt="" className={styles.logo} />}
        <Heading level={1} dir="auto">
          {name}
        </Heading>
        {description && <Text dir="auto">{description}</Text>}
        <FreshnessLine at={at} isStale={isStale} />
      </Stack>
      {modules.length + courses.length === 0 && (
        <EmptyState drawing={<StonyPath />}>
          <Trans>There are no courses here yet. Please come back soon.</Trans>
        </EmptyState>
      )}
      <PagedCards kind="programs" items={modules} headingLevel={3} />
      <PagedCards kind="courses" items={courses} headingLevel={3} />
    </Page>
  );
}
