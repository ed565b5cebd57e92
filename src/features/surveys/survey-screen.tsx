import { Trans } from '@lingui/react/macro';
import { createLink, Navigate, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { QuestionnaireForm } from '#features/questionnaires/questionnaire-form.tsx';
import { useSession } from '#features/session/session.ts';
import { BackLink } from '#ui/layout/breadcrumb.tsx';
import { Page } from '#ui/layout/page.tsx';
import { FreshnessLine } from '#ui/status/freshness-line.tsx';
import { surveyPageQueries } from './page-queries.ts';
import { SurveyHeading } from './parts/survey-heading.tsx';

const UpLink = createLink(BackLink);

/** /survey/{identifier} (SURVEY-2): the questions of one, and on to what came of them. */
export function SurveyScreen({ identifier }: { identifier: string }): ReactNode {
  const { language } = useSession();
  const navigate = useNavigate();
  const { data, at, isStale } = useCampusQuery(surveyPageQueries.one(identifier, language));
  const { survey } = data;
  const result = { to: '/survey/result/$identifier', params: { identifier } } as const;
  if (survey === null) return null;
  if (survey.hasBeenTaken && !survey.isRetakeable) return <Navigate {...result} replace />;
  return (
    <Page width="reader">
      <UpLink to="/surveys">
        <Trans>Surveys</Trans>
      </UpLink>
      <SurveyHeading survey={survey} isAsking />
      <FreshnessLine at={at} isStale={isStale} />
      <QuestionnaireForm
        questionnaire={survey}
        course={null}
        onSent={() => void navigate({ ...result, replace: true })}
      />
    </Page>
  );
}
