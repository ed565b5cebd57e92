import { groupedBy } from '#campus/grouped-by.ts';
import { COURSE_STATES, type CourseState } from '#campus/learning/learning-item.ts';
import { batched } from '#server/store/database/batched.ts';
import type { Reader } from '#server/store/database/open-store.ts';
import { rememberedBy } from '#server/store/database/remembered.ts';
import type { AttachmentRow } from '#server/store/schema/attachment-tables.ts';

/** A file that is whole: nobody but its uploader knows of the others (FILE-5). */
export type FinishedAttachment = AttachmentRow & { readonly finished_at: string };

/** Files of projects as one answer reads them; whether the asker may is asked before. */
export interface AttachmentReads {
  /** Of a project, the newest first. */
  attachmentsOf(courseId: string): Promise<readonly FinishedAttachment[]>;
  /** How many files each person brought to a project, by the person's id. */
  attachmentCounts(courseId: string): Promise<ReadonlyMap<string, number>>;
  /** Who takes a unit, and how far they are. */
  enrolmentsIn(courseId: string): Promise<ReadonlyMap<string, CourseState>>;
  /** How many messages each person wrote on the boards of a unit and of its runs, by the person's id. */
  messageCounts(courseId: string): Promise<ReadonlyMap<string, number>>;
}

export function createAttachmentReads(read: Reader, organisationId: string): AttachmentReads {
  const finished = batched(async (courseIds) => {
    const rows = await read
      .selectFrom('attachment')
      .selectAll()
      .where('organisation_id', '=', organisationId)
      .where('course_id', 'in', courseIds)
      .where('finished_at', 'is not', null)
      .where('deleted_at', 'is', null)
      .orderBy('finished_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return groupedBy(rows.filter(isFinished), (row) => row.course_id);
  });
  const attachmentsOf = async (courseId: string) => (await finished(courseId)) ?? [];
  return {
    attachmentsOf,
    attachmentCounts: async (courseId) => {
      const byPerson = groupedBy(await attachmentsOf(courseId), (row) => row.person_id ?? '');
      return new Map([...byPerson].map(([id, rows]) => [id, rows.length]));
    },
    enrolmentsIn: rememberedBy(async (courseId) => {
      const rows = await read
        .selectFrom('course_status')
        .innerJoin('person', 'person.id', 'course_status.person_id')
        .select(['person_id', 'status'])
        .where('person.organisation_id', '=', organisationId)
        .where('course_id', '=', courseId)
        .execute();
      return new Map(
        rows.map((row) => [row.person_id, COURSE_STATES.find((state) => state === row.status) ?? 'AVAILABLE']),
      );
    }),
    messageCounts: rememberedBy(async (courseId) => {
      const rows = await read
        .selectFrom('board_message')
        .select(({ fn }) => ['author_id', fn.countAll<number>().as('count')])
        .where('organisation_id', '=', organisationId)
        .where('course_id', '=', courseId)
        .where('deleted_at', 'is', null)
        .groupBy('author_id')
        .execute();
      return new Map(rows.flatMap(({ author_id: id, count }) => (id === null ? [] : [[id, count] as const])));
    }),
  };
}

/** Also where it is on its way up, and not where it is deleted. */
export function findAttachment(read: Reader, organisationId: string, id: string): Promise<AttachmentRow | undefined> {
  return read
    .selectFrom('attachment')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export function isFinished(row: AttachmentRow): row is FinishedAttachment {
  return row.finished_at !== null;
}
