import { groupedBy } from '#campus/grouped-by.ts';
import { ContentMistakes } from '#server/content/files/mistakes.ts';
import type { CampusLayout, ContentRow } from '#server/content/layout/lay-out-campus.ts';
import { inPieces } from '#server/store/database/in-pieces.ts';
import type { Trx } from '#server/store/database/open-store.ts';
import { writeBoards } from './write-boards.ts';
import { type NewPeople, writePeople } from './write-people.ts';
import { writeRuns } from './write-runs.ts';
import { writeUserContent } from './write-user-content.ts';

/** What an import changed; all zero where the campus was so already. */
export interface ImportCount {
  readonly written: number;
  readonly removed: number;
  readonly people: number;
}

/** Writes one organisation: unchanged rows are left alone, what the files no longer hold goes, people stay. */
export async function writeCampus(
  trx: Trx,
  layout: CampusLayout,
  { passwordHashes, units, now }: Pick<NewPeople, 'passwordHashes' | 'units' | 'now'>,
): Promise<ImportCount> {
  const organisationId = layout.organisation.id;
  const organisation = await writeOrganisation(trx, layout);
  const stored = await trx
    .selectFrom('content')
    .select(['kind', 'id', 'digest'])
    .where('organisation_id', '=', organisationId)
    .execute();
  const digests = new Map(stored.map((row) => [`${row.kind} ${row.id}`, row.digest]));
  const changed = layout.rows.filter(({ kind, id, digest }) => digests.get(`${kind} ${id}`) !== digest);
  for await (const piece of inPieces(changed)) await writeRows(trx, organisationId, piece);
  for (const { kind, id } of layout.rows) digests.delete(`${kind} ${id}`);
  const gone = stored.filter(({ kind, id }) => digests.has(`${kind} ${id}`));
  for (const [kind, ofKind] of groupedBy(gone, (row) => row.kind))
    for await (const piece of inPieces(ofKind.map(({ id }) => id)))
      await trx
        .deleteFrom('content')
        .where('organisation_id', '=', organisationId)
        .where('kind', '=', kind)
        .where('id', 'in', piece)
        .execute();
  const runs = await writeRuns(trx, { organisationId, runs: layout.runs, now });
  const { people: files, subOrganisationIds, textHashes } = layout;
  const plan = {
    organisationId,
    people: files,
    subOrganisationIds,
    textHashes,
    passwordHashes,
    units,
    now,
  };
  const people = await writePeople(trx, plan);
  await writeBoards(trx, { organisationId, boards: layout.boards, now });
  await writeUserContent(trx, { organisationId, userContents: layout.userContents, now });
  return {
    written: organisation + changed.length + runs.written,
    removed: gone.length + runs.removed,
    people,
  };
}

async function writeRows(trx: Trx, organisation_id: string, rows: readonly ContentRow[]): Promise<void> {
  await trx
    .insertInto('content')
    .values(rows.map(({ parentId: parent_id, ...row }) => ({ organisation_id, parent_id, ...row })))
    .onConflict((conflict) =>
      conflict.columns(['organisation_id', 'kind', 'id']).doUpdateSet((eb) => ({
        parent_id: eb.ref('excluded.parent_id'),
        position: eb.ref('excluded.position'),
        data: eb.ref('excluded.data'),
        digest: eb.ref('excluded.digest'),
      })),
    )
    .execute();
}

async function writeOrganisation(
  trx: Trx,
  { organisation, organisationDigest: digest }: CampusLayout,
): Promise<number> {
  const { id, folderName, hosts } = organisation;
  const before = await trx.selectFrom('organisation').select('digest').where('id', '=', id).executeTakeFirst();
  if (before?.digest === digest) return 0;
  await checkOwnership(trx, organisation);
  const data = JSON.stringify(organisation);
  const position = Number.isInteger(Number(id)) ? Number(id) : 1_000_000;
  await trx
    .insertInto('organisation')
    .values({ id, folder_name: folderName, position, data, digest })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ folder_name: folderName, position, data, digest }))
    .execute();
  await trx.deleteFrom('organisation_host').where('organisation_id', '=', id).execute();
  for (const [n, host] of hosts.entries())
    await trx.insertInto('organisation_host').values({ host, organisation_id: id, position: n }).execute();
  return 1;
}

/** A host and a folder name belong to one organisation; never somebody else's brand (TENANT-2). */
async function checkOwnership(trx: Trx, organisation: CampusLayout['organisation']): Promise<void> {
  const { id, folderName, hosts } = organisation;
  const taken = await trx
    .selectFrom('organisation_host')
    .select(['host', 'organisation_id'])
    .where('host', 'in', hosts)
    .where('organisation_id', '!=', id)
    .execute();
  const named = await trx
    .selectFrom('organisation')
    .select('id')
    .where('folder_name', '=', folderName)
    .where('id', '!=', id)
    .execute();
  const file = `${folderName}/organisation.yaml`;
  const mistakes = [
    ...taken.map(({ host, organisation_id }) => ({
      file,
      field: `hosts.${hosts.indexOf(host)}`,
      message: `"${host}" already belongs to organisation ${organisation_id}`,
    })),
    ...named.map((other) => ({
      file,
      field: 'folderName',
      message: `"${folderName}" already belongs to organisation ${other.id}`,
    })),
  ];
  if (mistakes.length > 0) throw new ContentMistakes(mistakes);
}
