import { groupedBy } from '#campus/grouped-by.ts';
import { batched } from '#server/store/database/batched.ts';
import type { Reader } from '#server/store/database/open-store.ts';
import { remembered } from '#server/store/database/remembered.ts';
import type { ReflectionRow, ReviewRow } from '#server/store/schema/learning-tables.ts';

/** Somebody of the organisation, as far as others may see them at all. */
export interface OtherPerson {
  readonly id: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly nickname: string | null;
  readonly createdAt: string;
  readonly showsFirstName: boolean;
  readonly showsActivity: boolean;
  /** Its name below `/media/`. */
  readonly profileImage: string | null;
}

/** Somebody who agreed to be found, in hundredths of a degree. */
export interface PersonOnMap {
  readonly person: OtherPerson;
  readonly latHundredths: number;
  readonly lngHundredths: number;
  readonly city: string | null;
}

/** A review that says something besides its stars. */
export type WrittenReviewRow = ReviewRow & { readonly review: string };

/** A proof that waits for a tutor. */
export interface WaitingVerification {
  readonly personId: string;
  readonly link: string;
  readonly submittedAt: string;
}

/** What is read of other people of the organisation for one answer; what is asked of several at once is one statement. */
export interface Others {
  person(id: string): Promise<OtherPerson | undefined>;
  /** Who stands on the map, the newest first (COMMUNITY-3). */
  onMap(limit: number): Promise<readonly PersonOnMap[]>;
  /** Ids of the modules that somebody is in, in order. */
  modulesOf(personId: string): Promise<readonly string[]>;
  /** By course id; nobody: not in it. */
  tutors(): Promise<ReadonlyMap<string, readonly OtherPerson[]>>;
  /** The newest first. */
  participants(kind: 'MODULE' | 'COURSE', id: string, limit: number): Promise<readonly OtherPerson[]>;
  /** Of people of the organisation but one, what has words; the newest first. */
  writtenReviews(courseId: string, notOf: string | undefined, limit: number): Promise<readonly WrittenReviewRow[]>;
  /** Of people of the organisation, the oldest first. */
  waitingVerifications(courseId: string, limit: number): Promise<readonly WaitingVerification[]>;
  /** What others wrote on a board, the newest first. */
  reflectionsOf(boardId: string, notId: string, limit: number): Promise<readonly ReflectionRow[]>;
}

export function createOthers(read: Reader, organisationId: string): Others {
  return {
    person: batched(async (ids) => {
      const people = await peopleOf(read, organisationId).where('person.id', 'in', ids).execute();
      return new Map(people.map((row) => [row.id, otherPerson(row)]));
    }),
    onMap: (limit) => readOnMap(read, organisationId, limit),
    modulesOf: batchedModules(read),
    tutors: remembered(() => readTutors(read, organisationId)),
    participants: (kind, id, limit) => readParticipants(read, organisationId, kind, id, limit),
    writtenReviews: (courseId, notOf, limit) => readWrittenReviews(read, organisationId, { courseId, notOf, limit }),
    waitingVerifications: (courseId, limit) => readWaiting(read, organisationId, courseId, limit),
    reflectionsOf: (boardId, notId, limit) =>
      read
        .selectFrom('reflection')
        .selectAll()
        .where('organisation_id', '=', organisationId)
        .where('board_id', '=', boardId)
        .where('id', '!=', notId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
  };
}

const SEEN_BY_OTHERS = [
  'person.id',
  'first_name',
  'last_name',
  'nickname',
  'person.created_at',
  'show_first_name',
  'show_activity',
  'profile_image',
] as const;

/** People of the organisation with what others may see of them. */
export function peopleOf(read: Reader, organisationId: string) {
  return read
    .selectFrom('person')
    .leftJoin('account_preference', 'account_preference.person_id', 'person.id')
    .select(SEEN_BY_OTHERS)
    .where('person.organisation_id', '=', organisationId);
}

interface PersonColumns {
  readonly id: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly nickname: string | null;
  readonly created_at: string;
  readonly show_first_name: number | null;
  readonly show_activity: number | null;
  readonly profile_image: string | null;
}

export function otherPerson(row: PersonColumns): OtherPerson {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    nickname: row.nickname,
    createdAt: row.created_at,
    showsFirstName: row.show_first_name === 1,
    showsActivity: row.show_activity === 1,
    profileImage: row.profile_image,
  };
}

function batchedModules(read: Reader): Others['modulesOf'] {
  const load = batched(async (ids) => {
    const enrolments = read.selectFrom('enrolment').select(['person_id', 'module_id']).where('person_id', 'in', ids);
    const rows = await enrolments.orderBy('position').orderBy('module_id').execute();
    return groupedBy(rows, (row) => row.person_id);
  });
  return async (personId) => ((await load(personId)) ?? []).map((row) => row.module_id);
}

async function readOnMap(read: Reader, organisationId: string, limit: number): Promise<readonly PersonOnMap[]> {
  const rows = await peopleOf(read, organisationId)
    .select(['lat_hundredths', 'lng_hundredths', 'city'])
    .where('show_on_map', '=', 1)
    .where('lat_hundredths', 'is not', null)
    .where('lng_hundredths', 'is not', null)
    .orderBy('person.created_at', 'desc')
    .orderBy('person.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    person: otherPerson(row),
    latHundredths: row.lat_hundredths ?? 0,
    lngHundredths: row.lng_hundredths ?? 0,
    city: row.city,
  }));
}

async function readTutors(read: Reader, organisationId: string): Promise<ReadonlyMap<string, readonly OtherPerson[]>> {
  const rows = await read
    .selectFrom('course_tutor')
    // Tutors are few: a cross join keeps SQLite from beginning with everybody of the organisation.
    .crossJoin('person')
    .leftJoin('account_preference', 'account_preference.person_id', 'person.id')
    .select([...SEEN_BY_OTHERS, 'course_tutor.course_id'])
    .whereRef('person.id', '=', 'course_tutor.person_id')
    .where('person.organisation_id', '=', organisationId)
    .orderBy('person.created_at')
    .orderBy('person.id')
    .execute();
  const byCourse = groupedBy(rows, (row) => row.course_id);
  return new Map([...byCourse].map(([id, people]) => [id, people.map(otherPerson)]));
}

async function readParticipants(
  read: Reader,
  organisationId: string,
  kind: 'MODULE' | 'COURSE',
  id: string,
  limit: number,
): Promise<readonly OtherPerson[]> {
  const people = peopleOf(read, organisationId);
  if (kind === 'MODULE') {
    const inModule = people.innerJoin('enrolment', 'enrolment.person_id', 'person.id').where('module_id', '=', id);
    const newest = inModule.orderBy('enrolment.created_at', 'desc').orderBy('person.id').limit(limit);
    return (await newest.execute()).map(otherPerson);
  }
  const inCourse = people
    .innerJoin('course_status', 'course_status.person_id', 'person.id')
    .where('course_id', '=', id)
    .where('status', 'in', ['TAKEN', 'COMPLETED']);
  const newest = inCourse.orderBy('course_status.updated_at', 'desc').orderBy('person.id').limit(limit);
  return (await newest.execute()).map(otherPerson);
}

async function readWrittenReviews(
  read: Reader,
  organisationId: string,
  { courseId, notOf, limit }: { courseId: string; notOf: string | undefined; limit: number },
): Promise<readonly WrittenReviewRow[]> {
  const rows = await read
    .selectFrom('course_review')
    .innerJoin('person', 'person.id', 'course_review.person_id')
    .selectAll('course_review')
    .where('person.organisation_id', '=', organisationId)
    .where('course_id', '=', courseId)
    .where((row) => row.or([row('review', 'is not', null), row('guiding_question_answer', 'is not', null)]))
    .where('person_id', '!=', notOf ?? '')
    .orderBy('course_review.updated_at', 'desc')
    .orderBy('person_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, review: row.review ?? '' }));
}

async function readWaiting(
  read: Reader,
  organisationId: string,
  courseId: string,
  limit: number,
): Promise<readonly WaitingVerification[]> {
  const rows = await read
    .selectFrom('course_verification')
    .innerJoin('person', 'person.id', 'course_verification.person_id')
    .select(['person_id', 'link', 'submitted_at'])
    .where('person.organisation_id', '=', organisationId)
    .where('course_id', '=', courseId)
    .where('status', '=', 'PENDING')
    .orderBy('submitted_at')
    .orderBy('person_id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ personId: row.person_id, link: row.link, submittedAt: row.submitted_at }));
}
