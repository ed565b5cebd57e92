import { asParticipants } from '#server/graphql/attachments/participants.ts';
import { runBoard } from '#server/graphql/boards/boards.ts';
import { limitOf, seesParticipants } from '#server/graphql/content/course-state.ts';
import type { Fields, PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import type { CampusContext } from '#server/http/context.ts';
import type { LiveDate } from '#server/store/appointments/live.ts';
import type { RunRow } from '#server/store/schema/live-tables.ts';

const MINUTE = 60_000;

/** Of events, live courses and projects (LIVE-1). Whoever is in a run that ended, and whoever teaches, still sees it. */
export const courseRuns = {
  runs: async ({ course }, _, context) => {
    const { content, learner } = context;
    const states = await learner?.runStates();
    const isTutor = (await learner?.tutorOf())?.has(course.id) ?? false;
    const seen = (await content.runsOf(course.id)).filter(
      ({ id, is_active }) => is_active === 1 || isTutor || states?.get(id) === 'TAKEN',
    );
    const dates = await content.datesOf(course.id);
    // By their start, so the first that names a run is its first; a run without dates comes last.
    const place = ({ id }: RunRow) => {
      const first = dates.findIndex(({ run_id }) => run_id === id);
      return first === -1 ? dates.length : first;
    };
    return seen.toSorted((one, other) => place(one) - place(other));
  },
} satisfies Fields<'Event'>;

export const runResolvers = {
  Run: {
    ...runBoard,
    isActive: ({ is_active }) => is_active === 1,
    enrollToAll: ({ enroll_to_all }) => enroll_to_all === 1,
    numberOfParticipants: ({ id }, _, { content }) => content.runLearners(id),
    duration: async (run, _, context) => {
      const dates = await datesIn(run, context);
      const lengths = dates.map(({ start, end }) => Date.parse(end) - Date.parse(start));
      return Math.round(lengths.reduce((sum, length) => sum + length, 0) / MINUTE);
    },
    start: async (run, _, context) => (await datesIn(run, context))[0]?.start ?? null,
    end: async (run, _, context) => (await datesIn(run, context)).at(-1)?.end ?? null,
    status: async (run, _, context) => ({ denomination: await stateOf(run, context) }),
    // Like the address of a date: for whoever is in.
    url: async (run, _, context) => {
      const isIn = (await stateOf(run, context)) === 'TAKEN';
      return isIn || (await context.learner?.tutorOf())?.has(run.course_id) ? run.url : null;
    },
    appointments: (run, _, context) => datesIn(run, context),
    participants: async ({ id, course_id }, { limit }, context) => {
      const course = context.catalogue.courses.get(course_id);
      if (course === undefined || !(await seesParticipants(course, context))) return [];
      const people = (await context.content.runParticipants(id)).slice(0, limitOf(limit));
      return asParticipants(context, course_id, people);
    },
  },
} satisfies PartialResolvers;

async function stateOf({ id }: RunRow, { learner }: CampusContext) {
  return (await learner?.runStates())?.get(id) ?? 'AVAILABLE';
}

async function datesIn(run: RunRow, { content }: CampusContext): Promise<readonly LiveDate[]> {
  return (await content.datesOf(run.course_id)).filter(({ run_id }) => run_id === run.id);
}
