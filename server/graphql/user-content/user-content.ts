import { USER_CONTENTS_LISTED } from '#campus/user-content-limits.ts';
import type { Fields, PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import { authorOf, projectStanding, visibleUserContent } from '#server/graphql/core/sources.ts';
import { renderLearnerMarkdown } from '#server/messages/render-learner-markdown.ts';
import { mayDeleteUserContent, mayEditUserContent, mayMakeUserContent } from '#server/policies/user-content.ts';
import { visibleUserContents } from './user-content-source.ts';

export const userContentQueries = {
  userContent: async (_, { id }, context) => (await visibleUserContent(context, id)) ?? null,
} satisfies Fields<'Query'>;

export const projectUserContent = {
  allowUgContent: async ({ course }, _, context) =>
    context.person !== undefined &&
    mayMakeUserContent(context.organisation, course, await projectStanding(context, course.id)),
  userContents: async (project, _, context) =>
    (await visibleUserContents(context, project)).slice(0, USER_CONTENTS_LISTED),
} satisfies Fields<'Project'>;

export const userContentResolvers = {
  UserContent: {
    id: ({ row }) => row.id,
    denomination: ({ row }) => row.denomination,
    urlAlias: () => null,
    text: ({ row }) => row.content,
    content: ({ row }) => renderLearnerMarkdown(row.content),
    filmUrl: ({ row }) => row.film_url,
    isPublic: ({ row }) => row.is_public === 1,
    isBookmarked: ({ row }, _, { learner }) => learner?.hasBookmarked({ kind: 'USER_CONTENT', id: row.id }) ?? null,
    canEdit: ({ row }, _, { person }) => person !== undefined && mayEditUserContent(person.id, row),
    canDelete: async ({ row }, _, { person, learner }) => {
      const isTutor = (await learner?.tutorOf())?.has(row.course_id) ?? false;
      return person !== undefined && mayDeleteUserContent(person.id, isTutor, row);
    },
    ownerNickname: ({ row }, _, { content }) => content.nicknameOf(row.author_id),
    owner: ({ row }, _, context) => (context.person === undefined ? null : authorOf(context, row.author_id)),
    createdAt: ({ row }) => row.created_at,
    updatedAt: ({ row }) => row.updated_at,
  },
} satisfies PartialResolvers;
