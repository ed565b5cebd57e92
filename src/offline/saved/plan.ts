import type { LanguageCode } from '#campus/languages.ts';
import type { Manifest, ManifestDocument, ManifestFile } from './manifest.ts';
import type { ManifestHost } from './package-hosts.ts';
import type { SavedUnitRow } from './saved-rows.ts';
import type { SavedState, UnitRef } from './saved-units.ts';

/** What is on the device and was checked: hash by address of a file or host, by key of a document. */
export type Have = { files: ReadonlyMap<string, string>; documents: ReadonlyMap<string, string> };

export type Missing = { documents: ManifestDocument[]; files: ManifestFile[]; hosts: ManifestHost[]; bytes: number };

/** A course is another page in each module; a lesson is the same everywhere. */
export function moduleOf({ kind }: ManifestDocument, unit: UnitRef): string | undefined {
  if (kind !== 'COURSE') return undefined;
  return unit.kind === 'MODULE' ? unit.id : unit.moduleId;
}

export function documentKey(document: ManifestDocument, unit: UnitRef, language: LanguageCode): string {
  const { kind, id, courseId } = document;
  return JSON.stringify([kind, courseId ?? '', id, moduleOf(document, unit) ?? '', language]);
}

export function sizeOf({ documents, files }: Manifest): number {
  return [...documents, ...files].reduce((bytes, { size }) => bytes + size, 0);
}

export function missingOf(manifest: Manifest, unit: UnitRef, language: LanguageCode, have: Have): Missing {
  const documents = manifest.documents.filter(
    (document) => have.documents.get(documentKey(document, unit, language)) !== document.hash,
  );
  const files = manifest.files.filter(({ url, hash }) => have.files.get(url) !== hash);
  const hosts = (manifest.hosts ?? []).filter(({ url, hash }) => have.files.get(url) !== hash);
  return { documents, files, hosts, bytes: sizeOf({ revision: '', documents, files }) };
}

const isNothing = ({ documents, files, hosts }: Missing): boolean =>
  documents.length + files.length + hosts.length === 0;

/** Whether each byte of the unit is here, and its packages can start: the one rule behind the tick. */
export function isWhole(row: SavedUnitRow, language: LanguageCode, have: Have): boolean {
  return isNothing(missingOf(row.manifest, row.unit, language, have));
}

/** `underWay`: bytes of files that are on their way just now; undefined where this page downloads nothing of the unit. */
export function stateOf(row: SavedUnitRow, language: LanguageCode, have: Have, underWay?: number): SavedState {
  const size = sizeOf(row.manifest);
  const missing = missingOf(row.manifest, row.unit, language, have);
  const done = size - missing.bytes;
  if (underWay !== undefined) return { is: 'saving', done: Math.min(size, done + underWay), size };
  if (isNothing(missing) && row.savedAt !== undefined) {
    if (row.next === undefined) return { is: 'saved', size, savedAt: row.savedAt };
    const toFetch = missingOf(row.next, row.unit, language, have).bytes;
    return { is: 'update-ready', size: sizeOf(row.next), toFetch };
  }
  if (row.stopped === 'no-space')
    return { is: 'no-space', size, ...(row.free === undefined ? {} : { free: row.free }) };
  // Its texts in the language in use come by themselves: nothing of what is here is broken.
  if (row.language !== language) return { is: 'paused', done, size, because: row.stopped ?? 'language' };
  if (row.savedAt !== undefined && row.stopped !== 'learner') return { is: 'damaged', size, toFetch: missing.bytes };
  if (row.stopped !== undefined) return { is: 'paused', done, size, because: row.stopped };
  return { is: 'saving', done, size };
}

/** What no unit names any more. */
export function unneeded(rows: readonly SavedUnitRow[], language: LanguageCode, have: Have) {
  const urls = new Set(
    rows.flatMap(({ manifest }) => [...manifest.files, ...(manifest.hosts ?? [])].map(({ url }) => url)),
  );
  const keys = new Set(
    rows.flatMap(({ manifest, unit }) => manifest.documents.map((one) => documentKey(one, unit, language))),
  );
  return {
    files: [...have.files.keys()].filter((url) => !urls.has(url)),
    documents: [...have.documents.keys()].filter((key) => !keys.has(key)),
  };
}
