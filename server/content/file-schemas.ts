import * as v from 'valibot';
import { brandTokensSchema } from '#campus/brand-tokens.ts';
import { featuresSchema } from '#campus/features.ts';
import { LANGUAGE_CODES, type LanguageCode } from '#campus/languages.ts';
import { COURSE_TYPES } from '#campus/learning-item.ts';
import { EMAIL_MAX, LIST_NAME_MAX, PASSWORD_MIN } from '#campus/limits.ts';
import { traitsSchema } from '#campus/organisation.ts';
import {
  hexColor,
  httpsLink,
  idSchema,
  localizedBy,
  momentSchema,
  pictureSchema,
  shortText,
  translationsSchema,
} from './file-values.ts';
import { identityClientFile, originSchema } from './identity-client-file.ts';

/** The files of a campus, field by field; a field that is not here is a mistake. */

const language = v.picklist(LANGUAGE_CODES);
const hostSchema = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(/^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])$/, 'a host like campus.example.org, without port'),
);
const email = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(EMAIL_MAX));

/** Just enough to know how to read the rest. */
export const organisationHeadSchema = v.object({ defaultLanguage: v.optional(language, 'en') });

export function organisationFile(defaultLanguage: LanguageCode) {
  return v.strictObject({
    id: idSchema,
    denomination: shortText,
    legalName: shortText,
    folderName: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'small letters, digits and hyphens')),
    hosts: v.pipe(v.array(hostSchema), v.minLength(1, 'needs at least one host')),
    tagline: localizedBy(defaultLanguage),
    brand: brandTokensSchema,
    logo: pictureSchema,
    loginBackground: v.optional(pictureSchema),
    defaultLanguage: language,
    languageFallback: v.optional(v.array(language), []),
    forcedLanguage: v.optional(v.nullable(language), null),
    features: v.optional(featuresSchema, {}),
    traits: v.optional(traitsSchema, {}),
    supportEmail: v.optional(email),
    privacyPolicyLink: v.optional(httpsLink),
    helpCenterLink: v.optional(httpsLink),
    demoPassword: v.optional(v.pipe(v.string(), v.minLength(PASSWORD_MIN))),
    publicOrigin: v.optional(originSchema),
    externalLogout: v.optional(httpsLink),
    identityClients: v.optional(v.array(identityClientFile(defaultLanguage)), []),
  });
}
export type OrganisationFile = v.InferOutput<ReturnType<typeof organisationFile>>;

export function subOrganisationFile(defaultLanguage: LanguageCode) {
  const text = localizedBy(defaultLanguage);
  return v.strictObject({
    id: idSchema,
    denomination: shortText,
    path: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'small letters, digits and hyphens')),
    mainColor: hexColor,
    isRestricted: v.optional(v.boolean(), false),
    tagline: text,
    registerConsent: v.optional(
      v.nullable(v.strictObject({ id: idSchema, identifier: idSchema, denomination: text, description: text })),
      null,
    ),
  });
}
export type SubOrganisationFile = v.InferOutput<ReturnType<typeof subOrganisationFile>>;

const itemRef = v.union(
  [v.strictObject({ module: idSchema }), v.strictObject({ course: idSchema })],
  'either {module: id} or {course: id}',
);
export type ItemRef = v.InferOutput<typeof itemRef>;

export function peopleFile(defaultLanguage: LanguageCode) {
  return v.array(
    v.strictObject({
      id: idSchema,
      email,
      firstName: v.optional(shortText),
      lastName: v.optional(shortText),
      nickname: v.optional(shortText),
      language,
      consecutiveWeeklyVisits: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
      demoNote: v.optional(localizedBy(defaultLanguage)),
      subOrganisations: v.optional(v.array(v.string()), []),
      modules: v.optional(v.array(idSchema), []),
      courses: v.optional(
        v.array(
          v.strictObject({
            course: idSchema,
            module: v.optional(idSchema),
            status: v.picklist(['TAKEN', 'COMPLETED']),
            at: momentSchema,
          }),
        ),
        [],
      ),
      bookmarks: v.optional(v.array(itemRef), []),
      lists: v.optional(
        v.array(
          v.strictObject({
            id: idSchema,
            denomination: v.pipe(shortText, v.maxLength(LIST_NAME_MAX)),
            isPublic: v.optional(v.boolean(), false),
            items: v.array(itemRef),
          }),
        ),
        [],
      ),
      follows: v.optional(v.array(idSchema), []),
    }),
  );
}
export type PersonFile = v.InferOutput<ReturnType<typeof peopleFile>>[number];

export function providersFile(defaultLanguage: LanguageCode) {
  return v.array(v.strictObject({ id: idSchema, name: shortText, description: localizedBy(defaultLanguage) }));
}

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
  });
}
export type ModuleFile = v.InferOutput<ReturnType<typeof moduleFile>>;

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
    isPaywalled: v.optional(v.boolean(), false),
    providers: v.optional(v.array(idSchema), []),
    prerequisite: v.optional(v.strictObject({ course: idSchema, module: v.optional(idSchema) })),
    translations: translationsSchema,
  });
}
export type UnitFile = v.InferOutput<ReturnType<typeof unitFile>>;
