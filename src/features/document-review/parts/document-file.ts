import { documentKindOf } from '#campus/doc-check/document-kinds.ts';
import type { WaitingDocument } from '#features/document-review/queries.ts';

/** Picture formats that every browser displays and that cannot contain scripts, by file extension (DOC-3). */
const DRAWN: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

export const documentPath = ({ id }: WaitingDocument): `/${string}` => `/api/documents/${id}/file`;

export function isDrawn({ fileName }: WaitingDocument): boolean {
  return DRAWN.includes(documentKindOf(fileName)?.type ?? '');
}
