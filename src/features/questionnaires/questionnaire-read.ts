import * as v from 'valibot';
import {
  answersSchema,
  pageEntries,
  plainQuestions,
  type Question,
  type QuestionnaireCore,
  questionEntries,
} from '#campus/questionnaires/questionnaire-shape.ts';

/** A questionnaire with everything that its card shows: of a lesson, or a survey of its own. */
export const QUESTIONNAIRE = `fragment questionnaire on Questionnaire {
  __typename
  id
  identifier
  denomination
  description
  welcomeMessage
  isRetakeable
  courseDenomination
  isHidden
  myDraft { answers pageId savedAt }
  hasBeenTaken
  minPassingScore
  hasAnswerKey
  myCompletion {
    id
    answers
    score
    passed
    completedAt
    result { successful answers { identifier points feedback } }
  }
  pages {
    id
    denomination
    description
    visibleCondition
    nextEnabled
    previousVisible
    previousEnabled
    questions {
      __typename
      id
      identifier
      label
      description
      required
      visibleCondition
      ... on SingleChoiceQuestion { options { ...option } }
      ... on MultipleChoiceQuestion { maxAnswers options { ...option } }
      ... on TextQuestion { maxLength }
      ... on NumberQuestion { lowest: min highest: max }
      ... on ScaleQuestion { min max minLabel maxLabel }
      ... on DateQuestion { first: min last: max }
      ... on InformationBlock { content }
    }
  }
}
fragment option on QuestionOption { id denomination description isNonApplicable isCorrect feedback }`;

const completion = v.object({
  id: v.string(),
  answers: v.fallback(answersSchema, {}),
  score: v.nullable(v.number()),
  passed: v.boolean(),
  completedAt: v.string(),
  /** By the campus's word; null where it has not heard of these answers, or an older release did not ask. */
  result: v.optional(
    v.nullable(
      v.object({
        successful: v.boolean(),
        answers: v.array(
          v.object({ identifier: v.string(), points: v.nullable(v.number()), feedback: v.nullable(v.string()) }),
        ),
      }),
    ),
    null,
  ),
});

const draft = v.object({
  answers: v.fallback(answersSchema, {}),
  pageId: v.nullable(v.string()),
  savedAt: v.pipe(v.string(), v.isoTimestamp()),
});

const question = v.variant('__typename', [
  ...plainQuestions,
  v.object({
    __typename: v.literal('NumberQuestion'),
    ...questionEntries,
    lowest: v.nullable(v.number()),
    highest: v.nullable(v.number()),
  }),
  v.object({
    __typename: v.literal('DateQuestion'),
    ...questionEntries,
    first: v.nullable(v.string()),
    last: v.nullable(v.string()),
  }),
]);

export const questionnaireSchema = v.object({
  __typename: v.literal('Questionnaire'),
  id: v.string(),
  identifier: v.string(),
  denomination: v.string(),
  description: v.nullable(v.string()),
  welcomeMessage: v.nullable(v.string()),
  /** The unit that it asks about. */
  courseDenomination: v.optional(v.nullable(v.string()), null),
  isHidden: v.optional(v.boolean(), false),
  /** Begun and not sent, on whichever device. */
  myDraft: v.optional(v.nullable(draft), null),
  hasBeenTaken: v.boolean(),
  /** False: an examination, which only the campus scores. */
  hasAnswerKey: v.boolean(),
  myCompletion: v.nullable(completion),
  isRetakeable: v.boolean(),
  minPassingScore: v.nullable(v.number()),
  pages: v.array(v.object({ ...pageEntries, questions: v.array(question) })),
});

export type Questionnaire = v.InferOutput<typeof questionnaireSchema>;
export type Completion = v.InferOutput<typeof completion>;

/** As the rules of `#campus/questionnaires/questionnaire.ts` take it: there, bounds have the same name in every kind. */
export function coreOf({ isRetakeable, minPassingScore, pages }: Questionnaire): QuestionnaireCore {
  return {
    isRetakeable,
    minPassingScore,
    pages: pages.map((page) => ({ ...page, questions: page.questions.map(questionOf) })),
  };
}

function questionOf(read: v.InferOutput<typeof question>): Question {
  if (read.__typename === 'NumberQuestion') return { ...read, min: read.lowest, max: read.highest };
  return read.__typename === 'DateQuestion' ? { ...read, min: read.first, max: read.last } : read;
}
