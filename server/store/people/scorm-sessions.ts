import * as v from 'valibot';
import { cmiSchema, type ScormSession } from '#campus/scorm/scorm-data.ts';
import type { Reader } from '#server/store/database/open-store.ts';

/** Whose data of which package. What was done with an earlier package of the course stays, and is not read here. */
export interface ScormKey {
  readonly personId: string;
  readonly courseId: string;
  readonly packageId: string;
}

/** Every session of a person with a package, or the one of this id, each with the last state of its items. */
export async function readScormSessions(
  read: Reader,
  { personId, courseId, packageId }: ScormKey,
  session?: string,
): Promise<readonly ScormSession[]> {
  const rows = await read
    .selectFrom('scorm_session')
    .leftJoin('scorm_state', (join) =>
      join
        .onRef('scorm_state.session_id', '=', 'scorm_session.id')
        .onRef('scorm_state.person_id', '=', 'scorm_session.person_id'),
    )
    .select(['id', 'base', 'started_at', 'ended_at', 'item', 'sequence', 'cmi'])
    .where('scorm_session.person_id', '=', personId)
    .where('course_id', '=', courseId)
    .where('package_id', '=', packageId)
    .where((eb) => eb.and(session === undefined ? [] : [eb('id', '=', session)]))
    .orderBy('started_at')
    .orderBy('id')
    .execute();
  const sessions = new Map<string, ScormSession & { items: Record<string, ScormSession['items'][string]> }>();
  for (const { id, base, started_at: startedAt, ended_at: endedAt, item, sequence, cmi } of rows) {
    const known = sessions.get(id) ?? { session: id, base, startedAt, endedAt, items: {} };
    sessions.set(id, known);
    if (item !== null && sequence !== null && cmi !== null)
      known.items[item] = { sequence, cmi: v.parse(cmiSchema, JSON.parse(cmi)) };
  }
  return [...sessions.values()];
}
