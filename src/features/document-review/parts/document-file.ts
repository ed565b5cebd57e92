import { documentKindOf } from '#campus/doc-check/document-kinds.ts';
import type { WaitingDocument } from '#features/document-review/queries.ts';

/** Kinds that every browser draws as a picture, in which nothing runs; a document is of the kind that its name says (DOC-3). */
const DRAWN: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

export const documentPath = ({ id }: WaitingDocument): `/${string}` => `/api/documents/${id}/file`;

export function isDrawn({ fileName }: WaitingDocument): boolean {
  return DRAWN.includes(documentKindOf(fileName)?.type ?? '');
}
