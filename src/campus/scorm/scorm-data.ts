import * as v from 'valibot';
import { deviceId } from '#campus/network/device-id.ts';
import { possibleValues } from './possible-values.ts';

/** Limits of what a package may say (PACKAGE-6). The longest value of SCORM is `cmi.suspend_data`: 64,000 characters. */
export const SCORM_VALUE_MAX = 64_000;
export const SCORM_ELEMENTS_MAX = 5000;
const ELEMENT_MAX = 255;
/** What the sequencing of SCORM 2004 remembers lies beside the data of the item that was played last, under a name of our own. */
export const SEQUENCING_ELEMENT = 'adl.sequencing';
const ITEM_MAX = 4000;

/**
 * Names and values of the data model that a package set or found, like `cmi.core.lesson_location`: all of them text. Status
 * and score only as they can be: what is no status or no score was never said.
 */
export const cmiSchema = v.pipe(
  v.record(
    v.pipe(v.string(), v.regex(/^(?:cmi|adl)\.[A-Za-z0-9_.]+$/), v.maxLength(ELEMENT_MAX)),
    v.pipe(v.string(), v.maxLength(SCORM_VALUE_MAX)),
  ),
  v.maxEntries(SCORM_ELEMENTS_MAX),
  v.transform(possibleValues),
);
export type Cmi = v.InferOutput<typeof cmiSchema>;

/**
 * `scormData` of `updateParticipantScormData`: how one item (SCO) stood at one moment of one session. A session is one visit
 * to the player on one device; it goes on from the session whose state it found (`base`), or from none.
 */
export const scormDataSchema = v.object({
  packageId: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  session: deviceId,
  base: v.nullable(deviceId),
  /** Counted up in a session: the last state wins, in whatever order they arrive. */
  sequence: v.pipe(v.number(), v.integer(), v.minValue(1)),
  item: v.pipe(v.string(), v.minLength(1), v.maxLength(ITEM_MAX)),
  /** JSON as text: packages write NUL and halves of characters, which no request may have in it otherwise. */
  cmi: v.pipe(v.string(), v.parseJson(), cmiSchema),
});
export type ScormData = v.InferOutput<typeof scormDataSchema>;
/** As it goes over the wire, and waits on the device. */
export const scormDataSentSchema = v.object({ ...scormDataSchema.entries, cmi: v.string() });
export type ScormDataSent = v.InferOutput<typeof scormDataSentSchema>;

/** A session as it is kept, on the device and at the campus: the last state of each item that it opened. */
export const scormSessionSchema = v.object({
  session: v.string(),
  base: v.nullable(v.string()),
  /** By the campus's clock. */
  startedAt: v.string(),
  endedAt: v.string(),
  items: v.record(v.string(), v.object({ sequence: v.number(), cmi: cmiSchema })),
});

type SessionShape = v.InferOutput<typeof scormSessionSchema>;
export type ScormSession = Readonly<Omit<SessionShape, 'items'>> & {
  readonly items: Readonly<Record<string, Readonly<SessionShape['items'][string]>>>;
};

/** What a SCORM unit answers of its learner (`participantAdditionalData`). */
export const scormProgressSchema = v.object({ sessions: v.array(scormSessionSchema) });
