import * as v from 'valibot';
import type { ScormItem } from '#campus/packages/package-index.ts';
import { type ImportedPackage, sizeOf } from '#server/packages/import-package.ts';

/** The package of a SCORM unit, as far as the campus has to know it without opening it. */
export const scormSchema = v.object({
  packageId: v.string(),
  version: v.picklist(['1.2', '2004']),
  schemaVersion: v.string(),
  title: v.string(),
  /** Ids of its SCOs in their order: what is to be completed. */
  items: v.array(v.string()),
  /** Bytes of its files. */
  size: v.number(),
});
export type Scorm = v.InferOutput<typeof scormSchema>;

/** Of a package that was taken; null where it is none of SCORM. */
export function scormOf(taken: ImportedPackage | undefined): Scorm | null {
  if (taken?.index.content.kind !== 'scorm') return null;
  const { content } = taken.index;
  return {
    packageId: taken.id,
    version: content.version,
    schemaVersion: content.schemaVersion,
    title: content.title,
    items: content.items.flatMap(scosIn),
    size: sizeOf(taken),
  };
}

/** What is only shown (an asset) tells nothing of itself, so nobody waits for it. */
function scosIn({ id, kind, children }: ScormItem): readonly string[] {
  return [...(kind === 'sco' ? [id] : []), ...children.flatMap(scosIn)];
}
