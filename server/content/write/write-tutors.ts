import { groupedBy } from '#campus/grouped-by.ts';
import type { PersonFile } from '#server/content/files/people-file.ts';
import { personIdOf } from '#server/content/files/person-id.ts';
import type { UnitRules } from '#server/policies/unit-rules.ts';
import { insertAll } from '#server/store/database/in-pieces.ts';
import type { Trx } from '#server/store/database/open-store.ts';

interface Plan {
  readonly organisationId: string;
  readonly people: readonly PersonFile[];
  readonly units: ReadonlyMap<string, UnitRules>;
}

/** Who teaches what, as the files say it now: also of accounts that exist already, and not any more where it is gone. */
export async function writeTutors(trx: Trx, { organisationId, people, units }: Plan): Promise<void> {
  const stored = await trx
    .selectFrom('course_tutor')
    .innerJoin('person', 'person.id', 'course_tutor.person_id')
    .select(['course_tutor.person_id', 'course_tutor.course_id'])
    .where('person.organisation_id', '=', organisationId)
    .execute();
  const before = groupedBy(stored, ({ person_id }) => person_id);
  const added: { person_id: string; course_id: string }[] = [];
  for (const person of people) {
    const person_id = personIdOf(organisationId, person.id);
    const taught = taughtBy(person, units);
    const known = new Set((before.get(person_id) ?? []).map(({ course_id }) => course_id));
    const gone = [...known].filter((id) => !taught.has(id));
    if (gone.length > 0)
      await trx.deleteFrom('course_tutor').where('person_id', '=', person_id).where('course_id', 'in', gone).execute();
    for (const course_id of taught) if (!known.has(course_id)) added.push({ person_id, course_id });
  }
  await insertAll(trx, 'course_tutor', added);
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
