import * as v from 'valibot';
import { FREQUENCIES } from '#campus/appointments/recurring.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { zoneSchema } from '#server/model/zone.ts';
import { beginsWithDay, idSchema, localizedBy, momentSchema, secureLink, TIME_OF_DAY } from './file-values.ts';

/** The runs of a unit and their dates (LIVE-1), in the file of the unit. */

const MINUTES_MAX = 24 * 60;

/** `now+1d 18:00`, or a day with its time of day by the clocks of the run's zone. */
const clockTime = v.pipe(
  v.string(),
  v.regex(new RegExp(`^\\d{4}-\\d{2}-\\d{2} ${TIME_OF_DAY}$`), 'a time like 2026-12-01 18:00, or now+1d 18:00'),
  beginsWithDay,
);
const whenSchema = v.lazy((input) => (v.is(momentSchema, input) ? momentSchema : clockTime));

const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));

function appointmentFile(defaultLanguage: LanguageCode) {
  const text = localizedBy(defaultLanguage);
  return v.strictObject({
    id: idSchema,
    /** Left out: the title of the unit. */
    denomination: v.optional(text),
    description: v.optional(text),
    start: whenSchema,
    minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MINUTES_MAX)),
    deadline: v.optional(whenSchema),
    /** 0: as many as like. */
    places: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    url: v.optional(secureLink),
    moderatorLink: v.optional(secureLink),
    location: v.optional(text),
    latitude: v.optional(degrees(90)),
    longitude: v.optional(degrees(180)),
    hasCertificate: v.optional(v.boolean(), false),
    /** `until`: the last moment that one of the series may begin. */
    repeat: v.optional(v.strictObject({ frequency: v.picklist(FREQUENCIES), until: whenSchema })),
  });
}
export type AppointmentFile = v.InferOutput<ReturnType<typeof appointmentFile>>;

export function runsFile(defaultLanguage: LanguageCode) {
  return v.array(
    v.strictObject({
      id: idSchema,
      zone: zoneSchema,
      isActive: v.optional(v.boolean(), true),
      /** Who takes the run has all of its dates (LIVE-6). */
      enrollToAll: v.optional(v.boolean(), false),
      url: v.optional(secureLink),
      appointments: v.pipe(v.array(appointmentFile(defaultLanguage)), v.minLength(1, 'needs at least one appointment')),
    }),
  );
}
export type RunFile = v.InferOutput<ReturnType<typeof runsFile>>[number];
