import { createHash } from 'node:crypto';
import type { QueryClient } from '@tanstack/react-query';
import { readCampus } from '#cache/read-campus.ts';
import { warm } from '#cache/warm.ts';
import type { LanguageCode } from '#campus/languages.ts';
import type { H5pResult } from '#campus/learning/h5p-result.ts';
import { saveH5pResult } from '#features/learning/save-h5p-result.ts';
import { lessonQueries } from '#features/lessons/queries.ts';
import type { Store } from '#server/store/database/open-store.ts';
import type { Random } from '#tests/sim/world/random.ts';
import { COURSE_CARD } from '#tests/support/device/cards.ts';
import type { Sight, Tap } from './kinds.ts';

/** The unit whose exercise histories do, of organisation 1: it is brought into the small campus. */
export const EXERCISED = 'drills';
const LESSON = `${EXERCISED}-1`;
/** Named by its content. */
const PACKAGE = 'd6bf9b62b87c2d127964d99a9ce1570b';
const POINTS = 4;

/** How the exercise stands, as screens and database have it; null: not begun. */
export type ExercisedState = { state: string | null; points: number | null; isCompleted: boolean } | null;

/** The merge rule, a second time: the later word's state, the best points, and what is completed stays so. */
export type Exercised = {
  last: H5pResult | undefined;
  state: string | null;
  points: number | null;
  isCompleted: boolean;
};

export const notExercised = (): Exercised => ({ last: undefined, state: null, points: null, isCompleted: false });

export function stateOfExercised({ last, ...rest }: Exercised): ExercisedState {
  return last === undefined ? null : rest;
}

export const H5P_KINDS: Readonly<Record<string, (random: Random, sight: Sight) => Tap | undefined>> = {
  'h5p.result': resultTap,
};

const CARD = { ...COURSE_CARD, id: EXERCISED };

function resultTap(random: Random, { organisation, person, now }: Sight): Tap | undefined {
  if (organisation !== '1') return undefined;
  const isCompleted = random.chance(0.3);
  const state = random.chance(0.9) ? JSON.stringify({ page: random.below(100) }) : null;
  const score = isCompleted ? { raw: random.below(POINTS + 1), max: POINTS } : null;
  const time = { sequence: Math.max(1, Math.floor(now)), at: new Date(now).toISOString() };
  const result = { session: sessionOf(person, random.below(2)), ...time, state, score, isCompleted };
  const lesson = { id: LESSON, denomination: 'Exercises' };
  const input = { card: CARD, lesson, contentId: PACKAGE, title: 'Oslo', result };
  return {
    kind: saveH5pResult.kind,
    subject: saveH5pResult.subject(input),
    parents: saveH5pResult.dependsOn?.(input) ?? [],
    words: `exercise ${state} ${score?.raw ?? ''}`,
    // Words of other devices are in what is shown: what all of them come to is checked in the end.
    value: undefined,
    shown: () => undefined,
    merge: ({ learning: { exercised } }) => {
      const isLater = exercised.last === undefined || isAfter(result, exercised.last);
      if (isLater) exercised.last = result;
      exercised.state = isLater ? (state ?? exercised.state) : (exercised.state ?? state);
      if (score !== null) exercised.points = Math.max(exercised.points ?? 0, score.raw);
      exercised.isCompleted ||= isCompleted;
      return undefined;
    },
    by: (send) => send(saveH5pResult, input),
  };
}

function isAfter(one: H5pResult, other: H5pResult): boolean {
  if (one.session === other.session) return one.sequence > other.sequence;
  return one.at === other.at ? one.session > other.session : one.at > other.at;
}

/** The same on each of the person's devices. */
function sessionOf(person: string, n: number): string {
  const digits = createHash('sha256').update(`${person} exercises`).digest('hex');
  return `01a1fdc9-6e8e-72fa-b0a${n}-${digits.slice(0, 12)}`;
}

/** What the lesson shows. */
export async function shownExercised(client: QueryClient, language: LanguageCode): Promise<ExercisedState> {
  const { lesson } = await readCampus(client, lessonQueries.one(LESSON, EXERCISED, language));
  const results = lesson?.components.flatMap((one) =>
    one.__typename === 'NewH5p' && one.contentId === PACKAGE ? [one.result] : [],
  );
  return stateIn(results?.[0] ?? null);
}

export async function refreshExercised(client: QueryClient, language: LanguageCode): Promise<void> {
  await warm(client, lessonQueries.one(LESSON, EXERCISED, language), 0);
}

/** The same in the database. */
export async function exercisedOf(read: Store['read'], person: string): Promise<ExercisedState> {
  const row = await read
    .selectFrom('h5p_result')
    .select('result')
    .where('person_id', '=', person)
    .where('lesson_id', '=', LESSON)
    .executeTakeFirst();
  const known: H5pResult | null = row === undefined ? null : JSON.parse(row.result);
  return stateIn(known);
}

function stateIn(result: H5pResult | null): ExercisedState {
  if (result === null) return null;
  return { state: result.state, points: result.score?.raw ?? null, isCompleted: result.isCompleted };
}
