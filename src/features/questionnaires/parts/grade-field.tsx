import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { GRADES } from '#campus/own-limits.ts';
import type { Question, QuestionAnswer } from '#campus/questionnaires/questionnaire-shape.ts';
import { QuestionGroup } from './question-group.tsx';
import * as styles from './questionnaire.css.ts';

type Props = {
  question: Extract<Question, { __typename: 'SatisfactionQuestion' | 'DifficultyQuestion' }>;
  answer: QuestionAnswer | undefined;
  error: ReactNode;
  onAnswer: (answer: QuestionAnswer | undefined) => void;
};

/** How satisfied somebody is, or how difficult it was: each grade says what it means. */
export function GradeField({ question, answer, error, onAnswer }: Props): ReactNode {
  const id = useId();
  const { t } = useLingui();
  const satisfaction = [t`Not at all satisfied`, t`Less satisfied`, t`So-so`, t`Satisfied`, t`Very satisfied`];
  const difficulty = [t`Very easy`, t`Easy`, t`Just right`, t`Difficult`, t`Very difficult`];
  const labels = question.__typename === 'SatisfactionQuestion' ? satisfaction : difficulty;
  return (
    <QuestionGroup question={question} error={error}>
      {labels.slice(0, GRADES).map((label, n) => (
        <label key={label} className={styles.option}>
          <input
            type="radio"
            name={id}
            className={styles.tick}
            checked={answer === n + 1}
            onChange={() => onAnswer(n + 1)}
          />
          {label}
        </label>
      ))}
    </QuestionGroup>
  );
}
