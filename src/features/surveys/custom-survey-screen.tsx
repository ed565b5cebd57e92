import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { surveySubject } from '#features/learning/subjects.ts';
import { QuestionnaireForm } from '#features/questionnaires/questionnaire-form.tsx';
import { Result } from '#features/questionnaires/result.tsx';
import { useSession } from '#features/session/session.ts';
import { ChangeMark } from '#features/sync/change-mark.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { BackLink } from '#ui/layout/breadcrumb.tsx';
import { Page } from '#ui/layout/page.tsx';
import { FreshnessLine } from '#ui/status/freshness-line.tsx';
import { surveyPageQueries } from './page-queries.ts';
import { SurveyHeading } from './parts/survey-heading.tsx';

const LinkButton = createLink(ButtonLink);
const UpLink = createLink(BackLink);

/** /custom-survey/{identifier} (SURVEY-7): one survey on a full page, without the navigation of the campus. */
export function CustomSurveyScreen({ identifier }: { identifier: string }): ReactNode {
  const { language } = useSession();
  const { data, at, isStale } = useCampusQuery(surveyPageQueries.one(identifier, language));
  const [again, setAgain] = useState(false);
  const { survey } = data;
  if (survey === null) return null;
  const isDone = survey.hasBeenTaken && !again;
  return (
    <Page width="reader">
      <UpLink to="/start">
        <Trans>Home</Trans>
      </UpLink>
      <SurveyHeading survey={survey} isAsking={!isDone} />
      <FreshnessLine at={at} isStale={isStale} />
      {isDone ? (
        <>
          <Result questionnaire={survey} onRetake={survey.isRetakeable ? () => setAgain(true) : undefined} />
          <ChangeMark subject={surveySubject(survey.id)} />
          <LinkButton to="/start" variant="outline">
            <Trans>To the campus</Trans>
          </LinkButton>
        </>
      ) : (
        <>
          <QuestionnaireForm questionnaire={survey} course={null} onSent={() => setAgain(false)} />
          <LinkButton to="/start" variant="quiet">
            <Trans>Not now</Trans>
          </LinkButton>
        </>
      )}
    </Page>
  );
}
