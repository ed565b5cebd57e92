import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** A picture of noise, so many px wide and high: about three bytes a pixel, whatever packs it. */
export function makePng(px: number): Buffer {
  const rows = Array.from({ length: px }, () => Buffer.concat([Buffer.from([0]), randomBytes(px * 3)]));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(px, 0);
  head.writeUInt32BE(px, 4);
  // Eight bits a channel, RGB.
  head.writeUInt8(8, 8);
  head.writeUInt8(2, 9);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
