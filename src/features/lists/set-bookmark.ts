import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { offlineMutation } from '#cache/offline-mutation.ts';
import { listedItemSchema, refOf } from '#campus/learning/learning-item.ts';
import { creationOf } from '#features/learning-items/user-content-subject.ts';
import { addOrRemoveBookmark, markBookmarked } from './patches.ts';
import { BOOKMARK_ORDER, bookmarkSubject } from './subjects.ts';

const setting = (field: string, action: string) => `mutation ${field}($id: ID!) {
  ${field}(id: $id, actions: [{ ${action}: {} }]) { success errors { message } }
}`;

const BOOKMARK_USER_CONTENT = `mutation addUserContentBookmark($id: ID!) {
  setUserContentBookmark(id: $id, isBookmarked: true) { success errors { message } }
}`;

const UNBOOKMARK_USER_CONTENT = `mutation removeUserContentBookmark($id: ID!) {
  setUserContentBookmark(id: $id, isBookmarked: false) { success errors { message } }
}`;

/** A document per action: what is meant is in the text, so that an old entry still says it. */
const BOOKMARK_DOCUMENTS = {
  module: {
    true: setting('updateModule', 'addModuleBookmark'),
    false: setting('updateModule', 'removeModuleBookmark'),
  },
  userContent: { true: BOOKMARK_USER_CONTENT, false: UNBOOKMARK_USER_CONTENT },
  course: {
    true: setting('updateCourse', 'addCourseBookmark'),
    false: setting('updateCourse', 'removeCourseBookmark'),
  },
} as const;

/** Add or remove a bookmark: set to a value, never toggled (LIST-1). The card goes along so that lists can show it offline. */
export const setBookmark = offlineMutation({
  kind: 'bookmark.set',
  version: 1,
  input: v.object({ card: listedItemSchema, bookmarked: v.boolean() }),
  request: ({ card, bookmarked }) => ({
    document: BOOKMARK_DOCUMENTS[refOf(card).kind][bookmarked ? 'true' : 'false'],
    variables: { id: card.id },
  }),
  subject: ({ card }) => bookmarkSubject(card),
  dependsOn: ({ card }) => creationOf(card),
  // An order that was made before does not know it: what is new stands first.
  after: () => [BOOKMARK_ORDER],
  patches: [
    { keys: [], change: (data, { card, bookmarked }) => markBookmarked(data, { unit: refOf(card), bookmarked }) },
    addOrRemoveBookmark,
  ],
  messages: {
    what: ({ card, bookmarked }) => ({
      message: bookmarked ? msg`Bookmark “{title}”` : msg`Remove bookmark “{title}”`,
      values: { title: card.denomination },
    }),
    done: ({ card, bookmarked }) => ({
      message: bookmarked ? msg`{title} added.` : msg`{title} removed.`,
      values: { title: card.denomination },
    }),
    failed: ({ card, bookmarked }) => ({
      message: bookmarked ? msg`{title} could not be added.` : msg`{title} could not be removed.`,
      values: { title: card.denomination },
    }),
  },
  undo: ({ card, bookmarked }) => ({ card: { ...card, isBookmarked: !bookmarked }, bookmarked: !bookmarked }),
});
