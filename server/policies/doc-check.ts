import type { Organisation } from '#server/model/shapes.ts';

type Checking = Pick<Organisation, 'features' | 'docCheck'>;

/** Whether the organisation looks at documents at all (DOC-1). */
export function hasDocCheck({ features }: Checking): boolean {
  return features.showProfileRefugeeDocumentUpload;
}

/** Whether it takes documents now (DOC-2). */
export function isDocCheckOpen(organisation: Checking): boolean {
  return hasDocCheck(organisation) && organisation.docCheck.isAvailable;
}

/** Whether somebody decides on documents of others (DOC-11). */
export function mayReviewDocuments<P extends { is_document_reviewer: number }>(
  organisation: Checking,
  person: P | undefined,
): person is P {
  return hasDocCheck(organisation) && person?.is_document_reviewer === 1;
}
