import * as v from 'valibot';
import { type Questionnaire, questionnaireSchema } from '#server/model/questionnaire-shapes.ts';
import type { Reader } from '#server/store/database/open-store.ts';

const stored = v.pipe(v.string(), v.parseJson(), questionnaireSchema);

/** The questionnaires of an organisation that stand for themselves, in its order, then those with the given ids. */
export async function readSurveys(
  read: Reader,
  organisationId: string,
  ids: readonly string[],
): Promise<readonly Questionnaire[]> {
  const rows = await read
    .selectFrom('content')
    .select('data')
    .where('organisation_id', '=', organisationId)
    .where('kind', '=', 'questionnaire')
    .where((eb) => {
      const alone = eb('parent_id', '=', '');
      return ids.length === 0 ? alone : eb.or([alone, eb('id', 'in', ids)]);
    })
    .orderBy('position')
    .execute();
  return rows.map(({ data }) => v.parse(stored, data));
}
