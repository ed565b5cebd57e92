import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { mapNodes } from '#cache/map-nodes.ts';
import { offlineMutation } from '#cache/offline-mutation.ts';
import { SURVEYS_HIDDEN_AT_ONCE } from '#campus/own-limits.ts';
import { HIDDEN_SURVEYS } from './subjects.ts';

const SET_HIDDEN = `mutation SetSurveysHidden($ids: [ID!]!, $hidden: Boolean!) {
  setSurveysHidden(ids: $ids, hidden: $hidden) { success errors { message } }
}`;

/** Puts surveys aside, or back among those that are open (SURVEY-5). */
export const setSurveysHidden = offlineMutation({
  kind: 'surveys.hidden',
  version: 1,
  input: v.object({
    ids: v.pipe(v.array(v.string()), v.maxLength(SURVEYS_HIDDEN_AT_ONCE)),
    /** Of the first. */
    title: v.string(),
    hidden: v.boolean(),
  }),
  request: ({ ids, hidden }) => ({ document: SET_HIDDEN, variables: { ids, hidden } }),
  subject: () => HIDDEN_SURVEYS,
  // Each is about surveys of its own.
  keepsEach: () => true,
  patches: [
    {
      keys: [],
      change: (data, { ids, hidden }) =>
        mapNodes(data, (node) => {
          const isMeant = node.__typename === 'Questionnaire' && ids.some((id) => id === node.id);
          return isMeant && typeof node.isHidden === 'boolean' && node.isHidden !== hidden
            ? { ...node, isHidden: hidden }
            : node;
        }),
    },
  ],
  messages: {
    what: ({ title, hidden }) => ({
      message: hidden ? msg`Hide “{title}”` : msg`Show “{title}” again`,
      values: { title },
    }),
    done: ({ ids, title, hidden }) => {
      if (!hidden) return { message: msg`“{title}” is among your surveys again.`, values: { title } };
      return ids.length === 1
        ? { message: msg`“{title}” is hidden.`, values: { title } }
        : { message: msg`These surveys are hidden.` };
    },
    failed: ({ title }) => ({ message: msg`“{title}” could not be changed.`, values: { title } }),
  },
  undo: ({ hidden, ...surveys }) => ({ ...surveys, hidden: !hidden }),
});
