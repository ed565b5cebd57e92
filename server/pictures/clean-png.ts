import { crc32 } from 'node:zlib';
import type { Cleaned } from './clean-picture.ts';
import { orientationIn, tiffOf } from './orientation.ts';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** What a still picture is drawn from (PNG, 5.6); a profile of colours or a text is not. */
const DRAWN: readonly string[] = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];
/** Its length, its type and its checksum. */
const AROUND = 12;

/** Walks a PNG from chunk to chunk and keeps what it is drawn from. */
export function cleanPng(bytes: Buffer): Cleaned | undefined {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined;
  const kept: Buffer[] = [SIGNATURE];
  let size: { width: number; height: number } | undefined;
  for (let at = SIGNATURE.length; at + AROUND <= bytes.length; ) {
    const end = at + AROUND + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    // The first chunk says how large it is, and no other one may.
    if (end > bytes.length || (type === 'IHDR') !== (size === undefined)) return undefined;
    size ??= { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    if (DRAWN.includes(type)) kept.push(bytes.subarray(at, end));
    else if (type === 'eXIf') kept.push(turnedAlone(bytes.subarray(at + 8, end - 4)));
    if (type === 'IEND') return { ...size, bytes: Buffer.concat(kept) };
    at = end;
  }
  return undefined;
}

/** The chunk without anything but how the camera was held; empty where it was held upright. */
function turnedAlone(tiff: Buffer): Buffer {
  const orientation = orientationIn(tiff);
  if (orientation === undefined) return Buffer.alloc(0);
  const content = tiffOf(orientation);
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from('eXIf', 'latin1'), content, Buffer.alloc(4)]);
  chunk.writeUInt32BE(content.length);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}
