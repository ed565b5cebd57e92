import type { Cleaned } from './clean-picture.ts';
import { orientationIn, tiffOf } from './orientation.ts';

const HEADER = 12;
const CHUNK = 8;
/** What a still picture is drawn from (RFC 9649, 2). */
const DRAWN: readonly string[] = ['VP8 ', 'VP8L', 'VP8X', 'ALPH'];
const EXTENDED_LENGTH = 10;
/** Flags of `VP8X`. */
const HAS_ALPHA = 0x10;
const HAS_EXIF = 0x08;
const IS_ANIMATED = 0x02;
const START_OF_FRAME = Buffer.from('9d012a', 'hex');
const LOSSLESS = 0x2f;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Walks a WebP from chunk to chunk and keeps what it is drawn from; one that moves is none. */
export function cleanWebp(bytes: Buffer): Cleaned | undefined {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, HEADER) !== 'WEBP') return undefined;
  const kept: Buffer[] = [];
  const sizes: Size[] = [];
  for (let at = HEADER; at + CHUNK <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4);
    const end = at + CHUNK + length + (length % 2);
    if (end > bytes.length) return undefined;
    const type = bytes.toString('latin1', at, at + 4);
    const body = bytes.subarray(at + CHUNK, at + CHUNK + length);
    if (DRAWN.includes(type)) {
      const size = type === 'ALPH' ? sizes[0] : sizeIn(type, body);
      if (size === undefined) return undefined;
      sizes.push(size);
      kept.push(type === 'VP8X' ? quiet(bytes.subarray(at, end)) : bytes.subarray(at, end));
    }
    if (type === 'VP8 ' || type === 'VP8L') return whole([...kept, ...turnedAlone(kept, bytes.subarray(end))], sizes);
    at = end;
  }
  return undefined;
}

/** How large the picture is by one of its chunks; undefined: the chunk is broken, or the picture moves. */
function sizeIn(type: string, body: Buffer): Size | undefined {
  if (type === 'VP8X') {
    if (body.length !== EXTENDED_LENGTH || ((body[0] ?? 0) & IS_ANIMATED) !== 0) return undefined;
    return { width: body.readUIntLE(4, 3) + 1, height: body.readUIntLE(7, 3) + 1 };
  }
  if (type === 'VP8 ') {
    if (body.length < 10 || !body.subarray(3, 6).equals(START_OF_FRAME)) return undefined;
    return { width: body.readUInt16LE(6) & 0x3fff, height: body.readUInt16LE(8) & 0x3fff };
  }
  if (body.length < 5 || body[0] !== LOSSLESS) return undefined;
  const sides = body.readUInt32LE(1);
  return { width: (sides & 0x3fff) + 1, height: ((sides >>> 14) & 0x3fff) + 1 };
}

/** `VP8X` that promises nothing but what is left: no colours, no EXIF, no XMP. */
function quiet(chunk: Buffer): Buffer {
  const copy = Buffer.from(chunk);
  copy.writeUInt8((copy[CHUNK] ?? 0) & HAS_ALPHA, CHUNK);
  return copy;
}

/** The chunk behind the picture without anything but how the camera was held; only extended files may have one. */
function turnedAlone([first]: readonly Buffer[], rest: Buffer): Buffer[] {
  if (first?.toString('latin1', 0, 4) !== 'VP8X') return [];
  for (let at = 0; at + CHUNK <= rest.length; ) {
    const length = rest.readUInt32LE(at + 4);
    const body = rest.subarray(at + CHUNK, at + CHUNK + length);
    const orientation = rest.toString('latin1', at, at + 4) === 'EXIF' ? orientationIn(body) : undefined;
    if (orientation !== undefined) {
      const content = tiffOf(orientation);
      const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
      head.writeUInt32LE(content.length, 4);
      first.writeUInt8((first[CHUNK] ?? 0) | HAS_EXIF, CHUNK);
      return [head, content];
    }
    at += CHUNK + length + (length % 2);
  }
  return [];
}

function whole(kept: readonly Buffer[], sizes: readonly Size[]): Cleaned {
  const header = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  const bytes = Buffer.concat([header, ...kept]);
  bytes.writeUInt32LE(bytes.length - CHUNK, 4);
  return {
    bytes,
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
}
