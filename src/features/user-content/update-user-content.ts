import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { createdAs, offlineMutation } from '#cache/offline-mutation.ts';
import { userContentFields } from '#campus/learning/user-content.ts';
import { userContentSubject } from '#features/learning-items/user-content-subject.ts';
import { createUserContent } from './create-user-content.ts';
import { changeUserContent } from './patches.ts';

const UPDATE_USER_CONTENT = `mutation UpdateUserContent($id: ID!, $change: UserContentChange!) {
  updateUserContent(id: $id, change: $change) { success errors { message } }
}`;

const input = v.object({
  id: v.string(),
  courseId: v.string(),
  project: v.string(),
  ...userContentFields,
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  changedAt: v.pipe(v.string(), v.isoTimestamp()),
});

/** The whole of it anew (UGC-7). While it waits to be sent at all, it is sent once, as it reads now. */
export const updateUserContent = offlineMutation({
  kind: 'ugc.update',
  version: 1,
  input,
  request: ({ id, denomination, text, filmUrl, isPublic }) => ({
    document: UPDATE_USER_CONTENT,
    variables: { id, change: { denomination, text, filmUrl, isPublic } },
  }),
  subject: ({ id }) => userContentSubject(id),
  overCreation: createdAs(createUserContent, ({ changedAt: _, ...made }: v.InferOutput<typeof input>) => made),
  patches: changeUserContent,
  messages: {
    what: ({ denomination, text }) => ({
      message: msg`Change “{title}”: {text}`,
      values: { title: denomination, text },
    }),
    done: ({ denomination }) => ({ message: msg`“{title}” is changed.`, values: { title: denomination } }),
    failed: ({ denomination }) => ({ message: msg`“{title}” could not be changed.`, values: { title: denomination } }),
  },
});
