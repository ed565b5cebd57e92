import * as v from 'valibot';
import { campusQuery } from '#cache/campus-query.ts';
import { PLACE_STATES } from '#campus/appointments/appointment.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { COURSE_STATES, COURSE_TYPES } from '#campus/learning/learning-item.ts';
import { NO_MODULE_ID } from '#campus/limits.ts';

const DATES = `query AttendanceDates($id: ID!, $moduleId: ID) {
  course(id: $id, moduleId: $moduleId) {
    __typename
    id
    denomination
    courseType
    isCurrentUserTutor
    ... on Event { runs { ...attendanceRun } }
    ... on Project { runs { ...attendanceRun } }
  }
}
fragment attendanceRun on Run {
  __typename
  id
  isActive
  enrollToAll
  zone
  numberOfParticipants
  start
  end
  status { denomination }
  appointments { __typename id denomination start end type location maxParticipants numberOfParticipants }
}`;

const APPOINTMENT = `query Attendance($id: ID!) {
  appointment(id: $id) {
    __typename
    id
    denomination
    start
    end
    location
    maxParticipants
    numberOfParticipants
    description
    url
    moderatorLink
    sequence
    registrationDeadline
    hasCertificate
    attendees { user { id publicName profileImage { url } } didAttend courseStatus }
  }
}`;

const moment = v.pipe(v.string(), v.isoTimestamp());

const appointment = {
  id: v.string(),
  denomination: v.string(),
  start: moment,
  end: moment,
  location: v.nullable(v.string()),
  /** 0: as many as like. */
  maxParticipants: v.number(),
  numberOfParticipants: v.number(),
};

const date = v.object({ ...appointment, type: v.nullable(v.string()) });
export type AttendanceDate = v.InferOutput<typeof date>;

const run = v.object({
  id: v.string(),
  isActive: v.boolean(),
  enrollToAll: v.boolean(),
  /** IANA. */
  zone: v.string(),
  numberOfParticipants: v.number(),
  start: v.nullable(moment),
  end: v.nullable(moment),
  /** Of the tutor. */
  status: v.object({ denomination: v.fallback(v.picklist(PLACE_STATES), 'AVAILABLE') }),
  appointments: v.array(date),
});
export type AttendanceRun = v.InferOutput<typeof run>;

const datesAnswer = v.object({
  course: v.nullable(
    v.object({
      id: v.string(),
      denomination: v.string(),
      courseType: v.fallback(v.picklist(COURSE_TYPES), 'DA_COURSE'),
      isCurrentUserTutor: v.boolean(),
      runs: v.optional(v.array(run), []),
    }),
  ),
});
export type AttendanceDates = v.InferOutput<typeof datesAnswer>;

const attendee = v.object({
  user: v.object({
    id: v.string(),
    publicName: v.string(),
    profileImage: v.nullable(v.object({ url: v.string() })),
  }),
  /** Null: nobody has said yet. */
  didAttend: v.nullable(v.boolean()),
  /** Where they stand with the course. */
  courseStatus: v.fallback(v.picklist(COURSE_STATES), 'AVAILABLE'),
});
export type Attendee = v.InferOutput<typeof attendee>;

const appointmentAnswer = v.object({
  /** Null for everybody but tutors of the course. */
  appointment: v.nullable(
    v.object({
      ...appointment,
      /** Raised with each change (LIVE-24). */
      sequence: v.number(),
      /** HTML. */
      description: v.nullable(v.string()),
      url: v.nullable(v.string()),
      moderatorLink: v.nullable(v.string()),
      registrationDeadline: v.nullable(moment),
      hasCertificate: v.boolean(),
      attendees: v.nullable(v.array(attendee)),
    }),
  ),
});
export type TaughtAppointment = NonNullable<v.InferOutput<typeof appointmentAnswer>['appointment']>;
export type AttendanceAnswer = v.InferOutput<typeof appointmentAnswer>;

/** What tutors see of who comes: of other people, so it is looked at and never kept on the device. */
export const attendanceQueries = {
  all: () => ['attendance'] as const,
  ofCourse: (id: string, language: LanguageCode, moduleId: string = NO_MODULE_ID) =>
    campusQuery({
      key: [...attendanceQueries.all(), 'course', moduleId, id, language],
      document: DATES,
      variables: { id, moduleId },
      answer: datesAnswer,
      keep: 'session',
    }),
  one: (id: string, language: LanguageCode) =>
    campusQuery({
      key: [...attendanceQueries.all(), 'appointment', id, language],
      document: APPOINTMENT,
      variables: { id },
      answer: appointmentAnswer,
      keep: 'session',
    }),
};
