import { basename, join } from 'node:path';
import { createDocumentVault } from '#server/attachments/document-vault.ts';
import { createUploadFiles } from '#server/attachments/upload-files.ts';
import { openDocumentKey } from '#server/auth/document-key.ts';
import { hashPassword } from '#server/auth/password.ts';
import { PACKAGES_FOLDER } from '#server/packages/import-package.ts';
import { raiseContentVersion } from '#server/store/content/content-version.ts';
import { markDemo } from '#server/store/content/demo-mark.ts';
import type { Store } from '#server/store/database/open-store.ts';
import { checkReferences } from './check/check-references.ts';
import { folderNames, isOrganisation } from './files/campus-listing.ts';
import { fieldLines } from './files/field-lines.ts';
import { ContentMistakes, type Mistake } from './files/mistakes.ts';
import { parseCampus } from './files/parse-campus.ts';
import { personIdOf } from './files/person-id.ts';
import { type CampusLayout, layOutCampus } from './layout/lay-out-campus.ts';
import { takePackages } from './layout/take-packages.ts';
import { unitsOf } from './layout/units-of.ts';
import { writeAttachments } from './write/write-attachments.ts';
import { type ImportCount, writeCampus } from './write/write-campus.ts';
import { writeDocuments } from './write/write-documents.ts';
import type { NewPeople } from './write/write-people.ts';

export interface ImportedCampus extends ImportCount {
  readonly id: string;
  readonly denomination: string;
  readonly host: string;
  /** Paths below its folder that systems left there, and that were not read. */
  readonly passedOver: readonly string[];
}

export interface ImportPlan {
  readonly store: Store;
  readonly dataDir: string;
  /** The folder of one organisation, or a folder of such folders. */
  readonly folder: string;
  readonly now: Date;
  /** The operator's, for documents; left out: the one that the database keeps (DOC-4). */
  readonly documentKey?: Uint8Array | undefined;
}

/**
 * Imports organisations from readable files: everything is checked first and all mistakes are thrown together
 * (ContentMistakes); then all or nothing is written. Running it again changes nothing, also beside a running server.
 */
export async function importCampus(plan: ImportPlan): Promise<readonly ImportedCampus[]> {
  const layouts = await layOutFolder(plan);
  for (const layout of layouts) layout.media.writeTo(join(plan.dataDir, 'media'));
  const files = createUploadFiles(plan.dataDir, 'attachments');
  const vault = createDocumentVault(plan.dataDir, await openDocumentKey(plan.store, plan.documentKey));
  const prepared: { layout: CampusLayout; passwordHashes: ReadonlyMap<string, string>; units: NewPeople['units'] }[] =
    [];
  for (const layout of layouts)
    prepared.push({
      layout,
      passwordHashes: await hashNewPeople(plan.store, layout),
      units: unitsOf(layout.rows),
    });
  return plan.store.transaction(async (trx) => {
    const imported: ImportedCampus[] = [];
    // The row is the lock between two imports at once; SQLite has one writer anyway.
    await raiseContentVersion(trx, 0);
    await markDemo(trx);
    for (const { layout, passwordHashes, units } of prepared) {
      const count = await writeCampus(trx, layout, { passwordHashes, units, now: plan.now });
      const { id, denomination, hosts, docCheck } = layout.organisation;
      const { attachments, documents, folder, passedOver } = layout;
      await writeAttachments(trx, { organisationId: id, attachments, folder, files, now: plan.now });
      const { keptDays } = docCheck;
      await writeDocuments(trx, { organisationId: id, documents, folder, vault, keptDays, now: plan.now });
      imported.push({ id, denomination, host: hosts[0] ?? '', passedOver, ...count });
    }
    await markDemo(trx);
    if (imported.some(({ written, removed, people }) => written + removed + people > 0))
      await raiseContentVersion(trx, 1);
    return imported;
  });
}

/** Reads and checks; nothing of the campus is written yet but the packages that its units name. */
async function layOutFolder({ folder, dataDir, now }: ImportPlan): Promise<readonly CampusLayout[]> {
  const folders = isOrganisation(folder) ? [folder] : foldersOf(folder);
  if (folders.length === 0)
    throw new ContentMistakes([{ file: basename(folder), field: '', message: 'holds no organisation.yaml' }]);
  const mistakes: Mistake[] = [];
  const lines = new Map<Mistake, number>();
  const layouts: CampusLayout[] = [];
  for (const one of folders) {
    const own: Mistake[] = [];
    const campus = parseCampus(one, own);
    if (campus !== undefined) {
      checkReferences(campus, own, now);
      const packages = await takePackages(campus, join(dataDir, PACKAGES_FOLDER), own);
      layouts.push(layOutCampus(campus, { mistakes: own, packages, now }));
    }
    const ownLines = fieldLines(one, own);
    for (const mistake of own) {
      const shown = { ...mistake, file: `${basename(one)}/${mistake.file}` };
      const line = ownLines.get(mistake);
      if (line !== undefined) lines.set(shown, line);
      mistakes.push(shown);
    }
  }
  if (mistakes.length > 0) throw new ContentMistakes(mistakes, lines);
  return layouts;
}

function foldersOf(folder: string): string[] {
  return folderNames(folder)
    .map((name) => join(folder, name))
    .filter(isOrganisation);
}

/** Hashing takes its time, so it is done before the transaction and only for people who are new. */
async function hashNewPeople(store: Store, layout: CampusLayout): Promise<ReadonlyMap<string, string>> {
  const { demoPassword, people, organisation } = layout;
  const hashes = new Map<string, string>();
  if (demoPassword === undefined) return hashes;
  const known = await store.read
    .selectFrom('person')
    .select('id')
    .where('organisation_id', '=', organisation.id)
    .execute();
  const ids = new Set(known.map((person) => person.id));
  const fresh = people.filter((person) => !ids.has(personIdOf(organisation.id, person.id)));
  if (fresh.length === 0) return hashes;
  // One hash serves all people of a demo: hashing is slow by design, and their shared password is public.
  const hash = await hashPassword(demoPassword);
  for (const { id } of fresh) hashes.set(id, hash);
  return hashes;
}
