import * as v from 'valibot';
import { countriesIn } from '#campus/account/countries.ts';
import { answersSchema } from '#campus/questionnaires/questionnaire-shape.ts';
import type { Fields, PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import { unauthenticated } from '#server/graphql/core/graphql-errors.ts';
import type { Asked, QuestionOption } from '#server/graphql/core/sdl-models.ts';
import { partnersOf, visibleCourse } from '#server/graphql/core/sources.ts';
import type { CampusContext } from '#server/http/context.ts';
import { pickOptional, pickText } from '#server/model/localized.ts';
import type { ChoiceQuestion, Questionnaire, ReflectionBoard } from '#server/model/questionnaire-shapes.ts';

/**
 * The questionnaire, if the asker may answer it: one of a lesson or about a unit is for whoever may see the unit, one of a
 * partner for its members (SURVEY-2).
 */
export async function visibleQuestionnaire(context: CampusContext, id: string): Promise<Questionnaire | undefined> {
  const questionnaire = await context.content.questionnaire(id);
  return questionnaire && (await isVisible(context, questionnaire)) ? questionnaire : undefined;
}

async function isVisible(context: CampusContext, { courseId, subOrganisation }: Questionnaire): Promise<boolean> {
  if (courseId !== null) return (await visibleCourse(context, courseId)) !== undefined;
  if (subOrganisation === null) return true;
  return (await partnersOf(context)).some(({ path }) => path === subOrganisation);
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

/** Stands for itself or asks about a unit: the questions of a lesson are read with the lesson. */
export function isSurvey({ courseId, isFeedback }: Questionnaire): boolean {
  return courseId === null || isFeedback;
}

export const surveyQueries = {
  survey: async (_, { identifier }, context) => {
    if (context.person === undefined) throw unauthenticated();
    const questionnaire = await visibleQuestionnaire(context, identifier);
    return questionnaire !== undefined && isSurvey(questionnaire) ? questionnaire : null;
  },
} satisfies Fields<'Query'>;

export const surveyViewer = {
  surveys: async (_, __, context) => {
    if (context.learner === undefined) return [];
    const completed = [...(await context.learner.standings())].filter(([, { status }]) => status === 'COMPLETED');
    const feedback = completed.flatMap(([id]) => context.catalogue.courses.get(id)?.feedbackSurvey ?? []);
    const surveys = await context.content.surveys(feedback);
    const listed = surveys.filter(({ isFeedback, isListed }) => isFeedback || isListed);
    const seen = await Promise.all(listed.map((survey) => isVisible(context, survey)));
    return listed.filter((_survey, n) => seen[n]);
  },
} satisfies Fields<'Viewer'>;

const asked = {
  label: ({ label }, _, { languages }) => pickText(label, languages).text,
  denomination: ({ label }, _, { languages }) => pickText(label, languages).text,
  description: ({ description }, _, { languages }) => pickOptional(description, languages),
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
    courseDenomination: ({ courseId, isFeedback }, _, { catalogue, languages }) => {
      const course = isFeedback && courseId !== null ? catalogue.courses.get(courseId) : undefined;
      return course === undefined ? null : pickText(course.denomination, languages).text;
    },
    pages: ({ pages, hasAnswerKey }) =>
      pages.map((page) => ({ ...page, questions: page.questions.map((question) => ({ ...question, hasAnswerKey })) })),
  },
  QuestionnairePage: {
    denomination: ({ title }, _, { languages }) => pickOptional(title, languages),
    description: ({ description }, _, { languages }) => pickOptional(description, languages),
    title: ({ title }, _, { languages }) => pickOptional(title, languages),
  },
  SurveyDraft: {
    answers: ({ draft }) => v.parse(v.pipe(v.string(), v.parseJson(), answersSchema), draft),
    pageId: ({ page_id }) => page_id,
    savedAt: ({ saved_at }) => v.parse(v.string(), saved_at),
  },
  Question: { __resolveType: ({ kind }) => kind },
  QuestionOption: {
    denomination: ({ denomination }, _, { languages }) => pickText(denomination, languages).text,
    description: ({ description }, _, { languages }) => pickOptional(description, languages),
    feedback: ({ feedback }, _, { languages }) => pickOptional(feedback, languages),
  },
  SingleChoiceQuestion: { ...choice, multiSelect: () => false },
  MultipleChoiceQuestion: { ...choice, multiSelect: () => true },
  TextQuestion: asked,
  NumberQuestion: asked,
  ScaleQuestion: {
    ...asked,
    minLabel: ({ minLabel }, _, { languages }) => pickOptional(minLabel, languages),
    maxLabel: ({ maxLabel }, _, { languages }) => pickOptional(maxLabel, languages),
  },
  DateQuestion: asked,
  CountryQuestion: { ...asked, countries: (_, __, { languages }) => [...countriesIn(languages.asked)] },
  SatisfactionQuestion: asked,
  DifficultyQuestion: asked,
  InformationBlock: {
    ...asked,
    content: ({ content }, _, { languages }) => pickText(content, languages).text,
  },
} satisfies PartialResolvers;
