import * as v from 'valibot';
import { localizedSchema, optionalText } from './localized.ts';

/** Questionnaires as they are stored: texts by language, HTML rendered and sanitised, every rule checked. */

/** Rows that were imported before there were descriptions do without. */
const description = v.optional(optionalText, null);

/** Null: always true. */
const rule = v.optional(v.unknown(), null);

const base = {
  id: v.string(),
  identifier: v.string(),
  label: localizedSchema,
  description,
  required: v.boolean(),
  visibleCondition: rule,
};
const options = v.array(
  v.object({
    id: v.string(),
    denomination: localizedSchema,
    description,
    isNonApplicable: v.boolean(),
    /** Null where the question has no right answer. */
    isCorrect: v.nullable(v.boolean()),
    feedback: optionalText,
  }),
);
const bound = v.nullable(v.number());
const day = v.nullable(v.string());

const questionSchema = v.variant('kind', [
  v.object({ kind: v.literal('SingleChoiceQuestion'), ...base, options }),
  v.object({ kind: v.literal('MultipleChoiceQuestion'), ...base, maxAnswers: bound, options }),
  v.object({ kind: v.literal('TextQuestion'), ...base, maxLength: bound }),
  v.object({ kind: v.literal('NumberQuestion'), ...base, min: bound, max: bound }),
  v.object({
    kind: v.literal('ScaleQuestion'),
    ...base,
    min: v.number(),
    max: v.number(),
    minLabel: optionalText,
    maxLabel: optionalText,
  }),
  v.object({ kind: v.literal('DateQuestion'), ...base, min: day, max: day }),
  v.object({ kind: v.literal('CountryQuestion'), ...base }),
  v.object({ kind: v.literal('SatisfactionQuestion'), ...base }),
  v.object({ kind: v.literal('DifficultyQuestion'), ...base }),
  v.object({ kind: v.literal('InformationBlock'), ...base, content: localizedSchema }),
]);
export type Question = v.InferOutput<typeof questionSchema>;
export type ChoiceQuestion = Extract<Question, { kind: 'SingleChoiceQuestion' | 'MultipleChoiceQuestion' }>;

const questionnairePageSchema = v.object({
  id: v.string(),
  /** Its denomination, by the name that rows have had since the first release. */
  title: optionalText,
  description,
  visibleCondition: rule,
  nextEnabled: rule,
  previousVisible: rule,
  previousEnabled: rule,
  questions: v.array(questionSchema),
});
export type QuestionnairePage = v.InferOutput<typeof questionnairePageSchema>;

export const questionnaireSchema = v.object({
  id: v.string(),
  identifier: v.string(),
  /** Of the lesson that it is a part of, or of the unit that it asks about; null where it stands for itself. */
  courseId: v.nullable(v.string()),
  /** It asks about its unit, once that is finished (SURVEY-3). */
  isFeedback: v.optional(v.boolean(), false),
  /** One that stands for itself: among the surveys of whoever it is for. */
  isListed: v.optional(v.boolean(), true),
  /** The path of the partner whose members it is for; null: everybody. */
  subOrganisation: v.optional(v.nullable(v.string()), null),
  denomination: localizedSchema,
  description: optionalText,
  welcomeMessage: optionalText,
  isRetakeable: v.boolean(),
  minPassingScore: v.nullable(v.number()),
  hasAnswerKey: v.boolean(),
  pages: v.array(questionnairePageSchema),
});
export type Questionnaire = v.InferOutput<typeof questionnaireSchema>;

export const reflectionBoardSchema = v.object({
  id: v.string(),
  question: optionalText,
  isReflectionRequired: v.boolean(),
});
export type ReflectionBoard = v.InferOutput<typeof reflectionBoardSchema>;
