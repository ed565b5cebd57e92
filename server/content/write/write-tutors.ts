import type { PersonFile } from '#server/content/files/people-file.ts';
import { personIdOf } from '#server/content/files/person-id.ts';
import type { UnitRules } from '#server/policies/unit-rules.ts';
import type { Trx } from '#server/store/database/open-store.ts';

interface Plan {
  readonly organisationId: string;
  readonly people: readonly PersonFile[];
  readonly units: ReadonlyMap<string, UnitRules>;
}

/** Who teaches what, as the files say it now: also of accounts that exist already, and not any more where it is gone. */
export async function writeTutors(trx: Trx, { organisationId, people, units }: Plan): Promise<void> {
  for (const person of people) {
    const person_id = personIdOf(organisationId, person.id);
    const taught = taughtBy(person, units);
    const rows = await trx.selectFrom('course_tutor').select('course_id').where('person_id', '=', person_id).execute();
    const stored = new Set(rows.map((row) => row.course_id));
    const gone = [...stored].filter((id) => !taught.has(id));
    if (gone.length > 0)
      await trx.deleteFrom('course_tutor').where('person_id', '=', person_id).where('course_id', 'in', gone).execute();
    for (const course_id of taught)
      if (!stored.has(course_id)) await trx.insertInto('course_tutor').values({ person_id, course_id }).execute();
  }
}

/** A module is taught with all its courses. */
function taughtBy({ tutorOf }: PersonFile, units: Plan['units']): ReadonlySet<string> {
  const ids = tutorOf.flatMap((item) => {
    if ('course' in item) return [item.course];
    return [...units.values()]
      .filter(({ modules }) => modules.some(({ id }) => id === item.module))
      .map(({ courseId }) => courseId);
  });
  return new Set(ids);
}
