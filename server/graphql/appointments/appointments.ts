import { appointmentCertificateOffered } from '#campus/learning/certificate-offered.ts';
import { certificateAt } from '#server/graphql/content/course-state.ts';
import type { Fields, PartialResolvers } from '#server/graphql/core/campus-resolvers.ts';
import type { Certificate, RecurringAppointment } from '#server/graphql/core/schema.gen.ts';
import { visibleCourse } from '#server/graphql/core/sources.ts';
import type { CampusContext } from '#server/http/context.ts';
import { pickOptional, pickText, textIn } from '#server/model/localized.ts';
import { publicName } from '#server/policies/public-name.ts';
import type { AttendeeRow, LiveDate } from '#server/store/appointments/live.ts';

/** For the attendance page of its tutors: nobody else opens a date by its id alone (LIVE-13). */
export const appointmentQueries = {
  appointment: async (_, { id }, context) => {
    if (context.person === undefined) return null;
    const date = await context.content.date(id);
    if (date === undefined || (await visibleCourse(context, date.course_id)) === undefined) return null;
    return (await teaches(date, context)) ? date : null;
  },
} satisfies Fields<'Query'>;

/** A date as the asker may see it: where it is joined is for whoever is in, the moderator's link for who teaches. */
export const appointmentResolvers = {
  Appointment: {
    denomination: (date, _, { languages }) => pickText(textIn(date.denomination) ?? {}, languages).text,
    description: (date, _, { languages }) => pickOptional(textIn(date.description), languages),
    url: (date, _, context) => urlOf(date, context),
    moderatorLink: async (date, _, context) => ((await teaches(date, context)) ? date.moderator_link : null),
    location: (date, _, context) => locationOf(date, context),
    status: async ({ id }, _, { learner }) => ({
      denomination: (await learner?.places())?.has(id) ? ('TAKEN' as const) : ('AVAILABLE' as const),
    }),
    intervalEndDate: ({ interval_end }) => interval_end,
    maxParticipants: ({ max_participants }) => max_participants,
    numberOfParticipants: ({ taken }) => taken,
    registrationDeadline: ({ registration_deadline }) => registration_deadline,
    recurringAppointments: (date, _, context) => recurringOf(date, context),
    didAttend: async ({ id }, _, { learner }) => (await learner?.places())?.get(id)?.didAttend ?? null,
    hasCertificate: ({ has_certificate }) => has_certificate === 1,
    certificate: (date, _, context) => certificateOf(date, context),
    attendees: (date, _, context) => attendeesOf(date, context),
  },
  Attendee: {
    user: ({ person }: AttendeeRow) => person,
    courseStatus: ({ courseStatus }: AttendeeRow) => courseStatus,
  },
} satisfies PartialResolvers;

export async function urlOf(date: LiveDate, context: CampusContext): Promise<string | null> {
  const isIn = (await context.learner?.places())?.has(date.id) ?? false;
  return isIn || (await teaches(date, context)) ? date.url : null;
}

export function locationOf({ location }: LiveDate, { languages }: CampusContext): string | null {
  return pickOptional(textIn(location), languages);
}

async function teaches({ course_id }: LiveDate, { learner }: CampusContext): Promise<boolean> {
  return (await learner?.tutorOf())?.has(course_id) ?? false;
}

async function recurringOf(date: LiveDate, { content }: CampusContext): Promise<readonly RecurringAppointment[]> {
  if (date.series_id === null) return [];
  const dates = await content.datesOf(date.course_id);
  return dates.filter(({ series_id, id }) => series_id === date.series_id && id !== date.id);
}

/** The file itself is made when it is fetched. */
async function certificateOf(date: LiveDate, context: CampusContext): Promise<Certificate | null> {
  const didAttend = (await context.learner?.places())?.get(date.id)?.didAttend ?? null;
  const attended = { hasCertificate: date.has_certificate === 1, end: date.end, didAttend };
  const isOffered = appointmentCertificateOffered(attended, context.organisation.features, context.now);
  return isOffered ? certificateAt('appointment', date.id) : null;
}

async function attendeesOf(date: LiveDate, context: CampusContext): Promise<readonly AttendeeRow[] | null> {
  if (!(await teaches(date, context))) return null;
  const { features } = context.organisation;
  const named = (await context.content.attendees(date.id)).map((row) => ({
    row,
    name: publicName(row.person, features) ?? '',
  }));
  const order = new Intl.Collator(context.languages.asked);
  return named
    .toSorted((one, other) => order.compare(one.name, other.name) || (one.row.person.id < other.row.person.id ? -1 : 1))
    .map(({ row }) => row);
}
