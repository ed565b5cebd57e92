import { groupedBy } from '#campus/grouped-by.ts';
import { RATING_MAX } from '#campus/limits.ts';
import type { Reader } from '#server/store/database/open-store.ts';
import { remembered } from '#server/store/database/remembered.ts';

export interface Rating {
  readonly mean: number;
  readonly count: number;
  /** How many gave one star, two, up to five. */
  readonly counts: readonly number[];
}

/** What the database has counted of the people of an organisation (tally-migration.ts); what is in no map counts nothing. */
export interface Tallies {
  /** How many people take or took each course. */
  courseLearners(): Promise<ReadonlyMap<string, number>>;
  moduleLearners(): Promise<ReadonlyMap<string, number>>;
  /** By course id. */
  ratings(): Promise<ReadonlyMap<string, Rating>>;
}

export function createTallies(read: Reader, organisationId: string): Tallies {
  const tallies = (...kinds: ('course' | 'module' | 'rating')[]) =>
    read
      .selectFrom('tally')
      .select(['kind', 'id', 'value', 'many'])
      .where('organisation_id', '=', organisationId)
      .where('kind', 'in', kinds)
      .where('many', '>', 0)
      .execute();
  const learners = remembered(async () => groupedBy(await tallies('course', 'module'), ({ kind }) => kind));
  const learnersOf = (wanted: 'course' | 'module') =>
    remembered(async () => new Map((await learners()).get(wanted)?.map(({ id, many }) => [id, many])));
  return {
    courseLearners: learnersOf('course'),
    moduleLearners: learnersOf('module'),
    ratings: remembered(async () => {
      const byCourse = groupedBy(await tallies('rating'), ({ id }) => id);
      return new Map([...byCourse].map(([id, given]) => [id, ratingOf(given)]));
    }),
  };
}

function ratingOf(given: readonly { readonly value: number; readonly many: number }[]): Rating {
  const counts = Array.from({ length: RATING_MAX }, (_, at) => given.find(({ value }) => value === at + 1)?.many ?? 0);
  const count = counts.reduce((sum, each) => sum + each, 0);
  return { mean: counts.reduce((sum, each, at) => sum + each * (at + 1), 0) / count, count, counts };
}
