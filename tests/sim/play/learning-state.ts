import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { readCampus } from '#cache/read-campus.ts';
import { warm } from '#cache/warm.ts';
import type { LanguageCode } from '#campus/languages.ts';
import { lessonQueries } from '#features/lessons/queries.ts';
import { surveyQueries } from '#features/surveys/queries.ts';
import { unitQueries } from '#features/units/queries.ts';
import type { Store } from '#server/store/database/open-store.ts';
import { type ExercisedState, exercisedOf, refreshExercised, shownExercised } from './h5p-kinds.ts';
import { NOT_PLAYED, type PlayedState, playedOf, refreshPlayed, shownPlayed } from './scorm-kinds.ts';

/** The course that histories learn in, of organisation 1 in the small campus. */
export const LEARNT = 'hello-my-name-is';
export const LESSONS = [`${LEARNT}-1`, `${LEARNT}-2`] as const;
/** The second lesson asks for a reflection and for half of its questions. */
export const BOARD = `${LESSONS[1]}-r`;
export const QUIZ = `${LESSONS[1]}-q`;
/** One that stands for itself. */
export const SURVEY = 'about-you';

/** How somebody stands with that course, as screens and database have it. */
export type LearningState = {
  status: string;
  done: readonly string[];
  /** How far each lesson is read. */
  places: readonly (readonly [lesson: string, offset: number])[];
  reflection: string | null;
  isTaken: boolean;
  /** Of those questions, not sent. */
  draft: string | null;
  /** Of the survey. */
  isHidden: boolean;
  review: string | null;
  played: PlayedState;
  exercised: ExercisedState;
};

export const NOT_BEGUN: LearningState = {
  status: 'AVAILABLE',
  done: [],
  places: [],
  reflection: null,
  isTaken: false,
  draft: null,
  isHidden: false,
  review: null,
  played: NOT_PLAYED,
  exercised: null,
};

const unit = (language: LanguageCode) => unitQueries.course(LEARNT, language);
const lesson = (id: string, language: LanguageCode) => lessonQueries.one(id, LEARNT, language);

/** What the screens of the course show. */
export async function shownLearning(client: QueryClient, language: LanguageCode): Promise<LearningState> {
  const { course } = await readCampus(client, unit(language));
  const { viewer } = await readCampus(client, surveyQueries.list(language));
  const pages = await Promise.all(LESSONS.map((id) => readCampus(client, lesson(id, language))));
  const read = pages.flatMap((page) => page.lesson ?? []);
  const last = read.at(-1);
  return {
    status: course?.status.denomination ?? 'AVAILABLE',
    done: read.flatMap(({ id, isCompleted }) => (isCompleted ? [id] : [])),
    places: read.flatMap(({ id, position }) => (position?.offset == null ? [] : [[id, position.offset] as const])),
    reflection: last?.reflectionBoard?.myReflection?.content ?? null,
    isTaken: last?.questionnaire?.hasBeenTaken ?? false,
    draft: draftIn(last?.questionnaire?.myDraft?.answers),
    isHidden: viewer.surveys.some(({ id, isHidden }) => id === SURVEY && isHidden),
    review: course?.viewerReview?.review ?? null,
    played: await shownPlayed(client, language),
    exercised: await shownExercised(client, language),
  };
}

/** Opens these screens anew. */
export async function refreshLearning(client: QueryClient, language: LanguageCode): Promise<void> {
  await warm(client, unit(language), 0);
  await warm(client, surveyQueries.list(language), 0);
  for (const id of LESSONS) await warm(client, lesson(id, language), 0);
  await refreshPlayed(client, language);
  await refreshExercised(client, language);
}

/** The same in the database. */
export async function learningOf(read: Store['read'], person: string): Promise<LearningState> {
  const status = await read
    .selectFrom('course_status')
    .select('status')
    .where('person_id', '=', person)
    .where('course_id', '=', LEARNT)
    .executeTakeFirst();
  const progress = await read
    .selectFrom('lesson_progress')
    .select(['lesson_id', 'position', 'completed_at'])
    .where('person_id', '=', person)
    .where('course_id', '=', LEARNT)
    .orderBy('lesson_id')
    .execute();
  const reflections = await read.selectFrom('reflection').select('content').where('person_id', '=', person).execute();
  const completions = await read
    .selectFrom('questionnaire_completion')
    .select('id')
    .where('person_id', '=', person)
    .execute();
  const states = await read
    .selectFrom('survey_state')
    .select(['questionnaire_id', 'is_hidden', 'draft'])
    .where('person_id', '=', person)
    .execute();
  const review = await read
    .selectFrom('course_review')
    .select('review')
    .where('person_id', '=', person)
    .executeTakeFirst();
  return {
    status: status?.status ?? 'AVAILABLE',
    done: progress.flatMap((row) => (row.completed_at === null ? [] : [row.lesson_id])),
    places: progress.flatMap((row) => {
      const offset = offsetIn(row.position);
      return offset === undefined ? [] : [[row.lesson_id, offset] as const];
    }),
    reflection: reflections[0]?.content ?? null,
    isTaken: completions.length > 0,
    draft: states.flatMap(({ draft }) => draftIn(draft === null ? null : JSON.parse(draft)) ?? [])[0] ?? null,
    isHidden: states.some((row) => row.questionnaire_id === SURVEY && row.is_hidden === 1),
    review: review?.review ?? null,
    played: await playedOf(read, person),
    exercised: await exercisedOf(read, person),
  };
}

function draftIn(answers: unknown): string | null {
  const parsed = v.safeParse(v.object({ answer: v.string() }), answers);
  return parsed.success ? parsed.output.answer : null;
}

function offsetIn(position: string | null): number | undefined {
  const parsed: unknown = position === null ? null : JSON.parse(position);
  if (typeof parsed !== 'object' || parsed === null || !('offset' in parsed)) return undefined;
  return typeof parsed.offset === 'number' ? parsed.offset : undefined;
}
