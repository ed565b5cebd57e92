import * as v from 'valibot';
import { appointmentSchema, PLACE_STATES } from './appointment.ts';

const person = v.object({
  id: v.string(),
  publicName: v.string(),
  profileImage: v.nullable(v.object({ url: v.string() })),
  isTutor: v.boolean(),
});

const moment = v.pipe(v.string(), v.isoTimestamp());

/** One round of an event, a live course or a project: its dates belong together (LIVE-1). Times are ISO-8601 UTC. */
export const runSchema = v.object({
  __typename: v.optional(v.literal('Run'), 'Run'),
  id: v.string(),
  isActive: v.boolean(),
  /** Whoever takes the run has all of its dates; single ones are not registered for (LIVE-6). */
  enrollToAll: v.boolean(),
  /** IANA: named where the reader's clocks show another time. */
  zone: v.string(),
  numberOfParticipants: v.number(),
  /** Minutes of all its dates. */
  duration: v.number(),
  start: v.nullable(moment),
  end: v.nullable(moment),
  status: v.object({ denomination: v.fallback(v.picklist(PLACE_STATES), 'AVAILABLE') }),
  /** Of projects. */
  url: v.nullable(v.string()),
  /** By their start. */
  appointments: v.array(appointmentSchema),
  /** The newest first, one more than are shown: the reader may be among them. None for a visitor. */
  participants: v.optional(v.array(person), []),
  /** Null: it has none, or one has no place in the run. */
  messageBoard: v.optional(v.nullable(v.object({ id: v.string() })), null),
});
export type Run = v.InferOutput<typeof runSchema>;
