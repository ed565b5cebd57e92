import { Plural, Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSavedSnapshot } from '#cache/saved/use-saved-units.ts';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { continueWith } from '#campus/learning/continue-with.ts';
import { moduleProgress } from '#campus/learning/module-progress.ts';
import { docCheckOf } from '#features/doc-check/doc-check.ts';
import { DocumentBanner } from '#features/doc-check/document-banner.tsx';
import { PartBoundary } from '#features/errors/part-boundary.tsx';
import { InstallCard } from '#features/install/install-card.tsx';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { useSession } from '#features/session/session.ts';
import { SurveyBanner } from '#features/surveys/survey-banner.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Lantern } from '#ui/drawings/lantern.tsx';
import { belowWindow } from '#ui/layout/below-window.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { FreshnessLine } from '#ui/status/freshness-line.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { ContinueLesson, ContinueModule } from './parts/continue-hero.tsx';
import { Promo } from './parts/promo.tsx';
import { type Home, homeQueries } from './queries.ts';
import * as styles from './start-screen.css.ts';

const LinkButton = createLink(ButtonLink);

const BelowHome = belowWindow(async () => (await import('./parts/below-home.tsx')).BelowHome);
export const readyBelowHome = BelowHome.ready;

/** /start (CATALOGUE-14): one thing to do next, what one learns, then what else there is. */
export function StartScreen(): ReactNode {
  const { language } = useSession();
  const { data, at, isStale } = useCampusQuery(homeQueries.start(language));
  const { me, viewer } = data;
  const name = me?.firstName ?? me?.nickname;
  return (
    <Page>
      <div className={styles.frame}>
        <Stack gap="2xl">
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
            <Streak weeks={me?.consecutiveWeeklyVisits ?? 0} />
            <FreshnessLine at={at} isStale={isStale} />
          </Stack>
          <PartBoundary of="next">
            <Next viewer={viewer} />
          </PartBoundary>
          <PartBoundary of="doc-check">
            <DocumentBanner check={docCheckOf(data)} />
          </PartBoundary>
          <PartBoundary of="survey-banner">
            <SurveyBanner />
          </PartBoundary>
          <PartBoundary of="promo">
            <Promo promo={data.promo} />
          </PartBoundary>
          <InstallPlea viewer={viewer} />
        </Stack>
        <BelowHome.Part home={data} />
      </div>
    </Page>
  );
}

/** What one was at last, at the lesson that is due; else a module that is not through; else the way to begin. */
function Next({ viewer }: Pick<Home, 'viewer'>): ReactNode {
  const due = continueWith(viewer.enrolledUnits);
  if (due !== undefined) {
    const moduleId = viewer.modules.find(({ courseIds }) => courseIds.some(({ id }) => id === due.unit.id))?.id;
    return <ContinueLesson unit={due.unit} lessonId={due.lessonId} moduleId={moduleId} />;
  }
  const module = viewer.modules.find(({ courses }) => (moduleProgress(courses) ?? 0) < 100);
  if (module !== undefined) return <ContinueModule module={module} />;
  return <Begin isFirst={viewer.enrolledUnits.length === 0 && viewer.modules.length === 0} />;
}

/** Offers the app once something was finished or saved: by then one knows what it is good for (APP-7). */
function InstallPlea({ viewer }: Pick<Home, 'viewer'>): ReactNode {
  const { units } = useSavedSnapshot();
  const isFinished = viewer.enrolledUnits.some(({ lessons }) => lessons.some(({ isCompleted }) => isCompleted));
  return <InstallCard hasLearnt={isFinished || units.length > 0} />;
}

/** So many weeks are drawn; more are given in words. */
const WEEKS_DRAWN = [1, 2, 3, 4, 5, 6, 7, 8];

/** Weeks in a row, gently: nothing is called lost (CATALOGUE-15). */
function Streak({ weeks }: { weeks: number }): ReactNode {
  const { showHomepageActivityStreak } = useOrganisation().features;
  if (!showHomepageActivityStreak || weeks <= 1) return null;
  return (
    <>
      <Text tone="muted">
        <Plural value={weeks} one="# week in a row. Nice and steady." other="# weeks in a row. Nice and steady." />
      </Text>
      <span className={styles.weeks} aria-hidden="true">
        {WEEKS_DRAWN.map((week) => (
          <span key={week} className={styles.week} data-lit={week <= weeks || undefined} />
        ))}
      </span>
    </>
  );
}

/** There is nothing to go on with: nothing was begun yet, or all that was has its own dates or is done. */
function Begin({ isFirst }: { isFirst: boolean }): ReactNode {
  return (
    <EmptyState
      drawing={<Lantern />}
      action={
        <LinkButton to="/explore">
          <Trans>Explore courses</Trans>
        </LinkButton>
      }
    >
      {isFirst ? (
        <Trans>Choose your first course. Ten minutes is a good start.</Trans>
      ) : (
        <Trans>Choose your next course. Ten minutes is a good start.</Trans>
      )}
    </EmptyState>
  );
}
