import * as v from 'valibot';
import { accountPreferenceSchema } from '#campus/account/account-preference.ts';
import { countryCodes } from '#campus/account/countries.ts';
import { emailSchema } from '#campus/account/email-address.ts';
import { MILESTONES } from '#campus/account/gates.ts';
import { placeSchema } from '#campus/account/place.ts';
import { LANGUAGE_CODES, type LanguageCode } from '#campus/languages.ts';
import { RATING_MAX } from '#campus/limits.ts';
import { cmiSchema } from '#campus/scorm/scorm-data.ts';
import { listNameText, reviewText } from '#campus/text/written-text.ts';
import { FEEDBACK_OPTIONS } from '#server/messages/feedback-options.ts';
import { REJECTION_REASONS } from '#server/messages/rejection-reasons.ts';
import { LINK_TYPES } from '#server/store/schema/live-tables.ts';
import { calendarDay, idSchema, localizedBy, momentSchema, secureLink, shortText } from './file-values.ts';

const itemRef = v.union(
  [v.strictObject({ module: idSchema }), v.strictObject({ course: idSchema })],
  'either {module: id} or {course: id}',
);
export type ItemRef = v.InferOutput<typeof itemRef>;

const ids = v.optional(v.array(idSchema), []);

/** What a person did before the import: courses, bookmarks, lists. */
const learning = {
  modules: ids,
  courses: v.optional(
    v.array(
      v.strictObject({
        course: idSchema,
        module: v.optional(idSchema),
        status: v.picklist(['TAKEN', 'COMPLETED']),
        at: momentSchema,
        /** How many of the lessons of a course that is taken are done; of a completed one all are. */
        lessons: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
        /** Of a SCORM unit that is taken: how one of its items was left at that moment, after so many minutes. */
        played: v.optional(
          v.strictObject({
            item: v.pipe(v.string(), v.minLength(1)),
            minutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
            cmi: cmiSchema,
          }),
        ),
      }),
    ),
    [],
  ),
  /** Places in appointments; with them the run is taken. Of a series: its id, or `id-2` for the second date. */
  places: v.optional(v.array(v.strictObject({ appointment: idSchema, attended: v.optional(v.boolean()) })), []),
  bookmarks: v.optional(v.array(itemRef), []),
  lists: v.optional(
    v.array(
      v.strictObject({
        id: idSchema,
        denomination: listNameText,
        urlAlias: v.optional(
          v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'small letters, digits and hyphens')),
        ),
        isPublic: v.optional(v.boolean(), false),
        items: v.array(itemRef),
      }),
    ),
    [],
  ),
  follows: ids,
};

/** What a person said of courses that they take or took, and their proofs of courses elsewhere. */
const feedback = {
  reviews: v.optional(
    v.array(
      v.strictObject({
        course: idSchema,
        rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(RATING_MAX)),
        review: v.optional(reviewText),
        guidingQuestionAnswer: v.optional(reviewText),
        feedbackOptions: v.optional(v.array(v.picklist(FEEDBACK_OPTIONS)), []),
        at: momentSchema,
      }),
    ),
    [],
  ),
  proofs: v.optional(
    v.array(
      v.strictObject({
        course: idSchema,
        link: secureLink,
        /** Null: accepted; left out: it waits for a tutor. */
        rejection: v.optional(v.nullable(v.picklist(REJECTION_REASONS))),
        at: momentSchema,
      }),
    ),
    [],
  ),
};

/** Notifications of a person from before the import. */
const notifications = (defaultLanguage: LanguageCode) =>
  v.optional(
    v.array(
      v.strictObject({
        /** One line; `**` makes words stand out. */
        words: localizedBy(defaultLanguage),
        /** Where it leads; left out: nowhere. */
        course: v.optional(idSchema),
        about: v.optional(v.picklist(LINK_TYPES), 'COURSE'),
        read: v.optional(v.boolean(), false),
        at: momentSchema,
      }),
    ),
    [],
  );

/** What a person chose, accepted and agreed to before the import; without it the gates ask for it (GATE-1). */
const decisions = {
  accountPreference: v.optional(accountPreferenceSchema),
  acceptedTerms: ids,
  consents: ids,
  milestones: v.optional(v.array(v.picklist(MILESTONES)), []),
};

export function peopleFile(defaultLanguage: LanguageCode) {
  return v.array(
    v.strictObject({
      id: idSchema,
      email: emailSchema,
      firstName: v.optional(shortText),
      lastName: v.optional(shortText),
      nickname: v.optional(shortText),
      language: v.picklist(LANGUAGE_CODES),
      country: v.optional(v.picklist(countryCodes(), 'the two letters of a country, like SY')),
      city: v.optional(shortText),
      /** Where that is, in degrees (COMMUNITY-4). */
      place: v.optional(placeSchema),
      dateOfBirth: v.optional(calendarDay('1992-03-09')),
      studentEmail: v.optional(emailSchema),
      consecutiveWeeklyVisits: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
      demoNote: v.optional(localizedBy(defaultLanguage)),
      subOrganisations: v.optional(v.array(v.string()), []),
      /** What they teach; a module means every course of it. */
      tutorOf: v.optional(v.array(itemRef), []),
      /** Decides on documents of others (DOC-11), as of the account's first day; afterwards the operator says who does. */
      isDocumentReviewer: v.optional(v.boolean(), false),
      ...decisions,
      ...learning,
      notifications: notifications(defaultLanguage),
      ...feedback,
    }),
  );
}
export type PersonFile = v.InferOutput<ReturnType<typeof peopleFile>>[number];
