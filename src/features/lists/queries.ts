import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { courseCardSchema, listedItemSchema, moduleCardSchema } from '#campus/learning/learning-item.ts';
import { LISTED_ITEM } from '#features/learning-items/fragments.ts';

const CONTENT_LIST = `fragment contentList on ContentList {
  __typename
  id
  urlAlias
  denomination
  isOwner
  ownerNickname
  isPublic
  isFollowing
  items(kinds: [MODULE, COURSE, USER_CONTENT]) { ...listedItem }
}
${LISTED_ITEM}`;

const BOOKMARKS = `query Bookmarks {
  viewer {
    modules { ...moduleCard }
    enrolledUnits { ...courseCard }
    bookmarkedItems(kinds: [MODULE, COURSE, USER_CONTENT]) { ...listedItem }
    contentLists { ...contentList }
  }
}
${CONTENT_LIST}`;

const LIST = `query contentList($id: ID!) {
  contentList(id: $id) { ...contentList }
}
${CONTENT_LIST}`;

export const contentListSchema = v.object({
  __typename: v.literal('ContentList'),
  id: v.string(),
  /** Absent in rows of earlier releases. */
  urlAlias: v.optional(v.nullable(v.string())),
  denomination: v.string(),
  isOwner: v.boolean(),
  ownerNickname: v.nullable(v.string()),
  isPublic: v.boolean(),
  isFollowing: v.boolean(),
  items: v.array(listedItemSchema),
});

export type ContentList = v.InferOutput<typeof contentListSchema>;

/** What one learns was not in rows of earlier releases. */
export const bookmarksAnswer = v.object({
  viewer: v.object({
    modules: v.optional(v.array(moduleCardSchema), []),
    enrolledUnits: v.optional(v.array(courseCardSchema), []),
    bookmarkedItems: v.array(listedItemSchema),
    contentLists: v.array(contentListSchema),
  }),
});

export const listAnswer = v.object({ contentList: v.nullable(contentListSchema) });

export type ListAnswer = v.InferOutput<typeof listAnswer>;

export const listQueries = {
  all: () => ['lists'] as const,
  mine: (language: LanguageCode) =>
    campusQuery({
      key: [...listQueries.all(), 'mine', language],
      document: BOOKMARKS,
      answer: bookmarksAnswer,
      keep: 'offline',
    }),
  one: (id: string, language: LanguageCode) =>
    campusQuery({
      key: [...listQueries.all(), 'one', id, language],
      document: LIST,
      variables: { id },
      answer: listAnswer,
      keep: 'offline',
      missing: {
        what: 'list',
        when: ({ contentList }) => contentList === null,
        namedIn: listQueries.mine(language),
      },
    }),
};
