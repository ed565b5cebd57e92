import { Trans } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode } from 'react';
import { type GivenResult, givenResults } from '#campus/questionnaires/given-results.ts';
import { closingBlocks } from '#campus/questionnaires/questionnaire.ts';
import type { QuestionAnswer } from '#campus/questionnaires/questionnaire-shape.ts';
import { Button } from '#ui/actions/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Html } from '#ui/text/html.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './parts/questionnaire.css.ts';
import { coreOf, type Questionnaire } from './questionnaire-read.ts';

type Props = { questionnaire: Questionnaire; onRetake: (() => void) | undefined };

/** What came of it, calmly: never red for few points (LESSON-13). Feedback per answer, where there is any. */
export function Result({ questionnaire, onRetake }: Props): ReactNode {
  const { myCompletion, minPassingScore, pages } = questionnaire;
  const answers = myCompletion?.answers ?? {};
  const questions = new Map(pages.flatMap((page) => page.questions).map((each) => [each.identifier, each]));
  return (
    <Stack gap="md" role="status">
      <Summary questionnaire={questionnaire} />
      {myCompletion?.score != null && (
        <Text size="small" tone="muted">
          {minPassingScore === null ? (
            <Trans>You have {myCompletion.score} %.</Trans>
          ) : (
            <Trans>
              You have {myCompletion.score} %. You need {minPassingScore} % to pass.
            </Trans>
          )}
        </Text>
      )}
      {closingBlocks(coreOf(questionnaire), answers).map((block) => (
        <Html key={block}>{block}</Html>
      ))}
      {resultsOf(questionnaire).map((result) => {
        const { identifier, points } = result;
        const question = questions.get(identifier);
        return question === undefined || points === null ? null : (
          <Feedback key={identifier} question={question} answer={answers[identifier]} result={result} />
        );
      })}
      {onRetake !== undefined && (
        <Button variant="tonal" icon={RotateCcw} onClick={onRetake}>
          <Trans>Answer again</Trans>
        </Button>
      )}
    </Stack>
  );
}

function Summary({ questionnaire: { myCompletion, minPassingScore, hasAnswerKey } }: Pick<Props, 'questionnaire'>) {
  const isPassed = myCompletion?.result?.successful ?? myCompletion?.passed;
  if (!hasAnswerKey && myCompletion?.result == null)
    return (
      <Text>
        <Trans>Your answers are saved. The result comes when you are online.</Trans>
      </Text>
    );
  if (minPassingScore !== null && isPassed === true)
    return (
      <Text size="label" tone="success">
        <Trans>Passed. Well done.</Trans>
      </Text>
    );
  if (minPassingScore !== null && isPassed === false)
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

/** By the campus's word; until it has heard of the answers, what the device finds where it has the key (SURVEY-4). */
function resultsOf(questionnaire: Questionnaire): readonly GivenResult[] {
  const { myCompletion, hasAnswerKey } = questionnaire;
  if (myCompletion?.result != null) return myCompletion.result.answers;
  return hasAnswerKey ? givenResults(coreOf(questionnaire), myCompletion?.answers ?? {}) : [];
}

type FeedbackProps = {
  question: Questionnaire['pages'][number]['questions'][number];
  answer: QuestionAnswer | undefined;
  result: GivenResult;
};

/** Right or not yet, with a sign and words, and what the campus has to say about what was chosen. */
function Feedback({ question, answer, result }: FeedbackProps): ReactNode {
  const isRight = result.points !== 0;
  return (
    <div className={styles.feedback}>
      <Icon of={isRight ? CircleCheck : CircleDashed} className={isRight ? styles.right : styles.notYet} />
      <Stack gap="2xs">
        <Text size="label" dir="auto">
          {question.label}
        </Text>
        <Text size="small" tone="muted">
          {isRight ? <Trans>That is right.</Trans> : <Trans>Not yet.</Trans>}
        </Text>
        {(result.feedback === null ? chosenOf(question, answer) : result.feedback.split('\n')).map((line) => (
          <Text key={line} dir="auto">
            {line}
          </Text>
        ))}
      </Stack>
    </div>
  );
}

function chosenOf(question: FeedbackProps['question'], answer: QuestionAnswer | undefined): string[] {
  if (!('options' in question)) return [];
  const chosen = typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer : [];
  return question.options.filter(({ id }) => chosen.includes(id)).map(({ denomination }) => denomination);
}
