import { hasRuns } from '#campus/appointments/has-runs.ts';
import { hasEnded, isLiveNow, nextAppointment } from '#campus/appointments/next-appointment.ts';
import type { CampusContext } from '#server/door/context.ts';
import type { LiveDate } from '#server/store/live.ts';
import { locationOf, urlOf } from './appointments.ts';
import type { RegistrationInfo } from './schema.gen.ts';
import type { CourseSource } from './sources.ts';

/**
 * What the card of a unit says of its dates, by the campus's clock (B2, Unit card): of the date that runs or comes next in a
 * run that is active. Units without runs say nothing, and cost no statement.
 */
export const courseDates = {
  firstAppointmentTime: async (source: CourseSource, _: unknown, context: CampusContext) =>
    (await nextOf(source, context))?.start ?? null,
  eventOverInfo: async (source: CourseSource, _: unknown, context: CampusContext) => {
    const dates = await openDates(source, context);
    return dates.length > 0 && dates.every((date) => hasEnded(date, context.now));
  },
  isLive: async (source: CourseSource, _: unknown, context: CampusContext) => {
    const next = await nextOf(source, context);
    return next !== undefined && isLiveNow(next, context.now);
  },
  endingTime: async (source: CourseSource, _: unknown, context: CampusContext) =>
    (await nextOf(source, context))?.end ?? null,
  locationOrUrl: async (source: CourseSource, _: unknown, context: CampusContext) => {
    const next = await nextOf(source, context);
    return next === undefined ? null : (locationOf(next, context) ?? (await urlOf(next, context)));
  },
  registrationInfo: async (
    source: CourseSource,
    _: unknown,
    context: CampusContext,
  ): Promise<RegistrationInfo | null> => {
    const next = await nextOf(source, context);
    if (next === undefined) return null;
    return {
      registrationDeadline: next.registration_deadline,
      maxParticipants: next.max_participants,
      numberOfParticipants: next.taken,
      isRegistered: (await context.learner?.places())?.has(next.id) ?? false,
    };
  },
};

async function openDates({ course }: CourseSource, { content }: CampusContext): Promise<readonly LiveDate[]> {
  if (!hasRuns(course.courseType)) return [];
  return (await content.datesOf(course.id)).filter((date) => date.run_is_active === 1);
}

async function nextOf(source: CourseSource, context: CampusContext): Promise<LiveDate | undefined> {
  return nextAppointment(await openDates(source, context), context.now);
}
