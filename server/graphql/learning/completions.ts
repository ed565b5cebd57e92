import * as v from 'valibot';
import { SURVEYS_HIDDEN_AT_ONCE } from '#campus/own-limits.ts';
import { givenResults } from '#campus/questionnaires/given-results.ts';
import {
  answersSchema,
  type QuestionnaireCore,
  questionnaireCoreSchema,
} from '#campus/questionnaires/questionnaire-shape.ts';
import { completeSurvey } from '#server/commands/learning/complete-survey.ts';
import { saveSurveyDraft, setSurveyHidden } from '#server/commands/learning/survey-state.ts';
import { act, payloadOf } from '#server/graphql/core/act.ts';
import type { Fields, PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import { visibleCourse } from '#server/graphql/core/sources.ts';
import { done, refused } from '#server/model/command-result.ts';
import { type LanguageChain, pickOptional } from '#server/model/localized.ts';
import type { Question, Questionnaire } from '#server/model/questionnaire-shapes.ts';
import { rulesOf } from './progress.ts';
import { isSurvey, visibleQuestionnaire } from './surveys.ts';

/** What the asker answered to a questionnaire, has answered so far, or put aside. */
export const questionnaireState = {
  hasBeenTaken: async ({ id }, _, { learner }) => (await learner?.completions())?.has(id) ?? false,
  myCompletion: async ({ id }, _, { learner }) => (await learner?.completions())?.get(id) ?? null,
  isHidden: async ({ id }, _, { learner }) => (await learner?.surveyStates())?.get(id)?.is_hidden === 1,
  myDraft: async ({ id }, _, { learner }) => {
    const state = (await learner?.surveyStates())?.get(id);
    return state === undefined || state.draft === null ? null : state;
  },
} satisfies Fields<'Questionnaire'>;

export const completionResolvers = {
  Completion: {
    answers: ({ answers }) => v.parse(answersSchema, JSON.parse(answers)),
    passed: ({ passed }) => passed === 1,
    completedAt: ({ completed_at }) => completed_at,
    result: async ({ questionnaire_id, answers, passed }, _, { content, languages }) => {
      const questionnaire = await content.questionnaire(questionnaire_id);
      const given = v.parse(answersSchema, JSON.parse(answers));
      const results = questionnaire === undefined ? [] : givenResults(coreOf(questionnaire, languages), given);
      // Whoever may take it again does not learn what would have been right (SURVEY-4).
      const isKept = questionnaire !== undefined && !questionnaire.hasAnswerKey && questionnaire.isRetakeable;
      return {
        successful: passed === 1,
        answers: isKept ? results.map(({ identifier }) => ({ identifier, points: null, feedback: null })) : results,
      };
    },
  },
} satisfies PartialResolvers;

export const completionMutations = {
  completeSurvey: async (_, args, context) => {
    const questionnaire = await visibleQuestionnaire(context, args.id);
    const courseId = questionnaire === undefined || isSurvey(questionnaire) ? null : questionnaire.courseId;
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

  saveSurveyDraft: async (_, args, context) => {
    const questionnaire = await visibleQuestionnaire(context, args.id);
    const answers = v.safeParse(answersSchema, args.draft.answers);
    const outcome = await act(context, { field: 'saveSurveyDraft', args }, async (trx, person) => {
      if (questionnaire === undefined) return refused('NOT_FOUND');
      if (!answers.success) return refused('INVALID_INPUT');
      const claimed = new Date(args.draft.savedAt);
      // Nothing was typed later than now: a clock that goes ahead does not hold a draft for ever.
      const savedAt = claimed < context.now ? claimed : context.now;
      const pageId = questionnaire.pages.find(({ id }) => id === args.draft.pageId)?.id ?? null;
      const who = { organisationId: context.organisation.id, personId: person.id, questionnaireId: questionnaire.id };
      return saveSurveyDraft(trx, { ...who, answers: answers.output, pageId, savedAt });
    });
    return payloadOf(outcome);
  },

  setSurveysHidden: async (_, args, context) => {
    const { allowHidingSurveys } = context.organisation.features;
    const isTooMany = args.ids.length > SURVEYS_HIDDEN_AT_ONCE;
    const found = await Promise.all(isTooMany ? [] : args.ids.map((id) => visibleQuestionnaire(context, id)));
    const surveys = found.flatMap((one) => (one !== undefined && isSurvey(one) ? [one.id] : []));
    const outcome = await act(context, { field: 'setSurveysHidden', args }, async (trx, person) => {
      if (isTooMany) return refused('INVALID_INPUT');
      if (!allowHidingSurveys) return refused('NOT_ALLOWED');
      if (surveys.length === 0) return refused('NOT_FOUND');
      const who = { organisationId: context.organisation.id, personId: person.id };
      for (const questionnaireId of surveys)
        await setSurveyHidden(trx, { ...who, questionnaireId, hidden: args.hidden });
      return done();
    });
    return payloadOf(outcome);
  },
} satisfies Fields<'Mutation'>;

/** The questionnaire as its rules see it: what is shown of it in words decides nothing, but for the feedback to an option. */
function coreOf({ isRetakeable, minPassingScore, pages }: Questionnaire, languages?: LanguageChain): QuestionnaireCore {
  const wordless = pages.map((page) => ({
    ...page,
    denomination: null,
    description: null,
    questions: page.questions.map((question) => wordlessQuestion(question, languages)),
  }));
  return v.parse(questionnaireCoreSchema, { isRetakeable, minPassingScore, pages: wordless });
}

function wordlessQuestion(question: Question, languages: LanguageChain | undefined): unknown {
  const { kind, ...rest } = question;
  const shared = { ...rest, __typename: kind, label: '', description: null };
  if ('options' in question) {
    const options = question.options.map((option) => ({
      ...option,
      denomination: '',
      description: null,
      feedback: languages === undefined ? null : pickOptional(option.feedback, languages),
    }));
    return { ...shared, options };
  }
  if (question.kind === 'ScaleQuestion') return { ...shared, minLabel: null, maxLabel: null };
  return question.kind === 'InformationBlock' ? { ...shared, content: '' } : shared;
}
