import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { UnitRules } from '#server/policies/unit-rules.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { raiseRevision } from '#server/store/database/raise-revision.ts';
import { completed, isOfTenant } from './complete-for-learner.ts';
import { isTutor } from './is-tutor.ts';

export interface DecideVerification {
  readonly organisationId: string;
  readonly tutorId: string;
  readonly learnerId: string;
  readonly unit: UnitRules;
  /** The one that was looked at. */
  readonly link: string;
  /** Null: accepted. */
  readonly rejectionReason: string | null;
  readonly now: Date;
}

/**
 * A tutor's decision on the proof of somebody else (LEARN-13). What is accepted completes the course, and earns what
 * completing it earns. Only the link that was looked at is decided on: another one may have come meanwhile.
 */
export async function decideVerification(trx: Trx, act: DecideVerification): Promise<CommandResult> {
  const { tutorId, learnerId, unit, rejectionReason } = act;
  if (!(await isTutor(trx, tutorId, unit.courseId)) || tutorId === learnerId) return refused('NOT_ALLOWED');
  if (!(await isOfTenant(trx, act))) return refused('NOT_FOUND');
  const status = rejectionReason === null ? 'VERIFIED' : 'REJECTED';
  const decided = await trx
    .updateTable('course_verification')
    .set({ status, rejection_reason: rejectionReason })
    .where('person_id', '=', learnerId)
    .where('course_id', '=', unit.courseId)
    .where('link', '=', act.link)
    .where('status', '=', 'PENDING')
    .returning('person_id')
    .executeTakeFirst();
  if (decided === undefined) return refused('NOT_FOUND');
  await raiseRevision(trx, learnerId);
  return rejectionReason === null ? completed(trx, act) : done();
}
