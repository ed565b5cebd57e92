import * as v from 'valibot';
import { groupedBy } from '#campus/grouped-by.ts';
import { type Lesson, lessonSchema } from '#server/model/lesson-shapes.ts';
import { type Questionnaire, questionnaireSchema } from '#server/model/questionnaire-shapes.ts';
import { createLiveReads, type LiveReads } from '#server/store/appointments/live.ts';
import { createOthers, type Others } from '#server/store/appointments/others.ts';
import { type AttachmentReads, createAttachmentReads } from '#server/store/attachments/attachment-reads.ts';
import { readChatHandles } from '#server/store/chat/chat-accounts.ts';
import { batched } from '#server/store/database/batched.ts';
import type { Reader } from '#server/store/database/open-store.ts';
import { rememberedBy } from '#server/store/database/remembered.ts';
import type { ItemKey } from '#server/store/people/learner.ts';
import type { ContentKind, ListRow } from '#server/store/schema/tables.ts';
import { createUserContentReads, type UserContentReads } from '#server/store/user-content/user-content-reads.ts';
import { readSurveys } from './surveys.ts';
import { createTallies, type Tallies } from './tallies.ts';

/** What is read beside the catalogue for one answer, each at most once. */
export interface ContentReads extends Others, LiveReads, Tallies, AttachmentReads, UserContentReads {
  lessonsOf(courseId: string): Promise<readonly Lesson[]>;
  lesson(id: string): Promise<Lesson | undefined>;
  /** All of the organisation, for what looks through everything. */
  allLessons(): Promise<readonly Lesson[]>;
  /** By id, which is the identifier of one that stands for itself. */
  questionnaire(id: string): Promise<Questionnaire | undefined>;
  /** Those that stand for themselves, then those with these ids. */
  surveys(ids: readonly string[]): Promise<readonly Questionnaire[]>;
  list(id: string): Promise<ListRow | undefined>;
  itemsOf(listId: string): Promise<readonly ItemKey[]>;
  nicknameOf(personId: string): Promise<string | null>;
  /** The user name in the chat of somebody who has been there and lets others write to them (COMMUNITY-12). */
  chatHandleOf(personId: string): Promise<string | null>;
}

export function createContentReads(read: Reader, organisationId: string): ContentReads {
  const lessons = new Map<string, Promise<readonly Lesson[]>>();
  const itemsOf = batched((listIds) => readItems(read, organisationId, listIds));
  const nicknameOf = batched(async (ids) => {
    const rows = await read.selectFrom('person').select(['id', 'nickname']).where('id', 'in', ids).execute();
    return new Map(rows.map((row) => [row.id, row.nickname]));
  });
  const chatHandleOf = batched((ids) => readChatHandles(read, ids));
  return {
    ...createOthers(read, organisationId),
    ...createLiveReads(read, organisationId),
    ...createTallies(read, organisationId),
    ...createAttachmentReads(read, organisationId),
    ...createUserContentReads(read, organisationId),
    lessonsOf(courseId) {
      const known = lessons.get(courseId) ?? readLessons(read, organisationId, courseId);
      lessons.set(courseId, known);
      return known;
    },
    allLessons: () => readLessons(read, organisationId),
    lesson: (id) => readOne(read, { organisationId, kind: 'lesson', id }, lessonSchema),
    questionnaire: rememberedBy((id) =>
      readOne(read, { organisationId, kind: 'questionnaire', id }, questionnaireSchema),
    ),
    surveys: (ids) => readSurveys(read, organisationId, ids),
    list: (id) =>
      read
        .selectFrom('content_list')
        .selectAll()
        .where('organisation_id', '=', organisationId)
        .where((list) => list.or([list('id', '=', id), list('url_alias', '=', id)]))
        .where('deleted_at', 'is', null)
        // An id is never another one's alias for long: whoever has it as an id comes first.
        .orderBy((list) => list.case().when('id', '=', id).then(0).else(1).end())
        .executeTakeFirst(),
    itemsOf: async (listId) => (await itemsOf(listId)) ?? [],
    nicknameOf: async (personId) => (await nicknameOf(personId)) ?? null,
    chatHandleOf: async (personId) => (await chatHandleOf(personId)) ?? null,
  };
}

async function readLessons(read: Reader, organisationId: string, courseId?: string): Promise<readonly Lesson[]> {
  const all = read
    .selectFrom('content')
    .select('data')
    .where('organisation_id', '=', organisationId)
    .where('kind', '=', 'lesson')
    .orderBy('position');
  const rows = await (courseId === undefined ? all : all.where('parent_id', '=', courseId)).execute();
  return rows.map((row) => v.parse(lessonSchema, JSON.parse(row.data)));
}

async function readOne<T>(
  read: Reader,
  { organisationId, kind, id }: { organisationId: string; kind: ContentKind; id: string },
  schema: v.GenericSchema<unknown, T>,
): Promise<T | undefined> {
  const row = await read
    .selectFrom('content')
    .select('data')
    .where('organisation_id', '=', organisationId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? undefined : v.parse(schema, JSON.parse(row.data));
}

/** What is in each list, in its order. */
export async function readItems(
  read: Reader,
  organisationId: string,
  listIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ItemKey[]>> {
  const rows = await read
    .selectFrom('content_list_item')
    .select(['list_id', 'kind', 'item_id'])
    .where('organisation_id', '=', organisationId)
    .where('list_id', 'in', listIds)
    .orderBy('position')
    .orderBy('item_id')
    .execute();
  const byList = groupedBy(rows, (row) => row.list_id);
  return new Map([...byList].map(([id, items]) => [id, items.map((row) => ({ kind: row.kind, id: row.item_id }))]));
}
