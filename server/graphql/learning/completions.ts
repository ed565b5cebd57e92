import * as v from 'valibot';
import {
  answersSchema,
  type QuestionnaireCore,
  questionnaireCoreSchema,
} from '#campus/questionnaires/questionnaire-shape.ts';
import { completeSurvey } from '#server/commands/learning/complete-survey.ts';
import { act, payloadOf } from '#server/graphql/core/act.ts';
import type { Fields, PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import { visibleCourse } from '#server/graphql/core/sources.ts';
import { refused } from '#server/model/command-result.ts';
import type { Question, Questionnaire } from '#server/model/questionnaire-shapes.ts';
import { rulesOf } from './progress.ts';
import { visibleQuestionnaire } from './surveys.ts';

/** What the asker answered to a questionnaire. */
export const questionnaireState = {
  hasBeenTaken: async ({ id }, _, { learner }) => (await learner?.completions())?.has(id) ?? false,
  myCompletion: async ({ id }, _, { learner }) => (await learner?.completions())?.get(id) ?? null,
} satisfies Fields<'Questionnaire'>;

export const completionResolvers = {
  Completion: {
    answers: ({ answers }) => v.parse(answersSchema, JSON.parse(answers)),
    passed: ({ passed }) => passed === 1,
    completedAt: ({ completed_at }) => completed_at,
  },
} satisfies PartialResolvers;

export const completionMutations = {
  completeSurvey: async (_, args, context) => {
    const questionnaire = await visibleQuestionnaire(context, args.id);
    const courseId = questionnaire?.courseId ?? null;
    const course = courseId === null ? undefined : await visibleCourse(context, courseId);
    const unit = course && (await rulesOf(context, course));
    const answers = v.safeParse(answersSchema, args.completion.answers);
    const outcome = await act(context, { field: 'completeSurvey', args }, async (trx, person) => {
      if (questionnaire === undefined) return refused('NOT_FOUND');
      if (!answers.success) return refused('SURVEY_INVALID');
      return completeSurvey(trx, {
        organisationId: context.organisation.id,
        personId: person.id,
        now: context.now,
        unit,
        questionnaireId: questionnaire.id,
        questionnaire: coreOf(questionnaire),
        id: args.completion.id,
        answers: answers.output,
      });
    });
    const id = outcome.is === 'done' ? outcome.effect.completionId : undefined;
    const completion = id === undefined ? null : ((await context.learner?.completion(id)) ?? null);
    return { ...payloadOf(outcome), completion };
  },
} satisfies Fields<'Mutation'>;

/** The questionnaire as its rules see it: what is shown of it in words decides nothing. */
function coreOf({ isRetakeable, minPassingScore, pages }: Questionnaire): QuestionnaireCore {
  const wordless = pages.map((page) => ({ ...page, title: null, questions: page.questions.map(wordlessQuestion) }));
  return v.parse(questionnaireCoreSchema, { isRetakeable, minPassingScore, pages: wordless });
}

function wordlessQuestion(question: Question): unknown {
  const { kind, ...rest } = question;
  const shared = { ...rest, __typename: kind, label: '' };
  if ('options' in question) {
    const options = question.options.map((option) => ({ ...option, denomination: '', feedback: null }));
    return { ...shared, options };
  }
  if (question.kind === 'ScaleQuestion') return { ...shared, minLabel: null, maxLabel: null };
  return question.kind === 'InformationBlock' ? { ...shared, content: '' } : shared;
}
