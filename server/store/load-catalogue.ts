import * as v from 'valibot';
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
} from '#server/content/shapes.ts';
import type { Reader } from './open-store.ts';
import type { ContentKind } from './tables.ts';

/** What an organisation offers, in the order of its files; the texts of lessons are read when somebody opens them. */
export interface Catalogue {
  readonly version: number;
  readonly organisation: Organisation;
  readonly categories: readonly Category[];
  readonly modules: ReadonlyMap<string, Module>;
  readonly courses: ReadonlyMap<string, Course>;
  readonly providers: ReadonlyMap<string, Provider>;
  readonly subOrganisations: readonly SubOrganisation[];
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
    .where('kind', 'in', ['category', 'module', 'course', 'provider', 'subOrganisation'])
    .orderBy('position')
    .execute();
  const all = <T>(kind: ContentKind, schema: v.GenericSchema<unknown, T>) =>
    documents.filter((document) => document.kind === kind).map(({ id, data }) => [id, parsed(schema, data)] as const);
  return {
    version,
    organisation: parsed(organisationSchema, row.data),
    categories: all('category', categorySchema).map(([, category]) => category),
    modules: new Map(all('module', moduleSchema)),
    courses: new Map(all('course', courseSchema)),
    providers: new Map(all('provider', providerSchema)),
    subOrganisations: all('subOrganisation', subOrganisationSchema).map(([, one]) => one),
  };
}

function parsed<T>(schema: v.GenericSchema<unknown, T>, data: string): T {
  return v.parse(schema, JSON.parse(data));
}
