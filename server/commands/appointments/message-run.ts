import { RUN_MESSAGE_MAX } from '#campus/learning/live-limits.ts';
import { lengthOf } from '#campus/text/length-of.ts';
import { trimTyped } from '#campus/text/typed-text.ts';
import { isTutor } from '#server/commands/learning/is-tutor.ts';
import { type CommandResult, done, refused } from '#server/model/command-result.ts';
import type { Localized } from '#server/model/localized.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { findRun } from './appointment-dates.ts';
import { holdPeople, peopleInRun } from './hold-people.ts';
import { notifyOfRun } from './notify-of-run.ts';

export interface MessageRun {
  readonly organisationId: string;
  readonly tutorId: string;
  readonly courseId: string;
  /** Of the course. */
  readonly denomination: Localized;
  readonly runId: string;
  readonly message: string;
  readonly origin: string;
  readonly now: Date;
}

/** A tutor's message to everybody who takes the run, in the campus and outside of it as each of them wants it (LIVE-22). */
export async function messageRun(trx: Trx, act: MessageRun): Promise<CommandResult> {
  const { organisationId, tutorId, courseId, denomination, runId } = act;
  if (!(await isTutor(trx, tutorId, courseId))) return refused('NOT_ALLOWED');
  const run = await findRun(trx, { organisationId, id: runId });
  if (run === undefined || run.course_id !== courseId) return refused('NOT_FOUND');
  const message = trimTyped(act.message);
  if (message === '' || lengthOf(message) > RUN_MESSAGE_MAX) return refused('INVALID_INPUT');
  const people = (await peopleInRun(trx, { organisationId, runId })).filter((id) => id !== tutorId);
  await holdPeople(trx, people);
  await notifyOfRun(trx, people, { ...act, kind: 'RUN_MESSAGE', payload: { courseId, denomination, message } });
  return done();
}
