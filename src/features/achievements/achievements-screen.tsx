import { Plural, Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import FileText from 'lucide-react/icons/file-text';
import { type ReactNode, use } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { useSession } from '#features/session/session.ts';
import { dateFormats } from '#i18n/format-date.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Lantern } from '#ui/drawings/lantern.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { FreshnessLine } from '#ui/status/freshness-line.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './achievements.css.ts';
import { Certificates } from './parts/certificates.tsx';
import { LanguageRows } from './parts/language-rows.tsx';
import { LanternPicture } from './parts/lantern-picture.tsx';
import { ModuleRows } from './parts/module-rows.tsx';
import { type Achievement, achievementQueries } from './queries.ts';

const LinkButton = createLink(ButtonLink);

/** /achievements, the success page of the flags (EARN-4): lanterns, modules, certificates. */
export function AchievementsScreen(): ReactNode {
  const { language } = useSession();
  const { features, hasEnrolmentCertificate } = useOrganisation();
  const { data, at, isStale } = useCampusQuery(achievementQueries.mine(language));
  const { viewer, me } = data;
  const completed = viewer.enrolledUnits.filter(({ status }) => status.denomination === 'COMPLETED');
  const isLit = viewer.achievements.some(({ achievedAt }) => achievedAt !== null);
  const weeks = me?.consecutiveWeeklyVisits ?? 0;
  return (
    <Page gap="2xl">
      <Stack gap="2xs">
        <Heading level={1}>
          <Trans>Achievements</Trans>
        </Heading>
        {weeks > 1 && (
          <Text tone="muted">
            <Plural value={weeks} one="# week in a row. Nice and steady." other="# weeks in a row. Nice and steady." />
          </Text>
        )}
        <FreshnessLine at={at} isStale={isStale} />
      </Stack>
      {!isLit && completed.length === 0 && <NothingYet />}
      {features.showSuccessBadges && viewer.achievements.length > 0 && (
        <Stack as="section" gap="md">
          <Heading level={2}>
            <Trans>Your lanterns</Trans>
          </Heading>
          <ul className={styles.grid}>
            {viewer.achievements.map((achievement) => (
              <LanternCard key={achievement.id} achievement={achievement} />
            ))}
          </ul>
        </Stack>
      )}
      {features.showSuccessPageLanguageSection && <LanguageRows viewer={viewer} />}
      {features.showSuccessPageModuleProgressSection && <ModuleRows modules={viewer.modules} />}
      <Certificates courses={completed} modules={viewer.modules} />
      {hasEnrolmentCertificate && (
        <Row>
          <LinkButton to="/services/certificate" variant="outline" icon={FileText}>
            <Trans>Certificate of enrolment</Trans>
          </LinkButton>
        </Row>
      )}
    </Page>
  );
}

function NothingYet(): ReactNode {
  return (
    <EmptyState
      drawing={<Lantern />}
      action={
        <LinkButton to="/start">
          <Trans>Continue</Trans>
        </LinkButton>
      }
    >
      <Trans>Your first lantern lights up when you finish a course.</Trans>
    </EmptyState>
  );
}

/** Lit with the day, or unlit with how it is lit. */
function LanternCard({ achievement }: { achievement: Achievement }): ReactNode {
  const { denomination, description, imageUrl, achievedAt, howTo } = achievement;
  return (
    <li className={styles.card} data-lit={achievedAt !== null || undefined}>
      <LanternPicture image={imageUrl} />
      <Heading level={3} size="title-s" dir="auto">
        {denomination}
      </Heading>
      <Text size="small" tone="muted" dir="auto">
        {achievedAt === null ? howTo : description}
      </Text>
      <Text size="caption" tone="muted">
        {achievedAt === null ? (
          <Trans>Not lit yet</Trans>
        ) : (
          <Trans>
            Lit on <Day moment={new Date(achievedAt)} />
          </Trans>
        )}
      </Text>
    </li>
  );
}

function Day({ moment }: { moment: Date }): ReactNode {
  const { language } = useSession();
  return <bdi>{use(dateFormats(language)).date(moment)}</bdi>;
}
