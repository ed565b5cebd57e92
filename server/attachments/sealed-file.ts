import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const LENGTH_BYTES = 4;
const FRAME_MORE = LENGTH_BYTES + IV_BYTES + TAG_BYTES;
/** Plain bytes of a frame at most: what is held in memory of a file, whatever its size. */
const FRAME_BYTES = 64 * 1024;

/** Bytes that cannot be read: another key, or not what was written. */
export class NotReadable extends Error {
  override name = 'NotReadable';
}

/** Encrypts and authenticates a few bytes (AES-256-GCM); `about` is authenticated with them and has to be known to read them. */
export function seal(key: Uint8Array, plain: Uint8Array, about: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about));
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** The other way round. Throws NotReadable. */
export function unseal(key: Uint8Array, sealed: Uint8Array, about: string): Buffer {
  if (sealed.length < IV_BYTES + TAG_BYTES) throw new NotReadable();
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(about)).setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch (cause) {
    throw new NotReadable('These bytes are not what was written, or of another key.', { cause });
  }
}

/** A file that is encrypted from its first byte on (DOC-4). */
export interface SealedFile {
  readonly path: string;
  /** Of this file only. */
  readonly key: Uint8Array;
  /** Frames know which file they are of, and where in it they stand: none can be moved. */
  readonly id: string;
}

const aboutFrame = (id: string, at: number): string => `${id} ${at}`;

type Reach = { plain: number; onDisk: number };

/** How much of a file is there: whole frames only, so what a crash cut off is not counted. */
async function reachOf(file: FileHandle): Promise<Reach> {
  const { size } = await file.stat();
  const head = Buffer.alloc(LENGTH_BYTES);
  const reach: Reach = { plain: 0, onDisk: 0 };
  while (reach.onDisk + FRAME_MORE <= size) {
    await file.read(head, 0, LENGTH_BYTES, reach.onDisk);
    const length = head.readUInt32BE();
    if (reach.onDisk + FRAME_MORE + length > size) break;
    reach.plain += length;
    reach.onDisk += FRAME_MORE + length;
  }
  return reach;
}

/** Plain bytes that are there. */
export async function plainBytesOf(path: string): Promise<number> {
  const file = await open(path, 'r');
  try {
    return (await reachOf(file)).plain;
  } finally {
    await file.close();
  }
}

/** Adds at the end; answers how many plain bytes are there then. What came before a source broke is kept, and its fault thrown. */
export async function appendSealed({ path, key, id }: SealedFile, source: AsyncIterable<Uint8Array>): Promise<number> {
  const file = await open(path, 'r+');
  try {
    const reach = await reachOf(file);
    await file.truncate(reach.onDisk);
    const write = async (plain: Buffer): Promise<void> => {
      const length = Buffer.alloc(LENGTH_BYTES);
      length.writeUInt32BE(plain.length);
      const frame = Buffer.concat([length, seal(key, plain, aboutFrame(id, reach.plain))]);
      await file.write(frame, 0, frame.length, reach.onDisk);
      reach.plain += plain.length;
      reach.onDisk += frame.length;
    };
    let waiting = Buffer.alloc(0);
    try {
      for await (const chunk of source) {
        waiting = Buffer.concat([waiting, chunk]);
        for (; waiting.length >= FRAME_BYTES; waiting = waiting.subarray(FRAME_BYTES))
          await write(waiting.subarray(0, FRAME_BYTES));
      }
    } finally {
      if (waiting.length > 0) await write(waiting);
    }
    return reach.plain;
  } finally {
    await file.close();
  }
}

/** What is in a file, in pieces; `size`: plain bytes that it has. Throws NotReadable, also where something is missing at its end. */
export async function* readSealed({ path, key, id }: SealedFile, size: number): AsyncGenerator<Buffer> {
  const file = await open(path, 'r');
  try {
    let at = 0;
    let onDisk = 0;
    while (at < size) {
      const head = Buffer.alloc(LENGTH_BYTES);
      await file.read(head, 0, LENGTH_BYTES, onDisk);
      const length = head.readUInt32BE();
      if (length === 0 || length > FRAME_BYTES) throw new NotReadable('A frame is missing.');
      const sealed = Buffer.alloc(length + IV_BYTES + TAG_BYTES);
      await file.read(sealed, 0, sealed.length, onDisk + LENGTH_BYTES);
      yield unseal(key, sealed, aboutFrame(id, at));
      at += length;
      onDisk += FRAME_MORE + length;
    }
    if (at !== size) throw new NotReadable('The file has another size.');
  } finally {
    await file.close();
  }
}
