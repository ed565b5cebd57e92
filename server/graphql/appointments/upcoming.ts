import { nextAppointment } from '#campus/appointments/next-appointment.ts';
import { UPCOMING_RUNS_LISTED } from '#campus/learning/live-limits.ts';
import type { Fields } from '#server/graphql/core/campus-resolvers.ts';
import { type CourseSource, visibleCourse, visibleCourses } from '#server/graphql/core/sources.ts';
import type { CampusContext } from '#server/http/context.ts';
import type { LiveDate } from '#server/store/appointments/live.ts';
import type { RunRow } from '#server/store/schema/live-tables.ts';

interface UpcomingSource {
  readonly id: string;
  readonly course: CourseSource;
  readonly run: RunRow;
  readonly appointment: LiveDate;
}

/** What comes next for the person, and what they teach; a visitor has neither. */
export const upcomingViewer = {
  upcomingAppointmentRuns: async (_, __, context) => {
    const { learner, content } = context;
    if (learner === undefined) return [];
    const taken = [...(await learner.runStates())].filter(([, state]) => state === 'TAKEN').map(([id]) => id);
    const ids = new Set([...taken, ...[...(await learner.places()).values()].map(({ runId }) => runId)]);
    const runs = (await Promise.all([...ids].map((id) => content.run(id)))).filter((run) => run !== undefined);
    const found = await Promise.all(runs.map((run) => upcomingOf(run, context)));
    return found
      .filter((one) => one !== undefined)
      .toSorted((one, other) => order(one.appointment, other.appointment))
      .slice(0, UPCOMING_RUNS_LISTED);
  },

  tutorEvents: async (_, __, context) => {
    const taught = await context.learner?.tutorOf();
    if (taught === undefined || taught.size === 0) return [];
    // In the order of the campus.
    const ids = [...context.catalogue.courses.values()].filter(({ id }) => taught.has(id)).map(({ id }) => id);
    const courses = await visibleCourses(context, ids);
    return courses.filter(
      ({ course: { courseType } }) => courseType === 'DA_COURSE' || courseType === 'OFFLINE_COURSE',
    );
  },
} satisfies Fields<'Viewer'>;

/** The next date that the person has a place in; without one the next of the run, but of an event in a place: there each date is for other people. */
async function upcomingOf(run: RunRow, context: CampusContext): Promise<UpcomingSource | undefined> {
  const course = await visibleCourse(context, run.course_id);
  if (course === undefined) return undefined;
  const places = await context.learner?.places();
  const dates = (await context.content.datesOf(run.course_id)).filter(({ run_id }) => run_id === run.id);
  const own = nextAppointment(
    dates.filter(({ id }) => places?.has(id)),
    context.now,
  );
  const isOpen = run.is_active === 1 && course.course.courseType !== 'OFFLINE_COURSE';
  const appointment = own ?? (isOpen ? nextAppointment(dates, context.now) : undefined);
  return appointment && { id: run.id, course, run, appointment };
}

function order(one: LiveDate, other: LiveDate): number {
  return one.start.localeCompare(other.start) || one.end.localeCompare(other.end) || one.id.localeCompare(other.id);
}
