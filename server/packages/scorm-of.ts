import type { ScormItem } from '#campus/packages/package-index.ts';
import type { Scorm } from '#server/model/scorm-shape.ts';
import { type ImportedPackage, sizeOf } from './import-package.ts';

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
