import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';

const DOCUMENT_REVIEWS = `query DocumentReviews {
  documentReviews { __typename id learnerName fileName fileSize uploadedAt comment }
}`;

const waitingDocument = v.object({
  id: v.string(),
  learnerName: v.nullable(v.string()),
  fileName: v.string(),
  /** Bytes. */
  fileSize: v.number(),
  uploadedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** What a reviewer has said to it already. */
  comment: v.nullable(v.string()),
});
export type WaitingDocument = v.InferOutput<typeof waitingDocument>;

/** Null for whoever is no reviewer. */
const answer = v.object({ documentReviews: v.nullable(v.array(waitingDocument)) });

/** Documents of other people: looked at, and never kept on the device (DOC-11). */
export const documentReviewQueries = {
  all: () => ['document-review'] as const,
  waiting: () =>
    campusQuery({
      key: [...documentReviewQueries.all(), 'waiting'],
      document: DOCUMENT_REVIEWS,
      answer,
      keep: 'session',
    }),
};
