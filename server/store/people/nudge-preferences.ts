import { NUDGE_KINDS, type NudgeKind } from '#campus/push/nudge-kinds.ts';
import type { Reader } from '#server/store/database/open-store.ts';

export interface NudgePreference {
  readonly kind: NudgeKind;
  readonly isOn: boolean;
}

/** All kinds in their order; on, unless somebody switched it off. */
export async function nudgePreferencesOf(read: Reader, personId: string): Promise<readonly NudgePreference[]> {
  const rows = await read
    .selectFrom('nudge_preference')
    .select('kind')
    .where('person_id', '=', personId)
    .where('is_on', '=', 0)
    .execute();
  const off = new Set(rows.map((row) => row.kind));
  return NUDGE_KINDS.map((kind) => ({ kind, isOn: !off.has(kind) }));
}
