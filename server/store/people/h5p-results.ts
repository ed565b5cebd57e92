import * as v from 'valibot';
import { type H5pResult, h5pResultSchema } from '#campus/learning/h5p-result.ts';
import type { Reader } from '#server/store/database/open-store.ts';

export interface H5pKey {
  readonly personId: string;
  readonly lessonId: string;
}

/** How the exercises of a lesson stand for somebody, by their packages. */
export async function readH5pResults(
  read: Reader,
  { personId, lessonId }: H5pKey,
): Promise<ReadonlyMap<string, H5pResult>> {
  const rows = await read
    .selectFrom('h5p_result')
    .select(['package_id', 'result'])
    .where('person_id', '=', personId)
    .where('lesson_id', '=', lessonId)
    .execute();
  return new Map(rows.map((row) => [row.package_id, v.parse(h5pResultSchema, JSON.parse(row.result))]));
}
