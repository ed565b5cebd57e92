import * as v from 'valibot';
import { PROMOTED_CATEGORY } from '#campus/limits.ts';
import { type LandingComponent, landingComponentSchema } from '#server/model/landing-shapes.ts';
import { type LanguageSchoolCategory, languageSchoolCategorySchema } from '#server/model/language-school-shape.ts';
import { type Offer, offerSchema } from '#server/model/offer-shape.ts';
import { scormSchema } from '#server/model/scorm-shape.ts';
import {
  type Category,
  type Course,
  categorySchema,
  courseSchema,
  type Module,
  moduleSchema,
  type Organisation,
  organisationSchema,
  type Provider,
  providerSchema,
  type SubOrganisation,
  subOrganisationSchema,
  type Tag,
  tagSchema,
} from '#server/model/shapes.ts';
import {
  type Consent,
  consentShape,
  type Slide,
  slideSchema,
  type Terms,
  type Text,
  termsSchema,
  textSchema,
} from '#server/model/text-shapes.ts';
import { categoriesOf } from '#server/policies/categories-of.ts';
import { type Reserved, reservedOf } from '#server/policies/reserved.ts';
import type { Reader } from '#server/store/database/open-store.ts';
import type { ContentKind } from '#server/store/schema/tables.ts';

/** What an organisation offers, in the order of its files; the texts of lessons are read when somebody opens them. */
export interface Catalogue {
  readonly version: number;
  readonly organisation: Organisation;
  readonly categories: readonly Category[];
  readonly modules: ReadonlyMap<string, Module>;
  readonly courses: ReadonlyMap<string, Course>;
  /** Packages of these courses: what the organisation's content host may send. */
  readonly packageIds: ReadonlySet<string>;
  readonly providers: ReadonlyMap<string, Provider>;
  readonly tags: readonly Tag[];
  readonly subOrganisations: readonly SubOrganisation[];
  /** The organisation's own landing page; empty: none. */
  readonly landing: readonly LandingComponent[];
  readonly texts: ReadonlyMap<string, Text>;
  readonly terms: readonly Terms[];
  /** The organisation's own; partners bring theirs in `registerConsent`. */
  readonly consents: readonly Consent[];
  readonly slides: readonly Slide[];
  /** In the order of their categories. */
  readonly offers: readonly Offer[];
  readonly languageSchool: readonly LanguageSchoolCategory[];
  /** Which partners' members alone see a module or course (server/policies/reserved.ts). */
  readonly reserved: Reserved;
  /** The categories that each course stands in, by its id, without what is promoted (server/policies/categories-of.ts). */
  readonly categoriesOf: ReadonlyMap<string, readonly string[]>;
}

/** Reads a whole catalogue; undefined where there is no such organisation. */
export async function loadCatalogue(
  read: Reader,
  organisationId: string,
  version: number,
): Promise<Catalogue | undefined> {
  const row = await read.selectFrom('organisation').select('data').where('id', '=', organisationId).executeTakeFirst();
  if (row === undefined) return undefined;
  const documents = await read
    .selectFrom('content')
    .select(['kind', 'id', 'data'])
    .where('organisation_id', '=', organisationId)
    .where('kind', 'not in', ['lesson', 'questionnaire'])
    .orderBy('position')
    .execute();
  const all = <T>(kind: ContentKind, schema: v.GenericSchema<unknown, T>) =>
    documents.filter((document) => document.kind === kind).map(({ id, data }) => [id, parsed(schema, data)] as const);
  const categories = all('category', categorySchema).map(([, category]) => category);
  const modules = new Map(all('module', moduleSchema));
  const courses = await withBroughtPackages(read, organisationId, new Map(all('course', courseSchema)));
  const subOrganisations = all('subOrganisation', subOrganisationSchema).map(([, one]) => one);
  return {
    version,
    organisation: parsed(organisationSchema, row.data),
    categories,
    modules,
    courses,
    packageIds: new Set([...courses.values()].flatMap(packageIdsOf)),
    providers: new Map(all('provider', providerSchema)),
    tags: all('tag', tagSchema).map(([, tag]) => tag),
    subOrganisations,
    landing: all('landing', landingComponentSchema).map(([, component]) => component),
    texts: new Map(all('text', textSchema)),
    terms: all('terms', termsSchema).map(([, version]) => version),
    consents: all('consent', consentShape).map(([, consent]) => consent),
    slides: all('slide', slideSchema).map(([, slide]) => slide),
    offers: all('offer', offerSchema).map(([, offer]) => offer),
    languageSchool: all('languageSchoolCategory', languageSchoolCategorySchema).map(([, category]) => category),
    reserved: reservedOf({ categories, modules, subOrganisations }),
    categoriesOf: categoriesOf({ categories: categories.filter(isOfATopic), modules }),
  };
}

/** A tutor's package counts until the unit's file names another one than it was brought in the place of. */
async function withBroughtPackages(
  read: Reader,
  organisationId: string,
  courses: Map<string, Course>,
): Promise<ReadonlyMap<string, Course>> {
  const rows = await read
    .selectFrom('course_package')
    .select(['course_id', 'replaces', 'scorm'])
    .where('organisation_id', '=', organisationId)
    .execute();
  for (const { course_id, replaces, scorm } of rows) {
    const course = courses.get(course_id);
    if (course !== undefined && (course.scorm?.packageId ?? null) === replaces)
      courses.set(course_id, { ...course, scorm: parsed(scormSchema, scorm) });
  }
  return courses;
}

/** Of the unit itself, and of the exercises in its lessons. */
function packageIdsOf({ scorm, lessons }: Course): readonly string[] {
  return [...(scorm === null ? [] : [scorm.packageId]), ...lessons.flatMap(({ packageIds }) => packageIds)];
}

/** What is promoted says nothing of what it is about. */
function isOfATopic({ identifier }: Category): boolean {
  return identifier !== PROMOTED_CATEGORY;
}

function parsed<T>(schema: v.GenericSchema<unknown, T>, data: string): T {
  return v.parse(schema, JSON.parse(data));
}
