import type { Fields, PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import { mayAddAttachments, mayDeleteAttachment } from '#server/policies/attachments.ts';
import { projectOf } from './project-source.ts';

/** What a project has beside the fields of every unit with dates. */
export const projectFields = {
  attachments: async ({ course }, _, context) =>
    (await projectOf(context, course.id)) === undefined ? [] : context.content.attachmentsOf(course.id),
  canAddAttachments: async ({ course }, _, context) => {
    const project = await projectOf(context, course.id);
    return project !== undefined && mayAddAttachments(project, project);
  },
} satisfies Fields<'Project'>;

/** Whoever has one belongs to its project. */
export const attachmentResolvers = {
  Attachment: {
    url: ({ id }) => `/student-docs/${id}`,
    fileName: ({ file_name }) => file_name,
    fileSize: ({ file_size }) => file_size,
    createdAt: ({ finished_at }) => finished_at,
    uploadedBy: async ({ person_id }, _, { content }) =>
      person_id === null ? null : ((await content.person(person_id)) ?? null),
    canDeleteAttachments: async (attachment, _, context) => {
      const project = await projectOf(context, attachment.course_id);
      return (
        context.person !== undefined &&
        project !== undefined &&
        mayDeleteAttachment(context.person.id, project, attachment)
      );
    },
  },
} satisfies PartialResolvers;
