import * as v from 'valibot';

/** Of an appointment and of a run: whether the learner is in (LIVE-3). */
export const PLACE_STATES = ['AVAILABLE', 'TAKEN'] as const;
export type PlaceState = (typeof PLACE_STATES)[number];

const moment = v.pipe(v.string(), v.isoTimestamp());

/** One date of a run (LIVE-1). Times are ISO-8601 UTC. */
export const appointmentSchema = v.object({
  __typename: v.optional(v.literal('Appointment'), 'Appointment'),
  id: v.string(),
  denomination: v.string(),
  /** HTML. */
  description: v.nullable(v.string()),
  /** Where it is joined; null until the learner is in, and for what is in a place. */
  url: v.nullable(v.string()),
  /** Null for everybody but tutors. */
  moderatorLink: v.nullable(v.string()),
  location: v.nullable(v.string()),
  /** Where that is, for a map and the way there. */
  latitude: v.optional(v.nullable(v.number()), null),
  longitude: v.optional(v.nullable(v.number()), null),
  start: moment,
  end: moment,
  status: v.object({ denomination: v.fallback(v.picklist(PLACE_STATES), 'AVAILABLE') }),
  type: v.nullable(v.string()),
  frequency: v.nullable(v.string()),
  intervalEndDate: v.nullable(moment),
  /** 0: as many as like. */
  maxParticipants: v.number(),
  numberOfParticipants: v.number(),
  registrationDeadline: v.nullable(moment),
  didAttend: v.nullable(v.boolean()),
  hasCertificate: v.optional(v.boolean(), false),
  /** Raised with each change, for calendars (LIVE-24). */
  sequence: v.optional(v.number(), 0),
});
export type Appointment = v.InferOutput<typeof appointmentSchema>;

/** What every rule of time needs of one. */
export type Times = Pick<Appointment, 'start' | 'end'>;
