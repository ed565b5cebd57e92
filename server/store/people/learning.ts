import * as v from 'valibot';
import { groupedBy } from '#campus/grouped-by.ts';
import type { H5pResult } from '#campus/learning/h5p-result.ts';
import { type LessonPlace, lessonPlaceSchema } from '#campus/learning/lesson-place.ts';
import type { Reader } from '#server/store/database/open-store.ts';
import { remembered, rememberedBy } from '#server/store/database/remembered.ts';
import type {
  CompletionRow,
  ReflectionRow,
  ReviewRow,
  SurveyStateRow,
  VerificationRow,
} from '#server/store/schema/learning-tables.ts';
import { readH5pResults } from './h5p-results.ts';

export interface LessonStanding {
  readonly lessonId: string;
  readonly position: LessonPlace | null;
  readonly viewedAt: string;
  readonly isCompleted: boolean;
}

/** What one person has done in units, each table read at most once for an answer. */
export interface Learning {
  /** By course id, the lesson that was viewed last first. */
  progress(): Promise<ReadonlyMap<string, readonly LessonStanding[]>>;
  /** By board id, the newest first. */
  reflections(): Promise<ReadonlyMap<string, readonly ReflectionRow[]>>;
  /** The last one of each questionnaire, by its id. */
  completions(): Promise<ReadonlyMap<string, CompletionRow>>;
  /** By its own id, whichever questionnaire it is of. */
  completion(id: string): Promise<CompletionRow | undefined>;
  /** What is put aside, and drafts of answers, by the id of the questionnaire. */
  surveyStates(): Promise<ReadonlyMap<string, SurveyStateRow>>;
  /** How the exercises of a lesson stand, by their packages. */
  exercisesIn(lessonId: string): Promise<ReadonlyMap<string, H5pResult>>;
  /** By course id. */
  reviews(): Promise<ReadonlyMap<string, ReviewRow>>;
  verifications(): Promise<ReadonlyMap<string, VerificationRow>>;
  /** Ids of the courses that the person teaches. */
  tutorOf(): Promise<ReadonlySet<string>>;
  /** When each was achieved, by its id. */
  achievements(): Promise<ReadonlyMap<string, string>>;
}

export function createLearning(read: Reader, organisationId: string, personId: string): Learning {
  return {
    progress: remembered(() => readProgress(read, personId)),
    reflections: remembered(() => readReflections(read, organisationId, personId)),
    completions: remembered(() => readCompletions(read, organisationId, personId)),
    completion: (id) =>
      read
        .selectFrom('questionnaire_completion')
        .selectAll()
        .where('organisation_id', '=', organisationId)
        .where('id', '=', id)
        .where('person_id', '=', personId)
        .executeTakeFirst(),
    surveyStates: remembered(async () => {
      const rows = await read
        .selectFrom('survey_state')
        .selectAll()
        .where('organisation_id', '=', organisationId)
        .where('person_id', '=', personId)
        .execute();
      return new Map(rows.map((row) => [row.questionnaire_id, row]));
    }),
    exercisesIn: rememberedBy((lessonId) => readH5pResults(read, { personId, lessonId })),
    reviews: remembered(async () => {
      const rows = await read.selectFrom('course_review').selectAll().where('person_id', '=', personId).execute();
      return new Map(rows.map((row) => [row.course_id, row]));
    }),
    verifications: remembered(async () => {
      const rows = await read.selectFrom('course_verification').selectAll().where('person_id', '=', personId).execute();
      return new Map(rows.map((row) => [row.course_id, row]));
    }),
    tutorOf: remembered(async () => {
      const rows = await read
        .selectFrom('course_tutor')
        .select('course_id')
        .where('person_id', '=', personId)
        .execute();
      return new Set(rows.map((row) => row.course_id));
    }),
    achievements: remembered(async () => {
      const rows = await read
        .selectFrom('achievement')
        .select(['achievement_id', 'achieved_at'])
        .where('person_id', '=', personId)
        .execute();
      return new Map(rows.map((row) => [row.achievement_id, row.achieved_at]));
    }),
  };
}

async function readProgress(read: Reader, personId: string): Promise<ReadonlyMap<string, readonly LessonStanding[]>> {
  const rows = await read
    .selectFrom('lesson_progress')
    .select(['course_id', 'lesson_id', 'position', 'viewed_at', 'completed_at'])
    .where('person_id', '=', personId)
    .orderBy('viewed_at', 'desc')
    .orderBy('lesson_id')
    .execute();
  const byCourse = groupedBy(rows, (row) => row.course_id);
  return new Map([...byCourse].map(([id, lessons]) => [id, lessons.map(standingOf)]));
}

function standingOf(row: {
  lesson_id: string;
  position: string | null;
  viewed_at: string;
  completed_at: string | null;
}): LessonStanding {
  return {
    lessonId: row.lesson_id,
    position: row.position === null ? null : v.parse(lessonPlaceSchema, JSON.parse(row.position)),
    viewedAt: row.viewed_at,
    isCompleted: row.completed_at !== null,
  };
}

async function readReflections(
  read: Reader,
  organisationId: string,
  personId: string,
): Promise<ReadonlyMap<string, readonly ReflectionRow[]>> {
  const rows = await read
    .selectFrom('reflection')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return groupedBy(rows, (row) => row.board_id);
}

async function readCompletions(
  read: Reader,
  organisationId: string,
  personId: string,
): Promise<ReadonlyMap<string, CompletionRow>> {
  const rows = await read
    .selectFrom('questionnaire_completion')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('person_id', '=', personId)
    .orderBy('completed_at')
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [row.questionnaire_id, row]));
}
