import { type AttachmentKind, attachmentKindOf } from '#campus/attachments/attachment-kinds.ts';

/** Endings of documents that a reviewer can look at: pictures, and PDF (DOC-3). */
const EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'jpe', 'jfif', 'png', 'webp', 'heic', 'heif'] as const;

/** As of `input`: which files are offered first. */
export const DOCUMENT_ACCEPT = EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** Of a file with this name; undefined: such files are not taken as documents. */
export function documentKindOf(fileName: string): AttachmentKind | undefined {
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return EXTENSIONS.some((known) => known === extension) ? attachmentKindOf(fileName) : undefined;
}
