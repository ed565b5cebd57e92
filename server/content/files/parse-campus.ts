import { join } from 'node:path';
import * as v from 'valibot';
import type { LanguageCode } from '#campus/languages.ts';
import { type AttachmentFile, attachmentsFile } from './attachments-file.ts';
import { type BoardFile, boardsFile } from './boards-file.ts';
import { checkListing, folderNames, hasEntry, type NamedFolder, type TopFile, yamlNames } from './campus-listing.ts';
import { type DocumentFile, documentsFile } from './documents-file.ts';
import {
  type OrganisationFile,
  organisationFile,
  organisationHeadSchema,
  type SubOrganisationFile,
  subOrganisationFile,
} from './file-schemas.ts';
import { type LandingFile, landingFile } from './landing-file.ts';
import { type LanguageSchoolCategoryFile, languageSchoolFile } from './language-school-file.ts';
import {
  type CategoryFile,
  categoriesFile,
  type ModuleFile,
  moduleFile,
  type ProviderFile,
  providersFile,
  type TagFile,
  tagsFile,
  type UnitFile,
  unitFile,
} from './learning-files.ts';
import { type LessonFile, lessonFile } from './lesson-file.ts';
import type { Mistake } from './mistakes.ts';
import { type OfferGroupFile, offersFile } from './offers-file.ts';
import { type PersonFile, peopleFile } from './people-file.ts';
import { type QuestionnaireFile, questionnaireFile } from './questionnaire-file.ts';
import { readYamlFile } from './read-yaml-file.ts';
import {
  type ConsentFile,
  consentSchema,
  onboardingFile,
  type SlideFile,
  type TermsFile,
  type TextFile,
  termsFile,
  textFile,
} from './text-files.ts';
import { type UserContentFile, userContentFile } from './user-content-file.ts';

/** Everything that the files of one organisation say, each file by its own schema; references are checked later. */
export interface CampusFiles {
  readonly folder: string;
  /** Paths that systems left in the folder. */
  readonly passedOver: readonly string[];
  readonly organisation: OrganisationFile;
  readonly subOrganisations: readonly { file: string; value: SubOrganisationFile }[];
  readonly people: readonly PersonFile[];
  readonly attachments: readonly AttachmentFile[];
  readonly documents: readonly DocumentFile[];
  readonly boards: readonly BoardFile[];
  readonly userContents: readonly UserContentFile[];
  readonly providers: readonly ProviderFile[];
  readonly tags: readonly TagFile[];
  readonly categories: readonly CategoryFile[];
  readonly modules: ReadonlyMap<string, ModuleFile>;
  readonly units: ReadonlyMap<string, Unit>;
  /** Every id that has a file, also where that file has mistakes: a reference to it is not one more. */
  readonly ids: {
    readonly modules: ReadonlySet<string>;
    readonly units: ReadonlySet<string>;
    readonly questionnaires: ReadonlySet<string>;
  };
  readonly landing: LandingFile;
  /** Those with a file of their own, by identifier. */
  readonly questionnaires: ReadonlyMap<string, QuestionnaireFile>;
  readonly texts: ReadonlyMap<string, TextFile>;
  readonly terms: ReadonlyMap<string, TermsFile>;
  readonly consents: readonly ConsentFile[];
  readonly slides: readonly SlideFile[];
  readonly offers: readonly OfferGroupFile[];
  readonly languageSchool: readonly LanguageSchoolCategoryFile[];
}

export interface Unit {
  readonly unit: UnitFile;
  readonly lessons: readonly { id: string; file: string; value: LessonFile }[];
}

/** Reads the folder of one organisation. Undefined where its own file cannot be used; what is wrong is in `mistakes`. */
export function parseCampus(folder: string, mistakes: Mistake[]): CampusFiles | undefined {
  const passedOver = checkListing(folder, mistakes);
  const head = readYamlFile(folder, 'organisation.yaml', organisationHeadSchema, mistakes);
  if (head === undefined) return undefined;
  const inLanguage = head.defaultLanguage;
  const organisation = readYamlFile(folder, 'organisation.yaml', organisationFile(inLanguage), mistakes);
  const rest = {
    subOrganisations: parseSubOrganisations(folder, inLanguage, mistakes),
    people: optionalFile(folder, 'people.yaml', peopleFile(inLanguage), mistakes),
    attachments: optionalFile(folder, 'attachments.yaml', attachmentsFile, mistakes),
    documents: optionalFile(folder, 'documents.yaml', documentsFile, mistakes),
    boards: optionalFile(folder, 'boards.yaml', boardsFile, mistakes),
    userContents: optionalFile(folder, 'user-content.yaml', userContentFile, mistakes),
    providers: optionalFile(folder, 'providers.yaml', providersFile(inLanguage), mistakes),
    tags: optionalFile(folder, 'tags.yaml', tagsFile(inLanguage), mistakes),
    categories: optionalFile(folder, 'categories.yaml', categoriesFile(inLanguage), mistakes),
    modules: parseFolder(folder, 'modules', moduleFile(inLanguage), mistakes),
    units: parseUnits(folder, inLanguage, mistakes),
    landing: optionalFile(folder, 'landing.yaml', landingFile(inLanguage), mistakes),
    questionnaires: parseFolder(folder, 'questionnaires', questionnaireFile(inLanguage), mistakes),
    texts: parseFolder(folder, 'texts', textFile(inLanguage), mistakes),
    terms: parseFolder(folder, 'terms', termsFile(inLanguage), mistakes),
    consents: optionalFile(folder, 'consents.yaml', v.array(consentSchema(inLanguage)), mistakes),
    slides: optionalFile(folder, 'onboarding.yaml', onboardingFile(inLanguage), mistakes),
    offers: optionalFile(folder, 'offers.yaml', offersFile(inLanguage), mistakes),
    languageSchool: optionalFile(folder, 'language-school.yaml', languageSchoolFile(inLanguage), mistakes),
    ids: {
      modules: new Set(yamlNames(join(folder, 'modules'))),
      units: new Set(folderNames(join(folder, 'units'))),
      questionnaires: new Set(yamlNames(join(folder, 'questionnaires'))),
    },
  };
  return organisation === undefined ? undefined : { folder, passedOver, organisation, ...rest };
}

function optionalFile<T>(
  folder: string,
  file: TopFile,
  schema: Parameters<typeof readYamlFile<T[]>>[2],
  mistakes: Mistake[],
): T[] {
  return hasEntry(folder, file) ? (readYamlFile(folder, file, schema, mistakes) ?? []) : [];
}

function parseSubOrganisations(folder: string, inLanguage: LanguageCode, mistakes: Mistake[]) {
  return yamlNames(join(folder, 'sub-organisations')).flatMap((name) => {
    const file = `sub-organisations/${name}.yaml`;
    const value = readYamlFile(folder, file, subOrganisationFile(inLanguage), mistakes);
    if (value === undefined) return [];
    if (value.path !== name) mistakes.push({ file, field: 'path', message: `must be ${name}, like the file` });
    return [{ file, value }];
  });
}

/** Every file of a folder by its name, which is the id of what it describes. */
function parseFolder<T>(
  folder: string,
  inside: NamedFolder,
  schema: Parameters<typeof readYamlFile<T>>[2],
  mistakes: Mistake[],
): Map<string, T> {
  const values = new Map<string, T>();
  for (const id of yamlNames(join(folder, inside))) {
    const value = readYamlFile(folder, `${inside}/${id}.yaml`, schema, mistakes);
    if (value !== undefined) values.set(id, value);
  }
  return values;
}

function parseUnits(folder: string, inLanguage: LanguageCode, mistakes: Mistake[]): Map<string, Unit> {
  const units = new Map<string, Unit>();
  for (const id of folderNames(join(folder, 'units'))) {
    const unit = readYamlFile(folder, `units/${id}/unit.yaml`, unitFile(inLanguage), mistakes);
    const lessons = parseLessons(folder, id, inLanguage, mistakes);
    if (unit !== undefined) units.set(id, { unit, lessons });
  }
  return units;
}

function parseLessons(folder: string, unitId: string, inLanguage: LanguageCode, mistakes: Mistake[]) {
  const names = yamlNames(join(folder, 'units', unitId, 'lessons'));
  return names.flatMap((name) => {
    const file = `units/${unitId}/lessons/${name}.yaml`;
    const number = numberOf(name);
    const first = names.find((other) => numberOf(other) === number);
    if (number === undefined)
      mistakes.push({ file, field: '', message: 'must be called like 01-the-subject-line.yaml' });
    else if (first !== name)
      mistakes.push({ file, field: '', message: `has the number of ${first}.yaml: give it one that is free` });
    const value = readYamlFile(folder, file, lessonFile(inLanguage), mistakes);
    return value === undefined || number === undefined ? [] : [{ id: `${unitId}-${number}`, file, value }];
  });
}

function numberOf(name: string): number | undefined {
  const digits = /^(\d{2})-[a-z0-9-]+$/.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
