import { raiseContentVersion } from '#server/store/content/content-version.ts';
import type { JourneyCampus } from '#tests/support/journeys/journey.ts';

type Changed = { features: Record<string, unknown> } & Record<string, unknown>;

/** Changes the demo's first organisation in a campus that runs, as an import would; the next answer shows it. */
export async function changeOrganisation(
  { store }: Pick<JourneyCampus, 'store'>,
  change: (organisation: Changed) => Record<string, unknown>,
): Promise<void> {
  await store.transaction(async (trx) => {
    const { data } = await trx
      .selectFrom('organisation')
      .select('data')
      .where('id', '=', '1')
      .executeTakeFirstOrThrow();
    const organisation = JSON.parse(data);
    await trx
      .updateTable('organisation')
      .set({ data: JSON.stringify({ ...organisation, ...change(organisation) }) })
      .where('id', '=', '1')
      .execute();
    await raiseContentVersion(trx, 1);
  });
}
