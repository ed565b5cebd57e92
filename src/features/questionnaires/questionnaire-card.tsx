import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CourseCard } from '#campus/learning/learning-item.ts';
import { surveySubject } from '#features/learning/subjects.ts';
import { ChangeMark } from '#features/sync/change-mark.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Html } from '#ui/text/html.tsx';
import { Text } from '#ui/text/text.tsx';
import { QuestionField } from './parts/question-field.tsx';
import * as styles from './parts/questionnaire.css.ts';
import { Result } from './parts/result.tsx';
import type { Questionnaire } from './questionnaire-read.ts';
import { useAnswering } from './use-answering.ts';

type Props = {
  questionnaire: Questionnaire;
  /** Whose lesson asks; null for a survey. */
  course: CourseCard | null;
};

/** Questions of a lesson or a survey (LESSON-13): page by page, feedback at the end, once more where that may be. */
export function QuestionnaireCard({ questionnaire, course }: Props): ReactNode {
  const { denomination, description, welcomeMessage, myCompletion, isRetakeable, hasBeenTaken } = questionnaire;
  const [again, setAgain] = useState(false);
  const isDone = (hasBeenTaken || myCompletion !== null) && !again;
  return (
    <section className={styles.card}>
      <Heading level={2} dir="auto">
        {denomination}
      </Heading>
      {!isDone && welcomeMessage !== null && <Html>{welcomeMessage}</Html>}
      {!isDone && description !== null && <Html>{description}</Html>}
      {isDone ? (
        <Result questionnaire={questionnaire} onRetake={isRetakeable ? () => setAgain(true) : undefined} />
      ) : (
        <Questions questionnaire={questionnaire} course={course} onSent={() => setAgain(false)} />
      )}
      <ChangeMark subject={surveySubject(questionnaire.id)} />
    </section>
  );
}

function Questions({ questionnaire, course, onSent }: Props & { onSent: () => void }): ReactNode {
  const { view, answers, isChecked, answer, goOn, goBack } = useAnswering(questionnaire, course, onSent);
  const top = useTopOf(view?.page.id);
  if (view === undefined) return null;
  const { page, questions, at, count, isLast, canGoOn, hasBack, canGoBack } = view;
  return (
    <Stack gap="lg" ref={top} tabIndex={-1} className={styles.page}>
      {count > 1 && (
        <Text size="small" tone="muted">
          <Trans>
            Page {at + 1} of {count}
          </Trans>
        </Text>
      )}
      {page.title !== null && (
        <Heading level={3} dir="auto">
          {page.title}
        </Heading>
      )}
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          answer={answers[question.identifier]}
          isChecked={isChecked}
          onAnswer={(given) => answer(question.identifier, given)}
        />
      ))}
      {isChecked && !canGoOn && (
        <Text role="alert" tone="danger">
          <Trans>Something is missing here. Please look at the questions once more.</Trans>
        </Text>
      )}
      <Row>
        {hasBack && (
          <Button variant="outline" aria-disabled={!canGoBack} onClick={goBack}>
            <Trans>Back</Trans>
          </Button>
        )}
        <Button onClick={goOn}>{isLast ? <Trans>Send answers</Trans> : <Trans>Go on</Trans>}</Button>
      </Row>
    </Stack>
  );
}

/** Another page begins at its top, for eyes and for ears. */
function useTopOf(pageId: string | undefined) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(pageId);
  useEffect(() => {
    if (shown.current === pageId) return;
    shown.current = pageId;
    top.current?.focus();
  }, [pageId]);
  return top;
}
