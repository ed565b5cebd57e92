import { type ReactNode, useId } from 'react';
import type { Question, QuestionAnswer } from '#campus/questionnaires/questionnaire-shape.ts';
import { Text } from '#ui/text/text.tsx';
import { QuestionGroup } from './question-group.tsx';
import * as styles from './questionnaire.css.ts';

type Props = {
  question: Extract<Question, { __typename: 'ScaleQuestion' }>;
  answer: QuestionAnswer | undefined;
  error: ReactNode;
  onAnswer: (answer: QuestionAnswer | undefined) => void;
};

/** From one end to the other, a tap each; the ends say what they mean. */
export function ScaleField({ question, answer, error, onAnswer }: Props): ReactNode {
  const id = useId();
  const { min, max, minLabel, maxLabel } = question;
  const steps = Array.from({ length: Math.max(0, max - min + 1) }, (_, step) => min + step);
  return (
    <QuestionGroup question={question} error={error}>
      <div className={styles.scale}>
        {steps.map((step) => (
          <label key={step} className={styles.step}>
            <input
              type="radio"
              name={id}
              className={styles.tick}
              checked={answer === step}
              onChange={() => onAnswer(step)}
            />
            {step}
          </label>
        ))}
      </div>
      <div className={styles.ends}>
        <Text as="span" size="small" tone="muted" dir="auto">
          {minLabel}
        </Text>
        <Text as="span" size="small" tone="muted" dir="auto">
          {maxLabel}
        </Text>
      </div>
    </QuestionGroup>
  );
}
