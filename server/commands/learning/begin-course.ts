import { isSoldElsewhere } from '#campus/learning/is-sold-elsewhere.ts';
import type { CourseState } from '#campus/learning/learning-item.ts';
import type { RefusalCode } from '#campus/network/refusals.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { isLocked, standingOf, type UnitAct, writeStanding } from './course-standing.ts';
import { enterModule } from './enter-module.ts';

/**
 * The first act in a unit takes it (LEARN-7); answers where the person stands then, or why it may not be. `moduleId`:
 * the module that the unit was looked at in.
 */
export async function beginCourse(
  trx: Trx,
  act: UnitAct,
  moduleId?: string,
): Promise<CourseState | { refused: RefusalCode }> {
  const standing = await standingOf(trx, act);
  if (standing !== 'AVAILABLE') return standing;
  if (isSoldElsewhere(act.unit, standing)) return { refused: 'PAYWALLED' };
  if (await isLocked(trx, act)) return { refused: 'PREREQUISITE_OPEN' };
  await writeStanding(trx, act, 'TAKEN', moduleId);
  if (moduleId !== undefined) await enterModule(trx, act, moduleId);
  return 'TAKEN';
}
