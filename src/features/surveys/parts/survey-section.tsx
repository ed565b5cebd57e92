import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSend } from '#cache/use-send.ts';
import { setSurveysHidden } from '#features/learning/set-surveys-hidden.ts';
import { surveySubject } from '#features/learning/subjects.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import type { SurveyHead, Surveys } from '#features/surveys/queries.ts';
import { ChangeMark } from '#features/sync/change-mark.tsx';
import { Button } from '#ui/actions/button.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './surveys.css.ts';

type Props = { title: ReactNode; surveys: readonly SurveyHead[]; courses: Surveys['completedCourses'] };

/** Surveys that stand alike; nothing where there are none. */
export function SurveySection({ title, surveys, courses }: Props): ReactNode {
  if (surveys.length === 0) return null;
  return (
    <Stack as="section" gap="md">
      <Heading level={2}>{title}</Heading>
      <List>
        {surveys.map((survey) => (
          <SurveyCard key={survey.id} survey={survey} course={courseOf(survey, courses)} />
        ))}
      </List>
    </Stack>
  );
}

/** What it asks about; undefined where it stands for itself. */
function courseOf({ identifier }: SurveyHead, courses: Surveys['completedCourses']): string | undefined {
  return courses.find(({ feedbackSurvey }) => feedbackSurvey?.identifier === identifier)?.denomination;
}

function SurveyCard({ survey, course }: { survey: SurveyHead; course: string | undefined }): ReactNode {
  const { id, identifier, denomination, hasBeenTaken, isHidden, myDraft } = survey;
  const { allowHidingSurveys } = useOrganisation().features;
  const send = useSend(setSurveysHidden);
  const to = hasBeenTaken ? '/survey/result/$identifier' : '/survey/$identifier';
  return (
    <li className={styles.card}>
      <Stack gap="xs" align="start" className={styles.facts}>
        <Heading level={3} size="title-s" dir="auto">
          <Link to={to} params={{ identifier }} className={styles.link}>
            {denomination}
          </Link>
        </Heading>
        {course && (
          <Text size="small" tone="muted" dir="auto">
            {course}
          </Text>
        )}
        {myDraft !== null && (
          <Text size="small" tone="muted">
            <Trans>You have begun.</Trans>
          </Text>
        )}
        <ChangeMark subject={surveySubject(id)} />
      </Stack>
      {allowHidingSurveys && !hasBeenTaken && (
        <Button
          variant="quiet"
          className={styles.above}
          onClick={() => void send({ ids: [id], title: denomination, hidden: !isHidden })}
        >
          {isHidden ? <Trans>Show again</Trans> : <Trans>Hide</Trans>}
        </Button>
      )}
    </li>
  );
}
