import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { offlineMutation } from '#cache/offline-mutation.ts';
import { BOOKMARKS_PATH, LIST_UPDATE_ERROR } from './list-messages.ts';
import { addOrRemoveFollowed, changeList } from './patches.ts';
import { contentListSchema, listQueries } from './queries.ts';
import { listFollowed } from './subjects.ts';

const FOLLOW = `mutation FollowContentList($id: ID!, $follow: Boolean!) {
  followContentList(id: $id, follow: $follow) { success errors { message } }
}`;

/** Somebody else's list among mine, or not any more. The list goes along, so that it stands there without a network too. */
export const followList = offlineMutation({
  kind: 'list.follow',
  version: 1,
  input: v.object({ list: contentListSchema, follow: v.boolean() }),
  request: ({ list, follow }) => ({ document: FOLLOW, variables: { id: list.id, follow } }),
  subject: ({ list }) => listFollowed(list.id),
  patches: [
    {
      keys: listQueries.all(),
      change: (data, { list, follow }) =>
        changeList(data, list.id, (found) =>
          found.isFollowing === follow ? found : { ...found, isFollowing: follow },
        ),
    },
    addOrRemoveFollowed,
  ],
  messages: {
    what: ({ list, follow }) => ({
      message: follow ? msg`Follow the list “{name}”` : msg`Stop following the list “{name}”`,
      values: { name: list.denomination },
    }),
    done: ({ list, follow }) => ({
      message: follow ? msg`You now follow “{name}”.` : msg`You no longer follow “{name}”.`,
      values: { name: list.denomination },
    }),
    failed: () => ({ message: LIST_UPDATE_ERROR }),
  },
  shows: ({ follow }) => (follow ? `${BOOKMARKS_PATH}?show=followed` : undefined),
  undo: ({ list, follow }) => ({ list, follow: !follow }),
});
