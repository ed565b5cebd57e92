import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { userContentCardSchema } from '#campus/learning/user-content.ts';
import { USER_CONTENT_CARD } from '#features/learning-items/fragments.ts';
import { unitKeys } from '#features/learning-items/unit-keys.ts';

const USER_CONTENT = `query UserContent($id: ID!) {
  userContent(id: $id) {
    ...userContentCard
    text
    content
    filmUrl
    canDelete
    createdAt
    owner { id publicName profileImage { url } isTutor }
    project { __typename id denomination }
  }
}
${USER_CONTENT_CARD}`;

const moment = v.pipe(v.string(), v.isoTimestamp());

/** What a learner made, with everything that its page shows. */
export const userContentPage = v.object({
  ...userContentCardSchema.entries,
  /** Markdown, as its author wrote it. */
  text: v.string(),
  /** HTML; null: what was written here and the campus has not seen, which is drawn from `text`. */
  content: v.nullable(v.string()),
  filmUrl: v.nullable(v.string()),
  canDelete: v.boolean(),
  createdAt: moment,
  /** Null for a visitor, and while it waits here to be sent. */
  owner: v.nullable(
    v.object({
      id: v.string(),
      publicName: v.string(),
      profileImage: v.nullable(v.object({ url: v.string() })),
      isTutor: v.boolean(),
    }),
  ),
  project: v.object({ __typename: v.literal('Project'), id: v.string(), denomination: v.string() }),
});
export type UserContentPage = v.InferOutput<typeof userContentPage>;

export const userContentAnswer = v.object({ userContent: v.nullable(userContentPage) });
export type UserContentAnswer = v.InferOutput<typeof userContentAnswer>;

export const userContentQueries = {
  one: (id: string, language: LanguageCode) =>
    campusQuery({
      key: unitKeys.userContent(id, language),
      document: USER_CONTENT,
      variables: { id },
      answer: userContentAnswer,
      keep: 'offline',
      missing: { what: 'userContent', when: ({ userContent }) => userContent === null },
    }),
};
