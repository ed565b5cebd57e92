import { type ReactNode, useId } from 'react';
import type { Question } from '#campus/questionnaires/questionnaire-shape.ts';
import { OptionalMark } from '#ui/forms/field.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './questionnaire.css.ts';

type Props = { question: Pick<Question, 'label' | 'description' | 'required'>; error: ReactNode; children: ReactNode };

/** A question that is answered by one of several controls: what it asks, what helps, and what is wrong. */
export function QuestionGroup({ question: { label, description, required }, error, children }: Props): ReactNode {
  const id = useId();
  const describedBy = [error && `${id}-error`, description && `${id}-help`].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.group} aria-describedby={describedBy === '' ? undefined : describedBy}>
      <legend className={styles.legend}>
        <bdi>{label}</bdi>
        {!required && <OptionalMark />}
      </legend>
      {description && (
        <Text id={`${id}-help`} size="small" tone="muted" dir="auto">
          {description}
        </Text>
      )}
      {children}
      {error && (
        <Text id={`${id}-error`} size="small" tone="danger" role="alert">
          {error}
        </Text>
      )}
    </fieldset>
  );
}
