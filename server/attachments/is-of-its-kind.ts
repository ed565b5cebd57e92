import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { attachmentKindOf } from '#campus/attachments/attachment-kinds.ts';

/** Bytes of a text that are looked at; a text of another kind shows it at the beginning. */
const TEXT_LOOKED_AT = 64 * 1024;

/**
 * Whether what is in a file is of the kind that its name says, and of one that the campus takes (FILE-6). Decided by its
 * first bytes and, of office documents, by the list of what is in the archive; nothing is unpacked to the disk, decoded or
 * drawn, so a picture that would fill a memory is just a file.
 */
export async function isOfItsKind(path: string, fileName: string): Promise<boolean> {
  const kind = attachmentKindOf(fileName);
  if (kind === undefined) return false;
  const found = await fileTypeFromFile(path).catch(() => 'broken' as const);
  if (found === 'broken') return false;
  if (kind.found.length === 0) return found === undefined && (await isText(path));
  return found !== undefined && kind.found.includes(found.mime);
}

/** UTF-8 or UTF-16 with a mark, without the zero bytes that programs have. */
async function isText(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(TEXT_LOOKED_AT), 0, TEXT_LOOKED_AT, 0);
    const bytes = buffer.subarray(0, bytesRead);
    if (bytes.includes(0)) return false;
    // The last letter may be cut.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  } finally {
    await file.close();
  }
}
