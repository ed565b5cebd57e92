import { decideDocument } from '#server/commands/doc-check/decide-document.ts';
import { act, payloadOf } from '#server/graphql/core/act.ts';
import type { Fields, PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import { refused } from '#server/model/command-result.ts';
import { mayReviewDocuments } from '#server/policies/doc-check.ts';
import { waitingDocuments } from '#server/store/doc-check/review-reads.ts';

/** What a reviewer of the organisation's documents sees and does (DOC-11); for everybody else there is nothing of it. */
export const documentReviewQueries = {
  documentReviews: (_, __, { person, organisation, parts }) =>
    mayReviewDocuments(organisation, person)
      ? waitingDocuments(parts.store.read, { organisationId: organisation.id, reviewerId: person.id })
      : null,
} satisfies Fields<'Query'>;

export const documentReviewViewer = {
  isDocumentReviewer: (_, __, { person, organisation }) => mayReviewDocuments(organisation, person),
} satisfies Fields<'Viewer'>;

export const documentReviewMutations = {
  decideDocument: async (_, args, context) => {
    const { organisation, origin, now } = context;
    const outcome = await act(context, { field: 'decideDocument', args }, async (trx, person) => {
      if (!mayReviewDocuments(organisation, person)) return refused('NOT_FOUND');
      const { keptDays } = organisation.docCheck;
      const of = { organisationId: organisation.id, reviewerId: person.id, keptDays, origin, now };
      return decideDocument(trx, { ...args, ...of });
    });
    return payloadOf(outcome);
  },
} satisfies Fields<'Mutation'>;

export const documentReviewResolvers = {
  DocumentReview: {
    learnerName: ({ first_name, last_name }) => [first_name, last_name].filter(Boolean).join(' ') || null,
    fileName: ({ file_name }) => file_name,
    fileSize: ({ file_size }) => file_size,
    uploadedAt: ({ finished_at }) => finished_at,
  },
} satisfies PartialResolvers;
