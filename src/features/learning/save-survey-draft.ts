import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { isNode, mapNodes } from '#cache/map-nodes.ts';
import { offlineMutation } from '#cache/offline-mutation.ts';
import { answersSchema } from '#campus/questionnaires/questionnaire-shape.ts';
import { surveyDraftSubject, surveySubject } from './subjects.ts';

const SAVE_DRAFT = `mutation SaveSurveyDraft($id: ID!, $draft: SurveyDraftInput!) {
  saveSurveyDraft(id: $id, draft: $draft) { success errors { message } }
}`;

/** What was answered so far, so that another device goes on from there (SURVEY-6). The later one counts. */
export const saveSurveyDraft = offlineMutation({
  kind: 'survey.draft',
  version: 1,
  input: v.object({
    questionnaireId: v.string(),
    title: v.string(),
    draft: v.object({ answers: answersSchema, pageId: v.nullable(v.string()), savedAt: v.string() }),
  }),
  request: ({ questionnaireId, draft }) => ({ document: SAVE_DRAFT, variables: { id: questionnaireId, draft } }),
  subject: ({ questionnaireId }) => surveyDraftSubject(questionnaireId),
  after: ({ questionnaireId }) => [surveySubject(questionnaireId)],
  isSilent: true,
  patches: [
    {
      keys: [],
      change: (data, { questionnaireId, draft }) =>
        mapNodes(data, (node) => {
          if (node.__typename !== 'Questionnaire' || node.id !== questionnaireId || node.myDraft === undefined)
            return node;
          return isLater(node.myDraft, draft.savedAt) ? node : { ...node, myDraft: draft };
        }),
    },
  ],
  messages: {
    what: ({ title }) => ({ message: msg`Your unsent answers in “{title}”`, values: { title } }),
    done: () => ({ message: msg`Your answers are saved.` }),
    failed: ({ title }) => ({ message: msg`Your answers in “{title}” could not be sent.`, values: { title } }),
  },
});

/** Whether a draft is this one already, or a later one. */
function isLater(known: unknown, savedAt: string): boolean {
  return isNode(known) && typeof known.savedAt === 'string' && known.savedAt >= savedAt;
}
