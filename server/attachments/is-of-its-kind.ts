import { open } from 'node:fs/promises';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import { type AttachmentKind, attachmentKindOf } from '#campus/attachments/attachment-kinds.ts';
import { isText } from './is-text.ts';

/** Bytes at the beginning that are looked at; a text of another kind shows it there. */
const LOOKED_AT = 64 * 1024;
/** Readers look for the mark of a PDF within so many bytes (ISO 32000-1, implementation note 13). */
const PDF_MARK_WITHIN = 1024;
const PDF_AFTER_BLANKS = /^\uFEFF?\s+%PDF-/;
const PDF = 'application/pdf';
/** Written in letters, and nevertheless documents of another kind than plain text. */
const WRITTEN_DOCUMENTS: ReadonlySet<string> = new Set([
  PDF,
  'application/rtf',
  'application/postscript',
  'application/eps',
]);

/**
 * Whether what is in a file is of the kind that its name says, and of one that the campus takes (FILE-6). Decided by its
 * first bytes and, of office documents, by the list of what is in the archive; nothing is unpacked to the disk, decoded or
 * drawn, so a picture that would fill a memory is just a file.
 */
export async function isOfItsKind(path: string, fileName: string): Promise<boolean> {
  const kind = attachmentKindOf(fileName);
  if (kind === undefined) return false;
  const mime = await fileTypeFromFile(path).then(
    (found) => found?.mime,
    () => 'broken' as const,
  );
  const head = await headOf(path);
  if (kind.found.length > 0) return isFound(kind, mime ?? pdfAfterBlanks(head));
  // Words like `BMW` and `ID3` are how pictures and sounds begin; what is in those is no text.
  return isText(head) && !WRITTEN_DOCUMENTS.has(mime ?? pdfAfterBlanks(head) ?? '');
}

/** The same for the beginning of a file that is of one of the kinds with a mark. */
export async function isKindOfHead(head: Uint8Array, kind: AttachmentKind | undefined): Promise<boolean> {
  const found = await fileTypeFromBuffer(head);
  return kind !== undefined && isFound(kind, found?.mime ?? pdfAfterBlanks(head));
}

function isFound({ found }: AttachmentKind, mime: string | undefined): boolean {
  return mime !== undefined && found.includes(mime);
}

function pdfAfterBlanks(head: Uint8Array): string | undefined {
  const beginning = new TextDecoder('utf-8', { ignoreBOM: true }).decode(head.subarray(0, PDF_MARK_WITHIN));
  return PDF_AFTER_BLANKS.test(beginning) ? PDF : undefined;
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(LOOKED_AT), 0, LOOKED_AT, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
