import { Plural } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { Question, QuestionAnswer, QuestionOption } from '#campus/questionnaires/questionnaire-shape.ts';
import { Text } from '#ui/text/text.tsx';
import { QuestionGroup } from './question-group.tsx';
import * as styles from './questionnaire.css.ts';

type Choice = Extract<Question, { __typename: 'SingleChoiceQuestion' | 'MultipleChoiceQuestion' }>;
type Props = {
  question: Choice;
  answer: QuestionAnswer | undefined;
  error: ReactNode;
  onAnswer: (answer: QuestionAnswer | undefined) => void;
};

/** Options as cards, one or several (LESSON-13). "None of these" takes the others back. */
export function ChoiceField({ question, answer, error, onAnswer }: Props): ReactNode {
  const id = useId();
  const isSingle = question.__typename === 'SingleChoiceQuestion';
  const chosen = typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer : [];
  const toggle = (option: QuestionOption): void => {
    const next = isSingle ? option.id : withOption(question.options, chosen, option);
    onAnswer(next.length === 0 ? undefined : next);
  };
  const most = isSingle ? null : question.maxAnswers;
  return (
    <QuestionGroup question={question} error={error}>
      {most !== null && (
        <Text size="small" tone="muted">
          <Plural value={most} one="Choose # answer." other="Choose up to # answers." />{' '}
          <bdi>{`${chosen.length} / ${most}`}</bdi>
        </Text>
      )}
      {question.options.map((option) => (
        <label key={option.id} className={styles.option}>
          <input
            type={isSingle ? 'radio' : 'checkbox'}
            name={id}
            className={styles.tick}
            checked={chosen.includes(option.id)}
            onChange={() => toggle(option)}
          />
          <span>
            <span dir="auto">{option.denomination}</span>
            {option.description && (
              <Text as="span" size="small" tone="muted" dir="auto" className={styles.note}>
                {option.description}
              </Text>
            )}
          </span>
        </label>
      ))}
    </QuestionGroup>
  );
}

function withOption(options: readonly QuestionOption[], chosen: readonly string[], option: QuestionOption): string[] {
  if (chosen.includes(option.id)) return chosen.filter((id) => id !== option.id);
  if (option.isNonApplicable) return [option.id];
  const alone = new Set(options.filter(({ isNonApplicable }) => isNonApplicable).map(({ id }) => id));
  return [...chosen.filter((id) => !alone.has(id)), option.id];
}
