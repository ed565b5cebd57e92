import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import type { CourseCard } from '#campus/learning/learning-item.ts';
import { Button } from '#ui/actions/button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Html } from '#ui/text/html.tsx';
import { Text } from '#ui/text/text.tsx';
import { QuestionField } from './parts/question-field.tsx';
import * as styles from './parts/questionnaire.css.ts';
import type { Questionnaire } from './questionnaire-read.ts';
import { useAnswering } from './use-answering.ts';

type Props = {
  questionnaire: Questionnaire;
  /** Whose lesson asks; null for a survey. */
  course: CourseCard | null;
  onSent: () => void;
};

/** The questions, page by page; the way back keeps every answer (LESSON-14). */
export function QuestionnaireForm({ questionnaire, course, onSent }: Props): ReactNode {
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
      {page.denomination !== null && (
        <Heading level={3} dir="auto">
          {page.denomination}
        </Heading>
      )}
      {page.description !== null && <Html>{page.description}</Html>}
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
