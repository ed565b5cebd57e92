import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENT_BYTES_MAX } from '#campus/doc-check/doc-check-limits.ts';
import { documentKindOf } from '#campus/doc-check/document-kinds.ts';
import type { Mistake } from '#server/content/files/mistakes.ts';
import type { CampusFiles } from '#server/content/files/parse-campus.ts';

/** Documents are of people of the campus, one of each, there, and such as a person could have sent (DOC-3). */
export function checkDocuments({ folder, documents, people }: CampusFiles, mistakes: Mistake[]): void {
  const say = (field: string, message: string) => mistakes.push({ file: 'documents.yaml', field, message });
  const known = new Set(people.map(({ id }) => id));
  const seen = new Set<string>();
  for (const [n, { by, name, file, status }] of documents.entries()) {
    if (!known.has(by)) say(`${n}.by`, `there is no person "${by}"`);
    if (seen.has(by)) say(`${n}.by`, `"${by}" is there twice`);
    seen.add(by);
    if (documentKindOf(name) === undefined) say(`${n}.name`, `"${name}" is no name of a document`);
    if (file === undefined) {
      if (status === 'IN_REVIEW') say(`${n}.file`, 'what is in review needs its file');
      continue;
    }
    const path = join(folder, file);
    const size = existsSync(path) ? statSync(path).size : 0;
    if (size === 0) say(`${n}.file`, `there is nothing in "${file}"`);
    if (size > DOCUMENT_BYTES_MAX) say(`${n}.file`, `"${file}" is larger than 20 MB`);
  }
}
