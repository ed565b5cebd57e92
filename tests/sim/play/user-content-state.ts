import type { QueryClient } from '@tanstack/react-query';
import { readCampus } from '#cache/read-campus.ts';
import { warm } from '#cache/warm.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { unitQueries } from '#features/units/queries.ts';
import type { Store } from '#server/store/database/open-store.ts';

/** A project that everybody of organisation 1 takes. */
export const PROJECT = 'page-for-my-street';

/** What a person made there, by the rules: titles by id; deletions leave the id taken (UGC-6). */
export type Made = { contents: Map<string, string>; gone: Set<string> };

export type MadeState = readonly (readonly [id: string, denomination: string])[];

export function nothingMade(): Made {
  return { contents: new Map(), gone: new Set() };
}

export function stateOfMade({ contents }: Made): MadeState {
  return [...contents].sort(byId);
}

const byId = (a: readonly [string, string], b: readonly [string, string]): number => (a[0] < b[0] ? -1 : 1);

/** Lets a new person take it. */
export async function enterProject(store: Store, personId: string, now: Date): Promise<void> {
  const row = {
    person_id: personId,
    course_id: PROJECT,
    module_id: '',
    status: 'TAKEN',
    updated_at: now.toISOString(),
  };
  await store.transaction((trx) => trx.insertInto('course_status').values(row).execute());
}

/** The same in the database, of one person. */
export async function madeOf(read: Store['read'], person: string): Promise<MadeState> {
  const rows = await read
    .selectFrom('user_content')
    .select(['id', 'denomination'])
    .where('author_id', '=', person)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id, denomination }) => [id, denomination] as const).sort(byId);
}

const read = (language: LanguageCode) => unitQueries.course(PROJECT, language);

/** What the project shows of the person's own. */
export async function shownMade(client: QueryClient, language: LanguageCode): Promise<MadeState> {
  const { course } = await readCampus(client, read(language));
  const own = course?.userContents.filter(({ canEdit }) => canEdit) ?? [];
  return own.map(({ id, denomination }) => [id, denomination] as const).sort(byId);
}

export async function refreshMade(client: QueryClient, language: LanguageCode): Promise<void> {
  await warm(client, read(language), 0);
}
