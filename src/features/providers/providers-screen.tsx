import { Trans } from '@lingui/react/macro';
import { createLink, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { useSession } from '#features/session/session.ts';
import { StonyPath } from '#ui/drawings/stony-path.tsx';
import { BackLink } from '#ui/layout/breadcrumb.tsx';
import { List } from '#ui/layout/list.tsx';
import { Page } from '#ui/layout/page.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { FreshnessLine } from '#ui/status/freshness-line.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './providers.css.ts';
import { providerQueries } from './queries.ts';

const UpLink = createLink(BackLink);

/** /content-providers (CATALOGUE-9): who makes what one learns. */
export function ProvidersScreen(): ReactNode {
  const { language } = useSession();
  const { data, at, isStale } = useCampusQuery(providerQueries.list(language));
  const providers = data.viewer.contentProvidersLimitedList;
  return (
    <Page>
      <UpLink to="/explore">
        <Trans>Explore</Trans>
      </UpLink>
      <Heading level={1}>
        <Trans>Who makes these courses</Trans>
      </Heading>
      <FreshnessLine at={at} isStale={isStale} />
      {providers.length === 0 && (
        <EmptyState drawing={<StonyPath />}>
          <Trans>No one is named here yet.</Trans>
        </EmptyState>
      )}
      <List columns>
        {providers.map(({ id, name, description, logo }) => (
          <li key={id} className={styles.card}>
            {logo && <img src={logo} alt="" loading="lazy" className={styles.logo} />}
            <Heading level={2} size="title-s" dir="auto">
              <Link to="/content-provider/$id" params={{ id }} className={styles.link}>
                {name}
              </Link>
            </Heading>
            {description && (
              <Text size="small" tone="muted" clamp={3} dir="auto">
                {description}
              </Text>
            )}
          </li>
        ))}
      </List>
    </Page>
  );
}
