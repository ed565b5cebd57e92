import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSend } from '#cache/use-send.ts';
import { setSurveysHidden } from '#features/learning/set-surveys-hidden.ts';
import { surveySubject } from '#features/learning/subjects.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import type { SurveyHead } from '#features/surveys/queries.ts';
import { ChangeMark } from '#features/sync/change-mark.tsx';
import { Button } from '#ui/actions/button.tsx';
import { List } from '#ui/layout/list.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './surveys.css.ts';

type Props = { title: ReactNode; surveys: readonly SurveyHead[] };

/** Surveys that stand alike; nothing where there are none. */
export function SurveySection({ title, surveys }: Props): ReactNode {
  if (surveys.length === 0) return null;
  return (
    <Stack as="section" gap="md">
      <Heading level={2}>{title}</Heading>
      <List>
        {surveys.map((survey) => (
          <SurveyCard key={survey.id} survey={survey} />
        ))}
      </List>
    </Stack>
  );
}

function SurveyCard({ survey }: { survey: SurveyHead }): ReactNode {
  const { id, identifier, denomination, courseDenomination, hasBeenTaken, isHidden, myDraft } = survey;
  const { allowHidingSurveys } = useOrganisation().features;
  const send = useSend(setSurveysHidden);
  const to = hasBeenTaken ? '/survey/result/$identifier' : '/survey/$identifier';
  return (
    <li className={styles.card}>
      <Heading level={3} size="title-s" dir="auto">
        <Link to={to} params={{ identifier }} className={styles.link}>
          {denomination}
        </Link>
      </Heading>
      {courseDenomination && (
        <Text size="small" tone="muted" dir="auto">
          {courseDenomination}
        </Text>
      )}
      {myDraft !== null && (
        <Text size="small" tone="muted">
          <Trans>You have begun.</Trans>
        </Text>
      )}
      <ChangeMark subject={surveySubject(id)} />
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
