import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { isNode, mapNodes } from '#cache/map-nodes.ts';
import { offlineMutation } from '#cache/offline-mutation.ts';
import { reflectionText } from '#campus/text/written-text.ts';
import { actedIn, afterStatus, showFirstAct } from './first-act.ts';
import { reflectionSubject } from './subjects.ts';

const SAVE_REFLECTION = `mutation SaveReflection($boardId: ID!, $id: ID!, $content: String!) {
  saveReflection(boardId: $boardId, id: $id, content: $content) { success errors { message } }
}`;

/** A reflection as it was last written. Its id is made here (UUIDv7); again with the same id, it is edited. */
export const saveReflection = offlineMutation({
  kind: 'reflection.save',
  version: 1,
  input: v.object({
    boardId: v.string(),
    id: v.pipe(v.string(), v.uuid()),
    content: reflectionText,
    /** When it was first written, for the screen. */
    createdAt: v.string(),
    /** Of the lesson, for the sheet of changes. */
    title: v.string(),
    card: actedIn,
  }),
  request: ({ boardId, id, content }) => ({ document: SAVE_REFLECTION, variables: { boardId, id, content } }),
  subject: ({ id }) => reflectionSubject(id),
  dependsOn: ({ card }) => afterStatus(card),
  patches: [
    { keys: [], change: (data, { card }) => showFirstAct(data, card) },
    {
      keys: ['lessons'],
      change: (data, { boardId, id, content, createdAt }) =>
        mapNodes(data, (node) => {
          if (node.__typename !== 'ReflectionBoard' || node.id !== boardId) return node;
          const mine = isNode(node.myReflection) ? node.myReflection : undefined;
          if (mine?.id === id && mine.content === content) return node;
          return { ...node, myReflection: { createdAt, isEditable: true, ...mine, id, content } };
        }),
    },
  ],
  messages: {
    what: ({ title }) => ({ message: msg`Your reflection in “{title}”`, values: { title } }),
    done: () => ({ message: msg`Your reflection is saved.` }),
    failed: ({ title }) => ({ message: msg`Your reflection in “{title}” could not be saved.`, values: { title } }),
  },
});
