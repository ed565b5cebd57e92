import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { mapNodes } from '#cache/map-nodes.ts';
import { offlineMutation } from '#cache/offline-mutation.ts';
import { answersSchema } from '#campus/questionnaires/questionnaire-shape.ts';
import { actedIn, afterStatus, showFirstAct } from './first-act.ts';
import { surveyDraftSubject, surveySubject } from './subjects.ts';

const COMPLETE_SURVEY = `mutation CompleteSurvey($id: ID!, $completion: CompletionInput!) {
  completeSurvey(id: $id, completion: $completion) { success errors { message } }
}`;

/**
 * The answers to a questionnaire, once for each id of a completion (UUIDv7, made here). The score is what the device comes
 * to by the campus's own rule; null where the key to it is the campus's alone.
 */
export const completeSurvey = offlineMutation({
  kind: 'survey.complete',
  version: 1,
  input: v.object({
    questionnaireId: v.string(),
    title: v.string(),
    card: actedIn,
    completion: v.object({
      id: v.pipe(v.string(), v.uuid()),
      answers: answersSchema,
      score: v.nullable(v.number()),
      passed: v.boolean(),
      completedAt: v.string(),
    }),
  }),
  request: ({ questionnaireId, completion: { id, answers } }) => ({
    document: COMPLETE_SURVEY,
    variables: { id: questionnaireId, completion: { id, answers } },
  }),
  subject: ({ questionnaireId }) => surveySubject(questionnaireId),
  dependsOn: ({ card }) => afterStatus(card),
  after: ({ questionnaireId }) => [surveyDraftSubject(questionnaireId)],
  // Each retake is a completion of its own.
  keepsEach: () => true,
  patches: [
    { keys: [], change: (data, { card }) => showFirstAct(data, card) },
    {
      keys: [],
      change: (data, { questionnaireId, completion }) =>
        mapNodes(data, (node) =>
          node.__typename === 'Questionnaire' && node.id === questionnaireId
            ? { ...node, hasBeenTaken: true, myCompletion: completion, myDraft: null }
            : node,
        ),
    },
  ],
  messages: {
    what: ({ title }) => ({ message: msg`Your answers in “{title}”`, values: { title } }),
    done: () => ({ message: msg`Your answers are saved.` }),
    failed: ({ title }) => ({ message: msg`Your answers in “{title}” could not be sent.`, values: { title } }),
  },
});
