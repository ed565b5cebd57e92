import type { Trx } from '#server/store/database/open-store.ts';

const ORGANISATION = '1';
/** Units that each learner takes, after which comes one that they have finished. */
const TAKEN = 3;
const STARS = 5;

/** Learners of the demo campus: each is in a module, takes some units and has finished another, of which half say what they think. */
export async function addLearners(trx: Trx, many: number): Promise<void> {
  const at = new Date().toISOString();
  const courses = await idsOf(trx, 'course');
  const modules = await idsOf(trx, 'module');
  const finished = (place: number): string => one(courses, place + TAKEN);
  for (let place = 0; place < many; place += 1) {
    const person_id = `learner-${place}`;
    const email = `${person_id}@lantern.example`;
    const account = { email, email_folded: email, password_hash: '', language: 'en', created_at: at };
    const person = { id: person_id, organisation_id: ORGANISATION, ...account, consecutive_weekly_visits: 0, rev: 0 };
    await trx.insertInto('person').values(person).execute();
    const enrolment = { person_id, module_id: one(modules, place), position: 0, created_at: at };
    await trx.insertInto('enrolment').values(enrolment).execute();
    const standing = (course_id: string, status: string) => ({
      person_id,
      course_id,
      status,
      module_id: '',
      updated_at: at,
    });
    const taken = Array.from({ length: TAKEN }, (_, n) => standing(one(courses, place + n), 'TAKEN'));
    await trx
      .insertInto('course_status')
      .values([...taken, standing(finished(place), 'COMPLETED')])
      .execute();
    if (place % 2 === 1) continue;
    const review = { person_id, course_id: finished(place), rating: 1 + (place % STARS) };
    await trx
      .insertInto('course_review')
      .values({ ...review, feedback_options: '[]', updated_at: at })
      .execute();
  }
}

async function idsOf(trx: Trx, kind: 'course' | 'module'): Promise<readonly string[]> {
  const contents = trx.selectFrom('content').select('id').where('organisation_id', '=', ORGANISATION);
  return (await contents.where('kind', '=', kind).orderBy('position').execute()).map(({ id }) => id);
}

/** In turn. */
function one(ids: readonly string[], place: number): string {
  const id = ids[place % ids.length];
  if (id === undefined) throw new Error('The demo campus has nothing to learn.');
  return id;
}
