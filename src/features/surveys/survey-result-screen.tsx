import { Trans } from '@lingui/react/macro';
import { createLink, Navigate, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { surveySubject } from '#features/learning/subjects.ts';
import { Result } from '#features/questionnaires/result.tsx';
import { useSession } from '#features/session/session.ts';
import { ChangeMark } from '#features/sync/change-mark.tsx';
import { BackLink } from '#ui/layout/breadcrumb.tsx';
import { Page } from '#ui/layout/page.tsx';
import { FreshnessLine } from '#ui/status/freshness-line.tsx';
import { surveyPageQueries } from './page-queries.ts';
import { SurveyHeading } from './parts/survey-heading.tsx';

const UpLink = createLink(BackLink);

/** /survey/result/{identifier} (SURVEY-4): what came of the answers, also before the campus has them. */
export function SurveyResultScreen({ identifier }: { identifier: string }): ReactNode {
  const { language } = useSession();
  const navigate = useNavigate();
  const { data, at, isStale } = useCampusQuery(surveyPageQueries.one(identifier, language));
  const { survey } = data;
  if (survey === null) return null;
  const questions = { to: '/survey/$identifier', params: { identifier } } as const;
  if (!survey.hasBeenTaken) return <Navigate {...questions} replace />;
  return (
    <Page width="reader">
      <UpLink to="/surveys">
        <Trans>Surveys</Trans>
      </UpLink>
      <SurveyHeading survey={survey} />
      <FreshnessLine at={at} isStale={isStale} />
      <Result questionnaire={survey} onRetake={survey.isRetakeable ? () => void navigate(questions) : undefined} />
      <ChangeMark subject={surveySubject(survey.id)} />
    </Page>
  );
}
