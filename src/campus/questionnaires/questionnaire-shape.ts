import * as v from 'valibot';
import { COMPLETION_ANSWERS_MAX, COMPLETION_TEXT_MAX, OPTIONS_MAX } from '#campus/limits.ts';
import { atMost } from '#campus/text/length-of.ts';

/** A JsonLogic rule over the answers; empty means true (LESSON-12). */
const rule = v.optional(v.unknown());

/** Plain text that helps; rows of releases that knew none do without. */
const noteText = v.optional(v.nullable(v.string()), null);

const option = v.object({
  id: v.string(),
  denomination: v.string(),
  description: noteText,
  /** "None of these": stands alone among the options that are chosen. */
  isNonApplicable: v.boolean(),
  /** Null where the question asks for no right answer. */
  isCorrect: v.nullable(v.boolean()),
  feedback: v.nullable(v.string()),
});

const question = {
  id: v.string(),
  /** Its name in rules and answers. */
  identifier: v.string(),
  label: v.string(),
  description: noteText,
  required: v.boolean(),
  visibleCondition: rule,
};

const choices = [
  v.object({ __typename: v.literal('SingleChoiceQuestion'), ...question, options: v.array(option) }),
  v.object({
    __typename: v.literal('MultipleChoiceQuestion'),
    ...question,
    /** Null: as many as there are. */
    maxAnswers: v.nullable(v.number()),
    options: v.array(option),
  }),
] as const;

/** Kinds that are read as they are; the bounds of the others have other types under the same names. */
export const plainQuestions = [
  ...choices,
  v.object({ __typename: v.literal('TextQuestion'), ...question, maxLength: v.nullable(v.number()) }),
  v.object({
    __typename: v.literal('ScaleQuestion'),
    ...question,
    min: v.number(),
    max: v.number(),
    minLabel: v.nullable(v.string()),
    maxLabel: v.nullable(v.string()),
  }),
  v.object({ __typename: v.literal('CountryQuestion'), ...question }),
  v.object({ __typename: v.literal('SatisfactionQuestion'), ...question }),
  v.object({ __typename: v.literal('DifficultyQuestion'), ...question }),
  /** Asks nothing. */
  v.object({ __typename: v.literal('InformationBlock'), ...question, content: v.string() }),
] as const;

/** What every kind of question has. */
export const questionEntries = question;

/** Every kind of question (LESSON-11). */
export const questionSchema = v.variant('__typename', [
  ...plainQuestions,
  v.object({
    __typename: v.literal('NumberQuestion'),
    ...question,
    min: v.nullable(v.number()),
    max: v.nullable(v.number()),
  }),
  v.object({
    __typename: v.literal('DateQuestion'),
    ...question,
    /** First and last day, 2026-11-21. */
    min: v.nullable(v.string()),
    max: v.nullable(v.string()),
  }),
]);

/** A page without its questions. */
export const pageEntries = {
  id: v.string(),
  /** Null in rows of releases that called it otherwise. */
  denomination: v.optional(v.nullable(v.string()), null),
  /** HTML. */
  description: v.optional(v.nullable(v.string()), null),
  visibleCondition: rule,
  nextEnabled: rule,
  previousVisible: rule,
  previousEnabled: rule,
};

export const questionnairePageSchema = v.object({ ...pageEntries, questions: v.array(questionSchema) });

/** What the rules need of a questionnaire; what a read or a table has beside it is theirs. */
export const questionnaireCoreSchema = v.object({
  isRetakeable: v.boolean(),
  /** Percent; null: everybody passes. */
  minPassingScore: v.nullable(v.number()),
  pages: v.array(questionnairePageSchema),
});

/** One answer: an option's id, ids of several, a text, a number, a day (2026-11-21), a country's code. */
export const answerSchema = v.union([
  v.pipe(v.string(), atMost(COMPLETION_TEXT_MAX)),
  v.pipe(v.number(), v.finite()),
  v.pipe(v.array(v.string()), v.maxLength(OPTIONS_MAX)),
]);

/** Answers by `identifier` of their question. */
export const answersSchema = v.pipe(v.record(v.string(), answerSchema), v.maxEntries(COMPLETION_ANSWERS_MAX));

export type Question = v.InferOutput<typeof questionSchema>;
export type QuestionOption = v.InferOutput<typeof option>;
export type QuestionnairePage = v.InferOutput<typeof questionnairePageSchema>;
export type QuestionnaireCore = v.InferOutput<typeof questionnaireCoreSchema>;
export type QuestionAnswer = v.InferOutput<typeof answerSchema>;
export type Answers = v.InferOutput<typeof answersSchema>;
