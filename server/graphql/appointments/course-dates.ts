import { hasRuns } from '#campus/appointments/has-runs.ts';
import { isLiveNow, nextAppointment } from '#campus/appointments/next-appointment.ts';
import type { Fields } from '#server/graphql/core/campus-resolvers.ts';
import type { RegistrationInfo, Resolver } from '#server/graphql/core/schema.gen.ts';
import type { CourseSource } from '#server/graphql/core/sources.ts';
import type { CampusContext } from '#server/http/context.ts';
import type { LiveDate } from '#server/store/appointments/live.ts';
import { locationOf, urlOf } from './appointments.ts';

/**
 * What the card of a unit says of its dates, by the campus's clock (CATALOGUE-10): of the next one that the asker has a
 * place in, else of the date that runs or comes next in a run that is active. Units without runs say nothing, and cost no
 * statement.
 */
export const courseDates = {
  firstAppointmentTime: ofRuns(null, async (course, context) => (await nextOf(course, context))?.start ?? null),
  eventOverInfo: ofRuns(false, async (course, context) => {
    const dates = await openDates(course, context);
    return dates.length > 0 && (await nextOf(course, context)) === undefined;
  }),
  isLive: ofRuns(false, async (course, context) => {
    const next = await nextOf(course, context);
    return next !== undefined && isLiveNow(next, context.now);
  }),
  endingTime: ofRuns(null, async (course, context) => (await nextOf(course, context))?.end ?? null),
  locationOrUrl: ofRuns(null, async (course, context) => {
    const next = await nextOf(course, context);
    return next === undefined ? null : (locationOf(next, context) ?? (await urlOf(next, context)));
  }),
  registrationInfo: ofRuns<RegistrationInfo | null>(null, async (course, context) => {
    const next = await nextOf(course, context);
    if (next === undefined) return null;
    return {
      registrationDeadline: next.registration_deadline,
      maxParticipants: next.max_participants,
      numberOfParticipants: next.taken,
      isRegistered: (await context.learner?.places())?.has(next.id) ?? false,
    };
  }),
} satisfies Fields<'Course'>;

type Unit = CourseSource['course'];

/** Of a unit without runs the answer is known: most cards are of one, and a promise for each of their fields adds up. */
function ofRuns<T>(
  none: T,
  read: (course: Unit, context: CampusContext) => Promise<T>,
): Resolver<T, CourseSource, CampusContext> {
  return ({ course }, _, context) => (hasRuns(course.courseType) ? read(course, context) : none);
}

async function openDates({ id }: Unit, { content }: CampusContext): Promise<readonly LiveDate[]> {
  return (await content.datesOf(id)).filter((date) => date.run_is_active === 1);
}

/** Asked of units with runs only. */
async function nextOf(course: Unit, context: CampusContext): Promise<LiveDate | undefined> {
  const { content, learner, now } = context;
  const places = await learner?.places();
  const own = places?.size ? (await content.datesOf(course.id)).filter(({ id }) => places.has(id)) : [];
  return nextAppointment(own, now) ?? nextAppointment(await openDates(course, context), now);
}
