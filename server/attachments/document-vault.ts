import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DocumentRow } from '#server/store/schema/document-tables.ts';
import { readSealed, type SealedFile, seal, unseal } from './sealed-file.ts';
import { createUploadFiles, type UploadFiles } from './upload-files.ts';

const KEY_BYTES = 32;
/** Bytes of a file that tell its kind. */
const HEAD_BYTES = 64 * 1024;

type Document = Pick<DocumentRow, 'id' | 'file_size' | 'sealed_key'>;

/** Where documents lie, and the way to read them: encrypted, each with a key of its own, which is sealed with the campus's (DOC-4). */
export interface DocumentVault {
  readonly files: UploadFiles;
  /** For a new document. Without it in the database nobody ever reads the bytes again. */
  makeKey(id: string): string;
  /** Undefined: its bytes are deleted. */
  sealedFileOf(document: Document): SealedFile | undefined;
  /** As it was sent, in pieces; throws NotReadable. */
  read(document: Document): AsyncGenerator<Buffer>;
  /** Its first bytes. */
  headOf(document: Document): Promise<Buffer>;
  /** Writes it down as it was sent, for the process's own account only. Throws NotReadable. */
  writePlain(document: Document, path: string): Promise<void>;
  /** Lets a program look at it as it was sent; that copy is gone after it. */
  withPlain<T>(document: Document, look: (path: string) => Promise<T>): Promise<T>;
}

export function createDocumentVault(dataDir: string, key: Uint8Array): DocumentVault {
  const files = createUploadFiles(dataDir, 'documents');
  const sealedFileOf = ({ id, sealed_key: sealed }: Document): SealedFile | undefined =>
    sealed === null
      ? undefined
      : { path: files.pathOf(id), key: unseal(key, Buffer.from(sealed, 'base64url'), id), id };
  const read = (document: Document): AsyncGenerator<Buffer> => {
    const file = sealedFileOf(document);
    if (file === undefined) throw new Error('The bytes of this document are deleted.');
    return readSealed(file, document.file_size);
  };
  const writePlain = (document: Document, path: string): Promise<void> =>
    pipeline(Readable.from(read(document)), createWriteStream(path, { mode: 0o600, flags: 'wx' }));
  return {
    files,
    makeKey: (id) => seal(key, randomBytes(KEY_BYTES), id).toString('base64url'),
    sealedFileOf,
    read,
    async headOf(document) {
      let head = Buffer.alloc(0);
      for await (const piece of read(document)) {
        head = Buffer.concat([head, piece]);
        if (head.length >= HEAD_BYTES) break;
      }
      return head;
    },
    writePlain,
    async withPlain(document, look) {
      const path = files.plainPathOf(document.id);
      // What a process left there that died.
      await rm(path, { force: true });
      try {
        await writePlain(document, path);
        return await look(path);
      } finally {
        await rm(path, { force: true });
      }
    },
  };
}
