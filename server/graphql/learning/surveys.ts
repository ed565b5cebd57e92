import type { Fields, PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import { unauthenticated } from '#server/graphql/core/graphql-errors.ts';
import type { Asked, QuestionOption } from '#server/graphql/core/sdl-models.ts';
import { visibleCourse } from '#server/graphql/core/sources.ts';
import type { CampusContext } from '#server/http/context.ts';
import { pickOptional, pickText } from '#server/model/localized.ts';
import type { ChoiceQuestion, Questionnaire, ReflectionBoard } from '#server/model/questionnaire-shapes.ts';

/** The questionnaire, if the asker may answer it: one of a lesson is for whoever may see the course. */
export async function visibleQuestionnaire(context: CampusContext, id: string): Promise<Questionnaire | undefined> {
  const questionnaire = await context.content.questionnaire(id);
  if (questionnaire === undefined || questionnaire.courseId === null) return questionnaire;
  return (await visibleCourse(context, questionnaire.courseId)) ? questionnaire : undefined;
}

/** The board, if the asker may write on it, with the lesson that it is at. */
export async function visibleBoard(
  context: CampusContext,
  id: string,
): Promise<{ board: ReflectionBoard; lessonId: string; courseId: string } | undefined> {
  const lesson = await context.content.lesson(id.replace(/-r$/, ''));
  const board = lesson?.reflectionBoard;
  if (!lesson || board?.id !== id || !(await visibleCourse(context, lesson.courseId))) return undefined;
  return { board, lessonId: lesson.id, courseId: lesson.courseId };
}

export const surveyQueries = {
  survey: async (_, { identifier }, context) => {
    if (context.person === undefined) throw unauthenticated();
    const questionnaire = await visibleQuestionnaire(context, identifier);
    return questionnaire?.courseId === null ? questionnaire : null;
  },
} satisfies Fields<'Query'>;

const asked = {
  label: ({ label }, _, { languages }) => pickText(label, languages).text,
} satisfies Fields<'Question'>;

/** Whether the answers go with the options: a device without a network explains them, an examination is scored here only. */
function optionsShown({ options, hasAnswerKey }: Asked<ChoiceQuestion['kind']>): QuestionOption[] {
  return hasAnswerKey ? options : options.map((option) => ({ ...option, isCorrect: null, feedback: null }));
}

const choice = { ...asked, options: optionsShown };

export const surveyResolvers = {
  Questionnaire: {
    denomination: ({ denomination }, _, { languages }) => pickText(denomination, languages).text,
    description: ({ description }, _, { languages }) => pickOptional(description, languages),
    welcomeMessage: ({ welcomeMessage }, _, { languages }) => pickOptional(welcomeMessage, languages),
    pages: ({ pages, hasAnswerKey }) =>
      pages.map((page) => ({ ...page, questions: page.questions.map((question) => ({ ...question, hasAnswerKey })) })),
  },
  QuestionnairePage: {
    title: ({ title }, _, { languages }) => pickOptional(title, languages),
  },
  Question: { __resolveType: ({ kind }) => kind },
  QuestionOption: {
    denomination: ({ denomination }, _, { languages }) => pickText(denomination, languages).text,
    feedback: ({ feedback }, _, { languages }) => pickOptional(feedback, languages),
  },
  SingleChoiceQuestion: choice,
  MultipleChoiceQuestion: choice,
  TextQuestion: asked,
  NumberQuestion: asked,
  ScaleQuestion: {
    ...asked,
    minLabel: ({ minLabel }, _, { languages }) => pickOptional(minLabel, languages),
    maxLabel: ({ maxLabel }, _, { languages }) => pickOptional(maxLabel, languages),
  },
  DateQuestion: asked,
  CountryQuestion: asked,
  InformationBlock: {
    ...asked,
    content: ({ content }, _, { languages }) => pickText(content, languages).text,
  },
} satisfies PartialResolvers;
