import * as v from 'valibot';
import { deleteAppointment } from '#server/commands/appointments/delete-appointment.ts';
import { setAppointmentStatus } from '#server/commands/appointments/set-appointment-status.ts';
import { setAttendance } from '#server/commands/appointments/set-attendance.ts';
import { setRunStatus } from '#server/commands/appointments/set-run-status.ts';
import { act, payloadOf } from '#server/graphql/core/act.ts';
import type { Fields } from '#server/graphql/core/campus-resolvers.ts';
import type {
  MutationChangeAppointmentStatusArgs,
  MutationUpdateAppointmentArgs,
} from '#server/graphql/core/schema.gen.ts';
import { type CourseSource, visibleCourse } from '#server/graphql/core/sources.ts';
import { courseIn, moduleOf, rulesOf } from '#server/graphql/learning/progress.ts';
import type { CampusContext } from '#server/http/context.ts';
import { refused } from '#server/model/command-result.ts';
import { localizedSchema, pickText } from '#server/model/localized.ts';
import { readOverlapping } from '#server/store/appointments/overlapping.ts';

type StatusArgs = MutationUpdateAppointmentArgs | MutationChangeAppointmentStatusArgs;

/** What learners and tutors do with dates (LIVE-3, LEARN-17). None of it waits on a device: places are the server's to decide (OFFLINE-3). */
export const appointmentMutations = {
  updateAppointment: (_, args, context) => changePlace('updateAppointment', args, context),

  changeAppointmentStatus: (_, args, context) => changePlace('changeAppointmentStatus', args, context),

  deleteAppointment: async (_, args, context) => {
    const seen = await courseOfAppointment(context, args.id);
    const unit = seen && (await rulesOf(context, seen));
    const outcome = await act(context, { field: 'deleteAppointment', args }, async (trx, person) => {
      if (seen === undefined || unit === undefined) return refused('NOT_FOUND');
      const who = { organisationId: context.organisation.id, tutorId: person.id, now: context.now };
      const { courseType } = seen.course;
      return deleteAppointment(trx, { ...who, origin: context.origin, appointmentId: args.id, unit, courseType });
    });
    // Mails to who had a place.
    context.parts.delivery.nudge();
    return payloadOf(outcome);
  },

  changeRunStatus: async (_, args, context) => {
    const { id: runId, status: to } = args;
    const moduleId = moduleOf(args);
    const run = await context.content.run(runId);
    const seen = run && (await courseIn(context, run.course_id, moduleId));
    const unit = seen && (await rulesOf(context, seen));
    const outcome = await act(context, { field: 'changeRunStatus', args }, async (trx, person) => {
      if (unit === undefined) return refused('NOT_FOUND');
      const who = { organisationId: context.organisation.id, personId: person.id, now: context.now };
      return setRunStatus(trx, { ...who, unit, runId, moduleId, to, enrollToAll: args.enrollToAll === true });
    });
    return payloadOf(outcome);
  },

  setAttendance: async (_, args, context) => {
    const { appointmentId, userId: learnerId } = args;
    const seen = await courseOfAppointment(context, appointmentId);
    const outcome = await act(context, { field: 'setAttendance', args }, async (trx, person) => {
      if (seen === undefined) return refused('NOT_FOUND');
      const who = { organisationId: context.organisation.id, tutorId: person.id, learnerId, now: context.now };
      return setAttendance(trx, {
        ...who,
        appointmentId,
        courseId: seen.course.id,
        didAttend: args.didAttend ?? null,
      });
    });
    return payloadOf(outcome);
  },
} satisfies Fields<'Mutation'>;

async function changePlace(field: string, args: StatusArgs, context: CampusContext) {
  const { id: appointmentId, status: to } = args;
  const seen = await courseOfAppointment(context, appointmentId);
  const unit = seen && (await rulesOf(context, seen));
  const outcome = await act(context, { field, args }, async (trx, person) => {
    if (seen === undefined || unit === undefined) return refused('NOT_FOUND');
    const who = { organisationId: context.organisation.id, personId: person.id, now: context.now };
    return setAppointmentStatus(trx, { ...who, unit, appointmentId, courseType: seen.course.courseType, to });
  });
  const isIn = outcome.is === 'done' && to === 'TAKEN';
  return {
    ...payloadOf(outcome),
    overlappingAppointments: isIn ? await overlapping(context, appointmentId) : [],
    course: seen === undefined ? null : ((await visibleCourse(context, seen.course.id)) ?? null),
  };
}

/** The course of an appointment that nobody took away, if the asker may see it. */
async function courseOfAppointment(context: CampusContext, id: string): Promise<CourseSource | undefined> {
  const date = await context.content.date(id);
  return date && visibleCourse(context, date.course_id);
}

async function overlapping({ parts, organisation, person, languages }: CampusContext, appointmentId: string) {
  if (person === undefined) return [];
  const asked = { organisationId: organisation.id, personId: person.id, appointmentId };
  return (await readOverlapping(parts.store.read, asked)).map((row) => ({
    id: row.id,
    start: row.start_at,
    end: row.end_at,
    denomination: pickText(v.parse(localizedSchema, JSON.parse(row.denomination)), languages).text,
  }));
}
