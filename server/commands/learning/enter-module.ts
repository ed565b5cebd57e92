import type { Trx } from '#server/store/database/open-store.ts';
import type { UnitAct } from './course-standing.ts';

/** Who takes a unit of a module is in the module (LEARN-7: home shows it). */
export async function enterModule(trx: Trx, { personId, now }: UnitAct, moduleId: string): Promise<void> {
  const last = await trx
    .selectFrom('enrolment')
    .select(({ fn }) => fn.max<number | null>('position').as('position'))
    .where('person_id', '=', personId)
    .executeTakeFirst();
  const position = (last?.position ?? -1) + 1;
  await trx
    .insertInto('enrolment')
    .values({ person_id: personId, module_id: moduleId, position, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
