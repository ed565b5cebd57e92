import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { moduleProgress } from '#campus/module-progress.ts';
import { ItemCard } from '#features/learning-items/item-card.tsx';
import { BookmarkToggle } from '#features/lists/bookmark-toggle.tsx';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { useSession } from '#features/session/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CardList } from '#ui/card.tsx';
import { Lantern } from '#ui/drawings/lantern.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FreshnessLine } from '#ui/freshness-line.tsx';
import { Heading } from '#ui/heading.tsx';
import { Hero, HeroWords } from '#ui/hero.tsx';
import { Page } from '#ui/page.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { type Home, homeQueries } from './queries.ts';
import * as styles from './start-screen.css.ts';

const LinkButton = createLink(ButtonLink);

/** /start (B2, Home): one thing to do next, then what one learns. */
export function StartScreen(): ReactNode {
  const { language } = useSession();
  const { features } = useOrganisation();
  const { data, at, isStale } = useCampusQuery(homeQueries.start(language));
  const { me, viewer } = data;
  const name = me?.firstName ?? me?.nickname;
  const weeks = me?.consecutiveWeeklyVisits ?? 0;
  const next = viewer.modules.find((module) => (moduleProgress(module.courses) ?? 0) < 100);
  return (
    <Page gap="2xl">
      <Stack gap="2xs">
        <Heading level={1}>
          {name ? (
            <Trans>
              Hello, <bdi>{name}</bdi>
            </Trans>
          ) : (
            <Trans>Hello</Trans>
          )}
        </Heading>
        {features.showHomepageActivityStreak && weeks > 1 && (
          <Text tone="muted">
            <Plural value={weeks} one="# week in a row. Nice and steady." other="# weeks in a row. Nice and steady." />
          </Text>
        )}
        {isStale && <FreshnessLine at={new Date(at)} now={new Date()} failed />}
      </Stack>
      {next === undefined ? <Begin /> : <ContinueHero module={next} />}
      <Learning viewer={viewer} />
    </Page>
  );
}

function ContinueHero({ module }: { module: Home['viewer']['modules'][number] }): ReactNode {
  const { t } = useLingui();
  const progress = moduleProgress(module.courses) ?? 0;
  const done = module.courses.filter((course) => course.status.denomination === 'COMPLETED').length;
  return (
    <Hero>
      <HeroWords>
        <Stack gap="sm" align="start">
          <Text size="label" tone="onHero">
            <Trans>Continue learning</Trans>
          </Text>
          <Heading level={2} size="title-l" tone="onHero" clamp={2} dir="auto">
            {module.denomination}
          </Heading>
          <Text size="small" tone="onHero">
            <Trans>
              {done} of {module.courses.length} courses done
            </Trans>
          </Text>
        </Stack>
      </HeroWords>
      <Stack gap="md">
        <ProgressBar value={progress / 100} label={t`Your progress`} tone="hero" />
        <LinkButton className={styles.go} to="/program/$id" params={{ id: module.id }} variant="accent">
          <Trans>Continue</Trans>
        </LinkButton>
      </Stack>
    </Hero>
  );
}

function Begin(): ReactNode {
  return (
    <EmptyState
      drawing={<Lantern />}
      action={
        <LinkButton to="/explore">
          <Trans>Explore courses</Trans>
        </LinkButton>
      }
    >
      <Trans>Choose your first course. Ten minutes are a good start.</Trans>
    </EmptyState>
  );
}

function Learning({ viewer }: { viewer: Home['viewer'] }): ReactNode {
  return (
    <>
      {viewer.modules.length > 0 && (
        <Stack as="section" gap="md">
          <Heading level={2}>
            <Trans>My programs</Trans>
          </Heading>
          <CardList>
            {viewer.modules.map((module) => (
              <li key={module.id}>
                <ItemCard item={module} actions={<BookmarkToggle item={module} />} />
              </li>
            ))}
          </CardList>
        </Stack>
      )}
      {viewer.enrolledUnits.length > 0 && (
        <Stack as="section" gap="md">
          <Heading level={2}>
            <Trans>My courses</Trans>
          </Heading>
          <CardList>
            {viewer.enrolledUnits.map((course) => (
              <li key={course.id}>
                <ItemCard item={course} actions={<BookmarkToggle item={course} />} />
              </li>
            ))}
          </CardList>
        </Stack>
      )}
    </>
  );
}
