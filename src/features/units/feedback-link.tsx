import { Trans } from '@lingui/react/macro';
import { createLink } from '@tanstack/react-router';
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark';
import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/actions/button.tsx';
import type { CoursePage } from './unit-state.ts';

const LinkButton = createLink(ButtonLink);

type Props = { course: CoursePage; isFinished: boolean };

/** To the questions about a unit, once it is finished (SURVEY-3). */
export function FeedbackLink({ course: { feedbackSurvey }, isFinished }: Props): ReactNode {
  if (!isFinished || feedbackSurvey === null) return null;
  return (
    <LinkButton to="/survey/$identifier" params={feedbackSurvey} variant="outline" icon={MessageCircleQuestionMark}>
      <Trans>Say how it was</Trans>
    </LinkButton>
  );
}
