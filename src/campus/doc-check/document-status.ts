import * as v from 'valibot';

/** What a reviewer says of a document; `IN_REVIEW`: something, and no decision yet (DOC-7). */
export const DOCUMENT_DECISIONS = ['IN_REVIEW', 'ACCEPTED', 'INVALID_UPLOAD', 'INELIGIBLE', 'REJECTED'] as const;
export type DocumentDecision = (typeof DOCUMENT_DECISIONS)[number];

/** Where somebody's document check stands (DOC-2). */
export const DOCUMENT_STATUSES = ['NO_UPLOAD', ...DOCUMENT_DECISIONS] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

export const documentDecision = v.picklist(DOCUMENT_DECISIONS);
export const documentStatus = v.picklist(DOCUMENT_STATUSES);

/** Whether a document is taken from somebody whose check stands so; `isOpen`: the check takes documents at all (DOC-2). */
export function takesDocument(status: DocumentStatus, isOpen: boolean): boolean {
  switch (status) {
    case 'ACCEPTED':
    case 'REJECTED':
      return false;
    // What is being looked at may be replaced by a better one until it is decided.
    case 'IN_REVIEW':
      return true;
    case 'NO_UPLOAD':
    case 'INVALID_UPLOAD':
    case 'INELIGIBLE':
      return isOpen;
    default:
      return status satisfies never;
  }
}
