import { bodyOf } from '#server/content/check/check-rules.ts';
import type { QuestionFile, QuestionnaireFile } from '#server/content/files/questionnaire-file.ts';
import type { Localized } from '#server/model/localized.ts';
import type { ChoiceQuestion, Question, Questionnaire, QuestionnairePage } from '#server/model/questionnaire-shapes.ts';
import { renderLocalized, renderOptional } from './render-localized.ts';

/** What a questionnaire is called, and the course whose lesson it is a part of, or that it asks about. */
type Place = { id: string; identifier: string; courseId: string | null; isFeedback?: boolean };

/** The questionnaire that asks about a unit: each has its own, so that the answers to one are not those to another. */
export function feedbackIdOf(courseId: string): string {
  return `${courseId}-feedback`;
}

export function layOutQuestionnaire({ isFeedback = false, ...place }: Place, file: QuestionnaireFile): Questionnaire {
  return {
    ...place,
    isFeedback,
    isListed: file.isListed,
    subOrganisation: file.subOrganisation ?? null,
    denomination: file.denomination,
    description: renderOptional(file.description),
    welcomeMessage: renderOptional(file.welcomeMessage),
    isRetakeable: file.isRetakeable,
    minPassingScore: file.minPassingScore ?? null,
    hasAnswerKey: file.hasAnswerKey,
    pages: file.pages.map(
      (page, n): QuestionnairePage => ({
        id: `${place.id}-p${n + 1}`,
        title: page.title ?? null,
        description: renderOptional(page.description),
        visibleCondition: page.visibleCondition ?? null,
        nextEnabled: page.nextEnabled ?? null,
        previousVisible: page.previousVisible ?? null,
        previousEnabled: page.previousEnabled ?? null,
        questions: page.questions.map((question) => layOutQuestion(place.id, question)),
      }),
    ),
  };
}

function layOutQuestion(questionnaireId: string, question: QuestionFile): Question {
  const { identifier, label, description = null, visibleCondition = null, ...rest } = bodyOf(question);
  const required = 'required' in rest ? rest.required : false;
  const base = { id: `${questionnaireId}-${identifier}`, identifier, label, description, required, visibleCondition };
  if ('singleChoice' in question)
    return { kind: 'SingleChoiceQuestion', ...base, options: optionsOf(question.singleChoice.options) };
  if ('multipleChoice' in question) {
    const { maxAnswers = null, options } = question.multipleChoice;
    return { kind: 'MultipleChoiceQuestion', ...base, maxAnswers, options: optionsOf(options) };
  }
  if ('text' in question) return { kind: 'TextQuestion', ...base, maxLength: question.text.maxLength ?? null };
  if ('country' in question) return { kind: 'CountryQuestion', ...base };
  if ('satisfaction' in question) return { kind: 'SatisfactionQuestion', ...base };
  if ('difficulty' in question) return { kind: 'DifficultyQuestion', ...base };
  if ('information' in question)
    return { kind: 'InformationBlock', ...base, content: renderLocalized(question.information.content) };
  return layOutBounds(base, question);
}

type Bounded = Extract<QuestionFile, { number: unknown } | { scale: unknown } | { date: unknown }>;

type Base = {
  id: string;
  identifier: string;
  label: Localized;
  description: Localized | null;
  required: boolean;
  visibleCondition: unknown;
};

function layOutBounds(base: Base, question: Bounded): Question {
  if ('number' in question) {
    const { min = null, max = null } = question.number;
    return { kind: 'NumberQuestion', ...base, min, max };
  }
  if ('date' in question) {
    const { min = null, max = null } = question.date;
    return { kind: 'DateQuestion', ...base, min, max };
  }
  const { min, max, minLabel = null, maxLabel = null } = question.scale;
  return { kind: 'ScaleQuestion', ...base, min, max, minLabel, maxLabel };
}

type OptionFile = Extract<QuestionFile, { singleChoice: unknown }>['singleChoice']['options'][number];

/** Where one option is right, each other is wrong; where none is, nothing is asked that could be. */
function optionsOf(options: readonly OptionFile[]): ChoiceQuestion['options'] {
  const isScored = options.some(({ isCorrect }) => isCorrect === true);
  return options.map(
    ({ id, denomination, description = null, isNonApplicable, isCorrect = false, feedback = null }) => ({
      id,
      denomination,
      description,
      isNonApplicable,
      isCorrect: isScored ? isCorrect : null,
      feedback,
    }),
  );
}
