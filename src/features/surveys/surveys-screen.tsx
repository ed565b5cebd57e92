import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { HIDDEN_SURVEYS } from '#features/learning/subjects.ts';
import { useSession } from '#features/session/session.ts';
import { ChangeMark } from '#features/sync/change-mark.tsx';
import { StonyPath } from '#ui/drawings/stony-path.tsx';
import { BackLink } from '#ui/layout/breadcrumb.tsx';
import { Page } from '#ui/layout/page.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { EmptyState } from '#ui/status/empty-state.tsx';
import { FreshnessLine } from '#ui/status/freshness-line.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { openSurveys } from './open-surveys.ts';
import { SurveySection } from './parts/survey-section.tsx';
import { surveyQueries } from './queries.ts';

const UpLink = createLink(BackLink);

/** /surveys (SURVEY-1): what is open, what was answered, and what was put aside. */
export function SurveysScreen(): ReactNode {
  const { language } = useSession();
  const { data, at, isStale } = useCampusQuery(surveyQueries.list(language));
  const { completedCourses: courses } = data;
  const { surveys } = data.viewer;
  const { surveyPageText } = data.organizationConfig.organizationCustomTexts;
  const open = openSurveys(surveys);
  return (
    <Page width="reader" gap="2xl">
      <UpLink to="/start">
        <Trans>Home</Trans>
      </UpLink>
      <Stack gap="xs">
        <Heading level={1}>
          <Trans>Surveys</Trans>
        </Heading>
        {surveyPageText && <Text dir="auto">{surveyPageText}</Text>}
        <FreshnessLine at={at} isStale={isStale} />
      </Stack>
      <ChangeMark subject={HIDDEN_SURVEYS} />
      {open.length === 0 && (
        <EmptyState drawing={<StonyPath />}>
          <Trans>Nothing to answer right now.</Trans>
        </EmptyState>
      )}
      <SurveySection title={<Trans>To answer</Trans>} surveys={open} courses={courses} />
      <SurveySection
        title={<Trans>Answered</Trans>}
        surveys={surveys.filter(({ hasBeenTaken }) => hasBeenTaken)}
        courses={courses}
      />
      <SurveySection
        title={<Trans>Hidden</Trans>}
        surveys={surveys.filter(({ hasBeenTaken, isHidden }) => !hasBeenTaken && isHidden)}
        courses={courses}
      />
    </Page>
  );
}
