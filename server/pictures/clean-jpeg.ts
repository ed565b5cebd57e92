import type { Cleaned } from './clean-picture.ts';
import { orientationIn, tiffOf } from './orientation.ts';

/** Markers (ITU T.81, table B.1). */
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const ADOBE = 0xee;
/** Baseline, extended and progressive: what browsers draw. */
const FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2];
/** Tables, and the interval of restarts. */
const TABLES: readonly number[] = [0xdb, 0xc4, 0xdd];
/** JFIF's own segment, without a thumbnail in it. */
const JFIF_LENGTH = 16;

const EXIF = Buffer.from('Exif\0\0', 'latin1');

/** Walks a JPEG from marker to marker and keeps what it is drawn from; a frame comes first, then its scans. */
export function cleanJpeg(bytes: Buffer): Cleaned | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return undefined;
  const kept = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  let hasScan = false;
  for (let at = 2; at + 2 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (marker === EOI)
      return size && hasScan ? { ...size, bytes: Buffer.concat([...kept, bytes.subarray(at, at + 2)]) } : undefined;
    const segment = segmentAt(bytes, at);
    if (segment === undefined) return undefined;
    if (FRAMES.includes(marker)) {
      if (size !== undefined || segment.length < 9) return undefined;
      size = { height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) };
    }
    const end = marker === SOS ? endOfScan(bytes, at + segment.length) : at + segment.length;
    if (isDrawn(marker, segment)) kept.push(bytes.subarray(at, end));
    else if (marker === APP1) kept.push(turnedAlone(segment));
    hasScan ||= marker === SOS;
    at = end;
  }
  return undefined;
}

/** With its marker; undefined where it is longer than the file. */
function segmentAt(bytes: Buffer, at: number): Buffer | undefined {
  if (at + 4 > bytes.length) return undefined;
  const length = 2 + bytes.readUInt16BE(at + 2);
  return length < 4 || at + length > bytes.length ? undefined : bytes.subarray(at, at + length);
}

function isDrawn(marker: number, segment: Buffer): boolean {
  if (marker === APP0) return segment.length === JFIF_LENGTH + 2 && segment.toString('latin1', 4, 8) === 'JFIF';
  if (marker === ADOBE) return segment.toString('latin1', 4, 9) === 'Adobe';
  return marker === SOS || FRAMES.includes(marker) || TABLES.includes(marker);
}

/** The segment without anything but how the camera was held; empty where it was held upright. */
function turnedAlone(segment: Buffer): Buffer {
  const isExif = segment.subarray(4, 4 + EXIF.length).equals(EXIF);
  const orientation = isExif ? orientationIn(segment.subarray(4 + EXIF.length)) : undefined;
  if (orientation === undefined) return Buffer.alloc(0);
  const content = Buffer.concat([EXIF, tiffOf(orientation)]);
  const head = Buffer.from([0xff, APP1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** Where the next marker stands: in a scan, 0xFF is followed by 0, or by the number of a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return bytes.length;
}
