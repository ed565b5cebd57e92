import { VERIFICATIONS_LISTED } from '#campus/limits.ts';
import { decideVerification } from '#server/commands/learning/decide-verification.ts';
import { submitVerification } from '#server/commands/learning/submit-verification.ts';
import { act, payloadOf } from '#server/graphql/core/act.ts';
import type { Fields, PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import type { RejectionReason } from '#server/graphql/core/schema.gen.ts';
import { authorOf, visibleCourse } from '#server/graphql/core/sources.ts';
import type { CampusContext } from '#server/http/context.ts';
import { pickMessage } from '#server/messages/pick-message.ts';
import { REJECTION_REASONS, type RejectionReasonId } from '#server/messages/rejection-reasons.ts';
import { refused } from '#server/model/command-result.ts';
import { rulesOf } from './progress.ts';

/** Where somebody's own proof stands. */
export const courseVerificationState = {
  verification: async ({ course }, _, context) => {
    const row = (await context.learner?.verifications())?.get(course.id);
    if (row === undefined) return null;
    const reason = reasonOf(row.rejection_reason);
    return {
      verified: row.status === 'VERIFIED',
      pending: row.status === 'PENDING',
      link: row.link,
      rejectionReason: reason === undefined ? null : rejectionReason(reason, context),
    };
  },
} satisfies Fields<'Course'>;

function reasonOf(id: string | null | undefined): RejectionReasonId | undefined {
  return REJECTION_REASONS.find((reason) => reason === id);
}

function rejectionReason(id: RejectionReasonId, { languages }: CampusContext): RejectionReason {
  return { id, denomination: pickMessage(languages, ({ rejectionReasons }) => rejectionReasons[id]) };
}

export const verificationQueries = {
  courseVerifications: async (_, { courseId }, context) => {
    const { learner, content } = context;
    const isTutor = (await learner?.tutorOf())?.has(courseId) ?? false;
    if (!context.organisation.features.showCertificateVerificationFeatures) return null;
    if (!isTutor || (await visibleCourse(context, courseId)) === undefined) return null;
    return {
      pending: await content.waitingVerifications(courseId, VERIFICATIONS_LISTED),
      rejectionReasons: REJECTION_REASONS.map((id) => rejectionReason(id, context)),
    };
  },
} satisfies Fields<'Query'>;

export const verificationResolvers = {
  SubmittedVerification: {
    learner: ({ personId }, _, context) => authorOf(context, personId),
  },
} satisfies PartialResolvers;

export const verificationMutations = {
  submitCourseVerification: async (_, args, context) => {
    const { courseId, link } = args;
    const seen = await visibleCourse(context, courseId);
    const outcome = await act(context, { field: 'submitCourseVerification', args }, async (trx, person) => {
      if (seen === undefined) return refused('NOT_FOUND');
      if (!context.organisation.features.showCertificateVerificationFeatures) return refused('NOT_ALLOWED');
      return submitVerification(trx, { personId: person.id, courseId, link, now: context.now });
    });
    return payloadOf(outcome);
  },

  decideCourseVerification: async (_, args, context) => {
    const { courseId, learnerId, link, decision } = args;
    const seen = await visibleCourse(context, courseId);
    const unit = seen && (await rulesOf(context, seen));
    const reason = reasonOf(args.reasonId);
    const outcome = await act(context, { field: 'decideCourseVerification', args }, async (trx, person) => {
      if (unit === undefined) return refused('NOT_FOUND');
      if (!context.organisation.features.showCertificateVerificationFeatures) return refused('NOT_ALLOWED');
      // A rejection without a reason would leave the learner alone with it.
      if ((decision === 'REJECT') !== (reason !== undefined)) return refused('INVALID_INPUT');
      const who = { organisationId: context.organisation.id, tutorId: person.id, learnerId, now: context.now };
      return decideVerification(trx, { ...who, unit, link, rejectionReason: reason ?? null });
    });
    return payloadOf(outcome);
  },
} satisfies Fields<'Mutation'>;
