import { type ReactNode, useState } from 'react';
import type { CourseCard } from '#campus/learning/learning-item.ts';
import { surveySubject } from '#features/learning/subjects.ts';
import { ChangeMark } from '#features/sync/change-mark.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { Html } from '#ui/text/html.tsx';
import * as styles from './parts/questionnaire.css.ts';
import { QuestionnaireForm } from './questionnaire-form.tsx';
import type { Questionnaire } from './questionnaire-read.ts';
import { Result } from './result.tsx';

type Props = {
  questionnaire: Questionnaire;
  /** Whose lesson asks. */
  course: CourseCard;
};

/** Questions of a lesson (LESSON-13): page by page, feedback at the end, once more where that may be. */
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
        <QuestionnaireForm questionnaire={questionnaire} course={course} onSent={() => setAgain(false)} />
      )}
      <ChangeMark subject={surveySubject(questionnaire.id)} />
    </section>
  );
}
