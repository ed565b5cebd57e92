import { Trans } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';
import { isRight, shownPages } from '#campus/questionnaires/questionnaire.ts';
import type { Question, QuestionAnswer } from '#campus/questionnaires/questionnaire-shape.ts';
import { coreOf, type Questionnaire } from '#features/questionnaires/questionnaire-read.ts';
import { Button } from '#ui/actions/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './questionnaire.css.ts';

type Props = { questionnaire: Questionnaire; onRetake: (() => void) | undefined };

/** What came of it, calmly: never red for few points (LESSON-13). Feedback per answer, where there is any. */
export function Result({ questionnaire, onRetake }: Props): ReactNode {
  const { myCompletion, minPassingScore, hasAnswerKey } = questionnaire;
  const answers = myCompletion?.answers ?? {};
  const questions = shownPages(coreOf(questionnaire), answers).flatMap((page) => page.questions);
  return (
    <Stack gap="md" role="status">
      <Summary questionnaire={questionnaire} />
      {minPassingScore !== null && myCompletion?.score != null && (
        <Text size="small" tone="muted">
          <Trans>
            You have {myCompletion.score} %. You need {minPassingScore} % to pass.
          </Trans>
        </Text>
      )}
      {hasAnswerKey &&
        questions.map((question) => (
          <Feedback key={question.id} question={question} answer={answers[question.identifier]} />
        ))}
      {onRetake !== undefined && (
        <Button variant="tonal" icon={RotateCcw} onClick={onRetake}>
          <Trans>Answer again</Trans>
        </Button>
      )}
    </Stack>
  );
}

function Summary({ questionnaire: { myCompletion, minPassingScore, hasAnswerKey } }: Pick<Props, 'questionnaire'>) {
  if (!hasAnswerKey && myCompletion?.score == null)
    return (
      <Text>
        <Trans>Your answers are saved. The result comes when you are online.</Trans>
      </Text>
    );
  if (minPassingScore !== null && myCompletion?.passed === true)
    return (
      <Text size="label" tone="success">
        <Trans>Passed. Well done.</Trans>
      </Text>
    );
  if (minPassingScore !== null && myCompletion?.passed === false)
    return (
      <Text size="label">
        <Trans>Not passed yet. You can look at it again.</Trans>
      </Text>
    );
  return (
    <Text>
      <Trans>Thank you. Your answers are saved.</Trans>
    </Text>
  );
}

/** Right or not yet, with a sign and words, and what the campus has to say about what was chosen. */
function Feedback({ question, answer }: { question: Question; answer: QuestionAnswer | undefined }): ReactNode {
  const right = isRight(question, answer);
  if (right === undefined || !('options' in question)) return null;
  const chosen = typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer : [];
  const picked = question.options.filter(({ id }) => chosen.includes(id));
  return (
    <div className={styles.feedback}>
      <Icon of={right ? CircleCheck : CircleDashed} className={right ? styles.right : styles.notYet} />
      <Stack gap="2xs">
        <Text size="label" dir="auto">
          {question.label}
        </Text>
        <Text size="small" tone="muted">
          {right ? <Trans>That is right.</Trans> : <Trans>Not yet.</Trans>}
        </Text>
        {picked.map(({ id, denomination, feedback }) => (
          <Text key={id} dir="auto">
            {feedback ?? denomination}
          </Text>
        ))}
      </Stack>
    </div>
  );
}
