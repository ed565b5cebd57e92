import { VERIFICATION_LINK_MAX } from '#campus/limits.ts';
import { isSecureLink } from '#campus/text/secure-link.ts';
import { trimTyped } from '#campus/text/typed-text.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { isLearner } from './save-review.ts';

export interface SubmitVerification {
  readonly personId: string;
  readonly courseId: string;
  readonly link: string;
  readonly now: Date;
}

/** Hands in a link as proof; a tutor decides (LEARN-13). What is verified stays so, anything else may be replaced. */
export async function submitVerification(trx: Trx, act: SubmitVerification): Promise<CommandResult> {
  const { personId, courseId, now } = act;
  const link = trimTyped(act.link);
  if (!isSecureLink(link, VERIFICATION_LINK_MAX)) return refused('LINK_INVALID');
  if (!(await isLearner(trx, personId, courseId))) return refused('NOT_ALLOWED');
  const next = { link, status: 'PENDING' as const, rejection_reason: null, submitted_at: now.toISOString() };
  const written = await trx
    .insertInto('course_verification')
    .values({ person_id: personId, course_id: courseId, ...next })
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'course_id'])
        .doUpdateSet(next)
        .where('course_verification.status', '!=', 'VERIFIED'),
    )
    .returning('status')
    .executeTakeFirst();
  return written === undefined ? refused('NOT_ALLOWED') : done();
}
