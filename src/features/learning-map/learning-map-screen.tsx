import { Trans, useLingui } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { catalogueOf } from '#campus/learning/catalogue-filter.ts';
import { exploreQueries } from '#features/explore/queries.ts';
import { useSession } from '#features/session/session.ts';
import { Lantern } from '#ui/drawings/lantern.tsx';
import { StonyPath } from '#ui/drawings/stony-path.tsx';
import { BackLink } from '#ui/layout/breadcrumb.tsx';
import { Hero, HeroText } from '#ui/layout/hero.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { FreshnessLine } from '#ui/status/freshness-line.tsx';
import { ProgressBar } from '#ui/status/progress-bar.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './learning-map.css.ts';
import { StationStop } from './station-stop.tsx';
import { stationsOf } from './stations.ts';

const UpLink = createLink(BackLink);

/** /learning-map (SERVICE-5): the programs of the campus as stations of a path, and where on it one is. */
export function LearningMapScreen(): ReactNode {
  const { t } = useLingui();
  const { language } = useSession();
  const { data, at, isStale } = useCampusQuery(exploreQueries.catalogue(language));
  const { moduleCategories, itemsInNoCategory } = data.viewer;
  const modules = catalogueOf(moduleCategories, itemsInNoCategory).modules.filter(
    (item) => item.__typename === 'Module',
  );
  const stations = stationsOf(modules);
  const finished = stations.filter(({ state }) => state === 'finished').length;
  const isThere = finished === stations.length;
  return (
    <Page>
      <UpLink to="/explore">
        <Trans>Explore</Trans>
      </UpLink>
      <Hero lattice>
        <HeroText>
          <Stack gap="sm">
            <Heading level={1} tone="onHero">
              <Trans>Learning map</Trans>
            </Heading>
            <Text tone="onHero">
              <Trans>Your way through the programs, one station after the other.</Trans>
            </Text>
          </Stack>
        </HeroText>
        {stations.length > 0 && (
          <Stack gap="xs">
            <Text tone="onHero" size="label">
              <Trans>
                {finished} of {stations.length} stations finished
              </Trans>
            </Text>
            <ProgressBar value={finished / stations.length} label={t`Your progress`} tone="hero" />
          </Stack>
        )}
      </Hero>
      <FreshnessLine at={at} isStale={isStale} />
      {stations.length === 0 ? (
        <EmptyState drawing={<StonyPath />}>
          <Trans>There are no courses here yet. Please come back soon.</Trans>
        </EmptyState>
      ) : (
        <div className={styles.map}>
          <ol className={styles.stations}>
            {stations.map((station, n) => (
              <StationStop
                key={station.module.id}
                station={station}
                side={n % 2 === 0 ? 'start' : 'end'}
                isLast={n === stations.length - 1}
              />
            ))}
          </ol>
          <div className={styles.goal}>
            <div className={styles.lantern} aria-hidden="true">
              <Lantern lit={isThere} />
            </div>
            <Text tone="muted">
              {isThere ? (
                <Trans>You have been everywhere. Your light is on.</Trans>
              ) : (
                <Trans>This is where the way leads.</Trans>
              )}
            </Text>
          </div>
        </div>
      )}
    </Page>
  );
}
