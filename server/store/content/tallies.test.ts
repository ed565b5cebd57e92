import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Trx } from '#server/store/database/open-store.ts';
import { TALLY_MIGRATION } from '#server/store/schema/tally-migration.ts';
import { aStore, type TestStore } from '#server/test-store.ts';
import { aLearner, anOrganisation } from '#tests/support/campus/factories.ts';
import { createTallies } from './tallies.ts';

const AT = '2026-03-01T10:00:00.000Z';
const NOBODY = { courses: {}, modules: {}, ratings: {} };

describe('what the database counts of learners', () => {
  let test: TestStore;
  let organisationId: string;
  let ada: string;
  let bo: string;
  beforeEach(async () => {
    test = await aStore();
    organisationId = await anOrganisation(test.store);
    ada = (await aLearner(test.store, organisationId)).id;
    bo = (await aLearner(test.store, organisationId)).id;
  });
  afterEach(() => test.remove());

  const write = (work: (trx: Trx) => Promise<unknown>) => test.store.transaction(work);
  const standing = (person_id: string, course_id: string, status: string) => (trx: Trx) =>
    trx
      .insertInto('course_status')
      .values({ person_id, course_id, module_id: '', status, updated_at: AT })
      .onConflict((conflict) => conflict.columns(['person_id', 'course_id']).doUpdateSet({ status }))
      .execute();
  const rated = (person_id: string, rating: number) => (trx: Trx) =>
    trx
      .insertInto('course_review')
      .values({ person_id, course_id: 'mail', rating, feedback_options: '[]', updated_at: AT })
      .onConflict((conflict) => conflict.columns(['person_id', 'course_id']).doUpdateSet({ rating }))
      .execute();
  const enrolled = (person_id: string) => (trx: Trx) =>
    trx.insertInto('enrolment').values({ person_id, module_id: 'work', position: 0, created_at: AT }).execute();
  const talliesNow = async (id = organisationId) => {
    const tallies = createTallies(test.store.read, id);
    return {
      courses: Object.fromEntries(await tallies.courseLearners()),
      modules: Object.fromEntries(await tallies.moduleLearners()),
      ratings: Object.fromEntries([...(await tallies.ratings())].map(([course, { counts }]) => [course, counts])),
    };
  };

  it('is who takes or took a course, however they came there and whether they go', async () => {
    await write(standing(ada, 'mail', 'TAKEN'));
    await write(standing(bo, 'mail', 'PREVIEW'));
    expect(await talliesNow()).toEqual({ ...NOBODY, courses: { mail: 1 } });
    await write(standing(ada, 'mail', 'COMPLETED'));
    await write(standing(bo, 'mail', 'TAKEN'));
    await write(standing(bo, 'rent', 'COMPLETED'));
    expect(await talliesNow()).toEqual({ ...NOBODY, courses: { mail: 2, rent: 1 } });
    await write(standing(bo, 'mail', 'AVAILABLE'));
    await write((trx) => trx.deleteFrom('course_status').where('course_id', '=', 'rent').execute());
    expect(await talliesNow()).toEqual({ ...NOBODY, courses: { mail: 1 } });
  });

  it('is who is in a module, once each', async () => {
    await write(enrolled(ada));
    await write(enrolled(bo));
    await write((trx) => trx.deleteFrom('enrolment').where('person_id', '=', ada).execute());
    expect(await talliesNow()).toEqual({ ...NOBODY, modules: { work: 1 } });
  });

  it('is the last rating of each', async () => {
    await write(rated(ada, 5));
    await write(rated(bo, 5));
    await write(rated(bo, 2));
    expect(await talliesNow()).toEqual({ ...NOBODY, ratings: { mail: [0, 1, 0, 0, 1] } });
  });

  it('is nothing of a transaction that failed, and nothing of another organisation', async () => {
    const elsewhere = await anOrganisation(test.store);
    await write(standing((await aLearner(test.store, elsewhere)).id, 'mail', 'TAKEN'));
    const failing = write(async (trx) => {
      await standing(ada, 'mail', 'TAKEN')(trx);
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await talliesNow()).toEqual(NOBODY);
    expect(await talliesNow(elsewhere)).toEqual({ ...NOBODY, courses: { mail: 1 } });
  });

  it('is right where many come at once', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => aLearner(test.store, organisationId)));
    await Promise.all(people.flatMap(({ id }) => [write(standing(id, 'mail', 'TAKEN')), write(enrolled(id))]));
    expect(await talliesNow()).toEqual({ ...NOBODY, courses: { mail: 20 }, modules: { work: 20 } });
  });

  it('is what was there before the database counted', async () => {
    await write(standing(ada, 'mail', 'TAKEN'));
    await write(enrolled(ada));
    await write(rated(ada, 3));
    const before = await talliesNow();
    const [, ...counting] = TALLY_MIGRATION.statements({ text: 'text', integer: 'integer' }, test.store.engine);
    await write(async (trx) => {
      await trx.deleteFrom('tally').execute();
      for (const statement of counting.filter((one) => one.startsWith('insert'))) await sql.raw(statement).execute(trx);
    });
    expect(before).toEqual({ courses: { mail: 1 }, modules: { work: 1 }, ratings: { mail: [0, 0, 1, 0, 0] } });
    expect(await talliesNow()).toEqual(before);
  });
});
