import * as v from 'valibot';
import { APPOINTMENT_TEXT_MAX } from '#campus/learning/live-limits.ts';
import { lengthOf } from '#campus/text/length-of.ts';
import { trimTyped } from '#campus/text/typed-text.ts';
import { createAppointment } from '#server/commands/appointments/create-appointment.ts';
import { deleteRun } from '#server/commands/appointments/delete-run.ts';
import type { SentDraft } from '#server/commands/appointments/draft-columns.ts';
import { editAppointment, type TutorAct } from '#server/commands/appointments/edit-appointment.ts';
import { createRun, setRunActive } from '#server/commands/appointments/edit-runs.ts';
import { messageRun } from '#server/commands/appointments/message-run.ts';
import { moveRun } from '#server/commands/appointments/move-run.ts';
import { completeForLearner } from '#server/commands/learning/complete-for-learner.ts';
import { act, payloadOf } from '#server/graphql/core/act.ts';
import type { Fields } from '#server/graphql/core/campus-resolvers.ts';
import { graphqlErrorUntil, unauthenticated } from '#server/graphql/core/graphql-errors.ts';
import type { AppointmentDraft } from '#server/graphql/core/schema.gen.ts';
import { type CourseSource, visibleCourse } from '#server/graphql/core/sources.ts';
import { rulesOf } from '#server/graphql/learning/progress.ts';
import type { CampusContext } from '#server/http/context.ts';
import { renderLearnerMarkdown } from '#server/messages/render-learner-markdown.ts';
import { type CommandResult, refused } from '#server/model/command-result.ts';
import { zoneSchema } from '#server/model/zone.ts';
import type { Trx } from '#server/store/database/open-store.ts';

/** What tutors do with the dates and runs of their courses, and for who learns there (LIVE-17). None of it is queued. */
export const tutorMutations = {
  createAppointment: async (_, args, context) => {
    const { id: appointmentId, runId } = args;
    const draft = draftOf(args.draft);
    const seen = await courseOfRun(context, runId);
    return asTutor(context, { field: 'createAppointment', args }, seen, (trx, who) =>
      draft === undefined
        ? refused('APPOINTMENT_TIMES_INVALID')
        : createAppointment(trx, { ...who, appointmentId, runId, draft }),
    );
  },

  editAppointment: async (_, args, context) => {
    const draft = draftOf(args.draft);
    const date = await context.content.date(args.id);
    const seen = date && (await visibleCourse(context, date.course_id));
    return asTutor(context, { field: 'editAppointment', args }, seen, (trx, who) =>
      draft === undefined
        ? refused('APPOINTMENT_TIMES_INVALID')
        : editAppointment(trx, { ...who, appointmentId: args.id, sequence: args.sequence, draft }),
    );
  },

  createRun: async (_, args, context) => {
    const seen = await visibleCourse(context, args.courseId);
    const zone = v.safeParse(zoneSchema, args.zone);
    return asTutor(context, { field: 'createRun', args }, seen, (trx, who, { courseType }) =>
      zone.success
        ? createRun(trx, { ...who, runId: args.id, courseType, zone: zone.output })
        : refused('INVALID_INPUT'),
    );
  },

  setRunActive: async (_, args, context) => {
    const { id: runId, isActive } = args;
    const seen = await courseOfRun(context, runId);
    return asTutor(context, { field: 'setRunActive', args }, seen, (trx, who) =>
      setRunActive(trx, { ...who, runId, isActive }),
    );
  },

  moveRun: async (_, args, context) => {
    const { id: runId, days } = args;
    const seen = await courseOfRun(context, runId);
    return asTutor(context, { field: 'moveRun', args }, seen, (trx, who) => moveRun(trx, { ...who, runId, days }));
  },

  deleteRun: async (_, args, context) => {
    const seen = await courseOfRun(context, args.id);
    return asTutor(context, { field: 'deleteRun', args }, seen, (trx, who, { denomination }) =>
      deleteRun(trx, { ...who, denomination, runId: args.id }),
    );
  },

  messageRun: async (_, args, context) => {
    const { id: runId, message } = args;
    const { person, parts, organisation, address } = context;
    if (person === undefined) throw unauthenticated();
    const seconds = await parts.attemptLimits.take('runMessage', `${organisation.id} ${person.id}`, address);
    if (seconds !== undefined) throw graphqlErrorUntil('RATE_LIMITED', seconds);
    const seen = await courseOfRun(context, runId);
    return asTutor(context, { field: 'messageRun', args }, seen, (trx, who, { denomination }) =>
      messageRun(trx, { ...who, denomination, runId, message }),
    );
  },

  completeCourse: async (_, args, context) => {
    const { courseId, userId: learnerId } = args;
    const seen = await visibleCourse(context, courseId);
    const unit = seen && (await rulesOf(context, seen));
    return asTutor(context, { field: 'completeCourse', args }, seen, (trx, who) =>
      unit === undefined ? refused('NOT_FOUND') : completeForLearner(trx, { ...who, learnerId, unit }),
    );
  },
} satisfies Fields<'Mutation'>;

type Course = CourseSource['course'];
type TutorWork = (trx: Trx, who: TutorAct, course: Course) => CommandResult | Promise<CommandResult>;

/** Lets somebody act on a course that they may see; whether they teach it, the command asks. Mails leave after it. */
async function asTutor(
  context: CampusContext,
  request: { field: string; args: unknown },
  seen: CourseSource | undefined,
  work: TutorWork,
) {
  const { organisation, languages, origin, now, parts } = context;
  const outcome = await act(context, request, async (trx, person) => {
    if (seen === undefined) return refused('NOT_FOUND');
    const { course } = seen;
    const who = { organisationId: organisation.id, tutorId: person.id, courseId: course.id, languages, origin, now };
    return work(trx, who, course);
  });
  parts.delivery.nudge();
  return payloadOf(outcome);
}

async function courseOfRun(context: CampusContext, id: string): Promise<CourseSource | undefined> {
  const run = await context.content.run(id);
  return run && visibleCourse(context, run.course_id);
}

const moment = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);
const times = v.object({ start: moment, end: moment, registrationDeadline: v.nullable(moment) });

/** Undefined: one of its times is none. */
function draftOf(sent: AppointmentDraft): SentDraft | undefined {
  const { start, end, registrationDeadline } = sent;
  const when = v.safeParse(times, { start, end, registrationDeadline: registrationDeadline ?? null });
  if (!when.success) return undefined;
  const description = sent.description ?? undefined;
  // What is refused for its length is not rendered first.
  const isFitting = description !== undefined && lengthOf(description) <= APPOINTMENT_TEXT_MAX;
  return {
    ...when.output,
    denomination: trimTyped(sent.denomination),
    description,
    descriptionHtml: isFitting ? renderLearnerMarkdown(description) : undefined,
    location: trimTyped(sent.location),
    url: trimTyped(sent.url),
    moderatorLink: trimTyped(sent.moderatorLink),
    maxParticipants: sent.maxParticipants,
    hasCertificate: sent.hasCertificate,
  };
}
