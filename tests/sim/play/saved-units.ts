import type { QueryClient } from '@tanstack/react-query';
import { isKept } from '#cache/saved/keep-read.ts';
import { savedFiles } from '#device/storage/saved-files.ts';
import { lessonQueries } from '#features/lessons/queries.ts';
import { unitQueries } from '#features/units/queries.ts';
import type { AccountDb } from '#offline/rows/account-db.ts';
import { hashBytes } from '#offline/saved/hash-bytes.ts';
import { askManifest, type Manifest, type ManifestDocument, type ManifestFile } from '#offline/saved/manifest.ts';
import type { SavedUnitRow } from '#offline/saved/saved-rows.ts';
import type { UnitRef } from '#offline/saved/saved-units.ts';
import type { Wire } from '#wire/graphql.ts';
import { LANGUAGE } from './shown.ts';

/** What a page has on the device of saved units, for the simulator's own look at it. */
export type SavedUnits = {
  manifest: (unit: UnitRef) => Promise<Manifest>;
  rows: () => Promise<SavedUnitRow[]>;
  opens: (row: SavedUnitRow) => Promise<boolean>;
};

/** Looks for itself, by the reads that screens make. */
export function savedUnitsOf(client: QueryClient, db: AccountDb, wire: Wire): SavedUnits {
  const files = savedFiles(db.name);
  const isRight = async ({ url, size, hash }: ManifestFile): Promise<boolean> => {
    const bytes = await (await files.get(url))?.arrayBuffer();
    return bytes?.byteLength === size && (await hashBytes(bytes)) === hash;
  };
  const opens = ({ kind, id, courseId }: ManifestDocument): Promise<boolean> => {
    if (kind === 'MODULE') return isKept(client, unitQueries.module(id, LANGUAGE));
    if (kind === 'COURSE') return isKept(client, unitQueries.course(id, LANGUAGE));
    return isKept(client, lessonQueries.one(id, courseId ?? '', LANGUAGE));
  };
  return {
    manifest: (unit) => askManifest(wire, unit),
    rows: () => db.savedUnits.toArray(),
    opens: async ({ manifest }) => {
      for (const file of manifest.files) if (!(await isRight(file))) return false;
      for (const document of manifest.documents) if (!(await opens(document))) return false;
      return true;
    },
  };
}
