import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { countriesIn } from '#campus/account/countries.ts';
import { mistakeOf } from '#campus/questionnaires/questionnaire.ts';
import type { Question, QuestionAnswer } from '#campus/questionnaires/questionnaire-shape.ts';
import { useSession } from '#features/session/session.ts';
import { parseAmount } from '#i18n/parse-amount.ts';
import { DateField } from '#ui/forms/date-field.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextAreaField, TextField } from '#ui/forms/text-field.tsx';
import { Html } from '#ui/text/html.tsx';
import { ChoiceField } from './choice-field.tsx';
import { GradeField } from './grade-field.tsx';
import { MistakeMessage } from './mistake-message.tsx';
import { ScaleField } from './scale-field.tsx';

type Props = {
  question: Question;
  answer: QuestionAnswer | undefined;
  /** What is missing is shown, too. */
  isChecked: boolean;
  onAnswer: (answer: QuestionAnswer | undefined) => void;
};

/**
 * One question of any kind (LESSON-11). What is wrong is shown as soon as it is; what is missing, when somebody wants to
 * go on.
 */
export function QuestionField({ question, answer, isChecked, onAnswer }: Props): ReactNode {
  const mistake = mistakeOf(question, answer);
  const error =
    mistake === undefined || (mistake === 'required' && !isChecked) ? undefined : (
      <MistakeMessage mistake={mistake} question={question} />
    );
  const help = question.description && <bdi>{question.description}</bdi>;
  const field = { label: <bdi>{question.label}</bdi>, help, optional: !question.required, error };
  const text = typeof answer === 'string' || typeof answer === 'number' ? String(answer) : '';
  const say = (value: string): void => onAnswer(value === '' ? undefined : value);
  switch (question.__typename) {
    case 'InformationBlock':
      return <Html>{question.content}</Html>;
    case 'SingleChoiceQuestion':
    case 'MultipleChoiceQuestion':
      return <ChoiceField question={question} answer={answer} error={error} onAnswer={onAnswer} />;
    case 'ScaleQuestion':
      return <ScaleField question={question} answer={answer} error={error} onAnswer={onAnswer} />;
    case 'SatisfactionQuestion':
    case 'DifficultyQuestion':
      return <GradeField question={question} answer={answer} error={error} onAnswer={onAnswer} />;
    case 'TextQuestion':
      return <TextAreaField {...field} value={text} onChange={(event) => say(event.target.value)} />;
    case 'NumberQuestion':
      return (
        <TextField
          {...field}
          inputMode="decimal"
          value={text}
          onChange={({ target: { value } }) => onAnswer(numberOf(value))}
        />
      );
    case 'DateQuestion':
      return (
        <DateField
          {...field}
          {...(question.min !== null && { min: question.min })}
          {...(question.max !== null && { max: question.max })}
          value={text}
          onChange={(event) => say(event.target.value)}
        />
      );
    case 'CountryQuestion':
      return (
        <SelectField {...field} value={text} onChange={(event) => say(event.target.value)}>
          <Countries />
        </SelectField>
      );
    default:
      return question satisfies never;
  }
}

/** What is no number yet stays as it was typed: the mistake is shown, nothing is taken away. */
function numberOf(typed: string): QuestionAnswer | undefined {
  const value = parseAmount(typed);
  if (value === undefined) return undefined;
  // "7." may become 7.5.
  return Number.isFinite(value) && !/[.,٫]$/.test(typed) ? value : typed;
}

/** Shown by the browser itself, so that they are there without a network, too. */
function Countries(): ReactNode {
  const { t } = useLingui();
  const { language } = useSession();
  return (
    <>
      <option value="">{t`Choose a country`}</option>
      {countriesIn(language).map(({ code, denomination }) => (
        <option key={code} value={code}>
          {denomination}
        </option>
      ))}
    </>
  );
}
