import * as v from 'valibot';
import type { LanguageCode } from '#campus/languages.ts';
import { COURSE_TYPES } from '#campus/learning/learning-item.ts';
import {
  dayOrMomentSchema,
  daySchema,
  hexColor,
  idSchema,
  localizedBy,
  pictureSchema,
  secureLink,
  shortText,
  translationsSchema,
} from './file-values.ts';
import { runsFile } from './runs-file.ts';

/** The files of what can be learned, field by field; a field that is not here is a mistake. */

export function providersFile(defaultLanguage: LanguageCode) {
  return v.array(
    v.strictObject({
      id: idSchema,
      name: shortText,
      description: localizedBy(defaultLanguage),
      logo: v.optional(pictureSchema),
    }),
  );
}

export type ProviderFile = v.InferOutput<ReturnType<typeof providersFile>>[number];

export function tagsFile(defaultLanguage: LanguageCode) {
  return v.array(
    v.strictObject({
      id: idSchema,
      denomination: localizedBy(defaultLanguage),
      // It stands in addresses, between dashes (`/filter/A1-JOB`).
      abbreviation: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,12}$/, 'letters and digits, at most 12')),
    }),
  );
}
export type TagFile = v.InferOutput<ReturnType<typeof tagsFile>>[number];

export function categoriesFile(defaultLanguage: LanguageCode) {
  const text = localizedBy(defaultLanguage);
  return v.array(
    v.strictObject({
      identifier: idSchema,
      denomination: text,
      description: v.optional(text),
      color: hexColor,
      isPromoted: v.optional(v.boolean(), false),
      image: v.optional(pictureSchema),
      /** Path of the partner that it is of. */
      subOrganisation: v.optional(v.string()),
      sections: v.array(
        v.strictObject({
          id: idSchema,
          denomination: v.optional(text),
          subtitle: v.optional(text),
          modules: v.optional(v.array(idSchema), []),
          courses: v.optional(v.array(idSchema), []),
        }),
      ),
    }),
  );
}
export type CategoryFile = v.InferOutput<ReturnType<typeof categoriesFile>>[number];

export function moduleFile(defaultLanguage: LanguageCode) {
  const text = localizedBy(defaultLanguage);
  return v.strictObject({
    denomination: text,
    about: v.optional(text),
    customModuleTypeName: v.optional(text),
    color: hexColor,
    image: v.optional(pictureSchema),
    imageAlt: v.optional(text),
    hasCertificate: v.optional(v.boolean(), false),
    translations: translationsSchema,
    courses: v.array(v.strictObject({ course: idSchema, isRequired: v.optional(v.boolean(), true) })),
    tags: v.optional(v.array(idSchema), []),
    testimonials: v.optional(
      v.array(
        v.strictObject({
          quote: text,
          name: shortText,
          credentials: v.optional(text),
          writtenBy: v.optional(shortText),
        }),
      ),
      [],
    ),
  });
}
export type ModuleFile = v.InferOutput<ReturnType<typeof moduleFile>>;

/** The fields that a course may do without (LEARN-3). */
function unitMore(defaultLanguage: LanguageCode) {
  const text = localizedBy(defaultLanguage);
  const whole = v.pipe(v.number(), v.integer(), v.minValue(1));
  return {
    notes: v.optional(text),
    weeks: v.optional(whole),
    badges: v.optional(
      v.array(
        v.strictObject({ denomination: text, motivationalText: v.optional(text), image: v.optional(pictureSchema) }),
      ),
      [],
    ),
    courseTools: v.optional(
      v.array(v.strictObject({ id: idSchema, denomination: text, url: secureLink, type: shortText })),
      [],
    ),
    provider: v.optional(
      v.strictObject({
        id: idSchema,
        denomination: shortText,
        verificationExampleLinks: v.optional(v.array(secureLink), []),
      }),
    ),
    certificateInfo: v.optional(v.strictObject({ text, link: v.optional(secureLink) })),
    registrationDeadline: v.optional(daySchema),
    startDate: v.optional(dayOrMomentSchema),
    endDate: v.optional(dayOrMomentSchema),
    url: v.optional(secureLink),
    duration: v.optional(whole),
    platform: v.optional(shortText),
    feedbackSurvey: v.optional(idSchema),
    /** The unit has a board, and each of its runs one of its own (BOARD-1). */
    messageBoard: v.optional(v.boolean(), false),
    userContent: v.optional(v.boolean(), false),
    tags: v.optional(v.array(idSchema), []),
  };
}

const PACKAGE_PATH = /^files\/[a-z0-9][a-z0-9.-]*\.(?:zip|scorm)$/;

export function unitFile(defaultLanguage: LanguageCode) {
  const text = localizedBy(defaultLanguage);
  return v.strictObject({
    denomination: text,
    courseType: v.picklist(COURSE_TYPES),
    customCourseTypeName: v.optional(text),
    subtitle: v.optional(text),
    about: v.optional(text),
    image: v.optional(pictureSchema),
    imageAlt: v.optional(text),
    workload: v.pipe(v.number(), v.integer(), v.minValue(0)),
    hasCertificate: v.optional(v.boolean(), false),
    isPrivate: v.optional(v.boolean(), false),
    /** Of a private unit: the paths of /login/{path} and /register/{path} that its people come by (LEARN-5). */
    targetGroups: v.optional(v.array(idSchema), []),
    isPaywalled: v.optional(v.boolean(), false),
    hidesParticipants: v.optional(v.boolean(), false),
    onlyTutorsAttach: v.optional(v.boolean(), false),
    providers: v.optional(v.array(idSchema), []),
    prerequisite: v.optional(v.strictObject({ course: idSchema, module: v.optional(idSchema) })),
    ...unitMore(defaultLanguage),
    /** Of a SCORM unit: the archive as its makers gave it, or a folder of its files. */
    package: v.optional(
      v.pipe(v.string(), v.regex(PACKAGE_PATH, 'must be like files/letters.zip or files/letters.scorm')),
    ),
    /** Of events, live courses and projects. */
    runs: v.optional(runsFile(defaultLanguage), []),
    translations: translationsSchema,
  });
}
export type UnitFile = v.InferOutput<ReturnType<typeof unitFile>>;
