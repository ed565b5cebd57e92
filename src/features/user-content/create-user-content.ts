import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { offlineMutation } from '#cache/offline-mutation.ts';
import { userContentFields } from '#campus/learning/user-content.ts';
import { userContentSubject } from '#features/learning-items/user-content-subject.ts';
import { addToProject, pageOf } from './patches.ts';
import { userContentQueries } from './queries.ts';

const CREATE_USER_CONTENT = `mutation CreateUserContent($draft: UserContentDraft!) {
  createUserContent(draft: $draft) { success errors { message } }
}`;

/** The id is made here (UUIDv7): it has an address, and can be changed and deleted, before the campus has heard of it (UGC-6). */
export const createUserContent = offlineMutation({
  kind: 'ugc.create',
  version: 1,
  input: v.object({
    id: v.pipe(v.string(), v.uuid()),
    courseId: v.string(),
    /** Title of the project, for the screen. */
    project: v.string(),
    ...userContentFields,
    /** For the screen, until the campus says when it came. */
    createdAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
  request: ({ id, courseId, denomination, text, filmUrl, isPublic }) => ({
    document: CREATE_USER_CONTENT,
    variables: { draft: { id, courseId, denomination, text, filmUrl, isPublic } },
  }),
  subject: ({ id }) => userContentSubject(id),
  patches: [addToProject],
  creates: (made, language) => [{ read: userContentQueries.one(made.id, language), truth: pageOf(made) }],
  messages: {
    what: ({ denomination, text }) => ({
      message: msg`Publish “{title}”: {text}`,
      values: { title: denomination, text },
    }),
    done: ({ denomination }) => ({ message: msg`“{title}” is published.`, values: { title: denomination } }),
    failed: ({ denomination }) => ({
      message: msg`“{title}” could not be published.`,
      values: { title: denomination },
    }),
  },
});
