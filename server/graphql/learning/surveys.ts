import { unauthenticated } from '#server/graphql/core/graphql-errors.ts';
import type { QuerySurveyArgs } from '#server/graphql/core/schema.gen.ts';
import { visibleCourse } from '#server/graphql/core/sources.ts';
import type { CampusContext } from '#server/http/context.ts';
import { pickOptional, pickText } from '#server/model/localized.ts';
import type {
  ChoiceQuestion,
  Question,
  Questionnaire,
  QuestionnairePage,
  ReflectionBoard,
} from '#server/model/questionnaire-shapes.ts';

type Option = ChoiceQuestion['options'][number];
type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

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
  survey: async (
    _: unknown,
    { identifier }: QuerySurveyArgs,
    context: CampusContext,
  ): Promise<Questionnaire | null> => {
    if (context.person === undefined) throw unauthenticated();
    const questionnaire = await visibleQuestionnaire(context, identifier);
    return questionnaire?.courseId === null ? questionnaire : null;
  },
};

const asked = {
  label: ({ label }: Question, _: unknown, { languages }: CampusContext) => pickText(label, languages).text,
};

/** Whether the answers go with the options: a device without a network explains them, an examination is scored here only. */
const choice = {
  ...asked,
  options: ({ options, hasAnswerKey }: ChoiceQuestion & { hasAnswerKey: boolean }): Option[] =>
    hasAnswerKey ? options : options.map((option) => ({ ...option, isCorrect: null, feedback: null })),
};

export const surveyResolvers = {
  Questionnaire: {
    denomination: ({ denomination }: Questionnaire, _: unknown, { languages }: CampusContext) =>
      pickText(denomination, languages).text,
    description: ({ description }: Questionnaire, _: unknown, { languages }: CampusContext) =>
      pickOptional(description, languages),
    welcomeMessage: ({ welcomeMessage }: Questionnaire, _: unknown, { languages }: CampusContext) =>
      pickOptional(welcomeMessage, languages),
    pages: ({ pages, hasAnswerKey }: Questionnaire) =>
      pages.map((page) => ({ ...page, questions: page.questions.map((question) => ({ ...question, hasAnswerKey })) })),
  },
  QuestionnairePage: {
    title: ({ title }: QuestionnairePage, _: unknown, { languages }: CampusContext) => pickOptional(title, languages),
  },
  Question: { __resolveType: ({ kind }: Question) => kind },
  QuestionOption: {
    denomination: ({ denomination }: Option, _: unknown, { languages }: CampusContext) =>
      pickText(denomination, languages).text,
    feedback: ({ feedback }: Option, _: unknown, { languages }: CampusContext) => pickOptional(feedback, languages),
  },
  SingleChoiceQuestion: choice,
  MultipleChoiceQuestion: choice,
  TextQuestion: asked,
  NumberQuestion: asked,
  ScaleQuestion: {
    ...asked,
    minLabel: ({ minLabel }: Of<'ScaleQuestion'>, _: unknown, { languages }: CampusContext) =>
      pickOptional(minLabel, languages),
    maxLabel: ({ maxLabel }: Of<'ScaleQuestion'>, _: unknown, { languages }: CampusContext) =>
      pickOptional(maxLabel, languages),
  },
  DateQuestion: asked,
  CountryQuestion: asked,
  InformationBlock: {
    ...asked,
    content: ({ content }: Of<'InformationBlock'>, _: unknown, { languages }: CampusContext) =>
      pickText(content, languages).text,
  },
};
