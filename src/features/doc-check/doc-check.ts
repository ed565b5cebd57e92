import * as v from 'valibot';
import { type DocumentStatus, documentStatus } from '#campus/doc-check/document-status.ts';

/** What a screen that shows the document check asks for, each where it belongs. */
export const DOC_CHECK = `fragment docCheckMe on Me { isDocCheckAvailable }
fragment docCheckViewer on Viewer {
  documentUploadStatus
  documentUpload { uploadedAt comment decidedAt }
}
fragment docCheckOrganization on OrganizationConfig { documentSupportLink documentKeptDays }`;

const moment = v.pipe(v.string(), v.isoTimestamp());
const documentUpload = v.object({
  uploadedAt: moment,
  comment: v.nullable(v.string()),
  decidedAt: v.nullable(moment),
});

/** Rows of earlier releases say nothing of it: a closed check without a document. */
export const docCheckMe = { isDocCheckAvailable: v.optional(v.boolean(), false) };
export const docCheckViewer = {
  documentUploadStatus: v.optional(documentStatus, 'NO_UPLOAD'),
  documentUpload: v.optional(v.nullable(documentUpload), null),
};
export const docCheckOrganization = v.optional(
  v.object({
    documentSupportLink: v.optional(v.nullable(v.string()), null),
    documentKeptDays: v.optional(v.number()),
  }),
);

/** Where somebody's document check stands (DOC-2). */
export type DocCheck = {
  status: DocumentStatus;
  document: v.InferOutput<typeof documentUpload> | null;
  /** Whether the organisation takes documents now. */
  isOpen: boolean;
  /** An article of the support centre. */
  supportLink: string | null;
  /** Days for which a document is kept after the decision. */
  keptDays: number | undefined;
};

type Answered = {
  me: { isDocCheckAvailable: boolean } | null;
  viewer: { documentUploadStatus: DocumentStatus; documentUpload: DocCheck['document'] };
  organizationConfig?: v.InferOutput<typeof docCheckOrganization>;
};

export function docCheckOf({ me, viewer, organizationConfig }: Answered): DocCheck {
  return {
    status: viewer.documentUploadStatus,
    document: viewer.documentUpload,
    isOpen: me?.isDocCheckAvailable ?? false,
    supportLink: organizationConfig?.documentSupportLink ?? null,
    keptDays: organizationConfig?.documentKeptDays,
  };
}

/** Whether a document would be asked for if the check were not closed (DOC-2). */
export function isClosedFor({ status, isOpen }: DocCheck): boolean {
  return !isOpen && (status === 'NO_UPLOAD' || status === 'INVALID_UPLOAD');
}

/** Whether there is anything to see of it: a document is taken, or was sent. */
export function isAsked({ status, isOpen }: DocCheck): boolean {
  return isOpen || status !== 'NO_UPLOAD';
}
