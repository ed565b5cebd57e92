import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Mistake } from '#campus/questionnaires/questionnaire.ts';
import type { Question } from '#campus/questionnaires/questionnaire-shape.ts';

/** What is wrong with an answer, and what helps. */
export function MistakeMessage({ mistake, question }: { mistake: Mistake; question: Question }): ReactNode {
  switch (mistake) {
    case 'required':
      return <Trans>Please answer this question.</Trans>;
    case 'tooMany':
      return (
        <Plural
          value={question.__typename === 'MultipleChoiceQuestion' ? (question.maxAnswers ?? 0) : 0}
          one="You can choose # answer. Deselect one first."
          other="You can choose up to # answers. Deselect one first."
        />
      );
    case 'nonApplicableAlone':
      return <Trans>This answer cannot be combined with others. Remove the others first.</Trans>;
    case 'notAnOption':
      return <Trans>Please choose one of the answers.</Trans>;
    case 'tooLong':
      return <Trans>This text is too long. Please make it shorter.</Trans>;
    case 'notANumber':
      return <Trans>Please write a number.</Trans>;
    case 'outOfRange':
      return <Trans>This is too small or too large.</Trans>;
    case 'notADay':
      return <Trans>Please check the date.</Trans>;
    case 'notACountry':
      return <Trans>Please choose a country from the list.</Trans>;
    default:
      return mistake satisfies never;
  }
}
