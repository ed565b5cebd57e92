import * as v from 'valibot';

/** A file of a project, as its page lists it (FILE-1). */
export const attachmentSchema = v.object({
  __typename: v.optional(v.literal('Attachment'), 'Attachment'),
  id: v.string(),
  /** Begins with STUDENT_DOCS. */
  url: v.string(),
  fileName: v.string(),
  /** Bytes. */
  fileSize: v.number(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Null: a former member. */
  uploadedBy: v.nullable(v.object({ id: v.string(), publicName: v.string() })),
  canDeleteAttachments: v.boolean(),
});
export type Attachment = v.InferOutput<typeof attachmentSchema>;

const STUDENT_DOCS = '/student-docs/';

/** Where the file itself is: what follows `/student-docs/`, below `/api/download/` (FILE-8). */
export function downloadPathOf({ url }: Pick<Attachment, 'url'>): `/${string}` {
  return `/api/download/${url.slice(url.indexOf(STUDENT_DOCS) + STUDENT_DOCS.length)}`;
}
