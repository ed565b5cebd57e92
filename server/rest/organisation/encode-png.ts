import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Grey and alpha, eight bits each: all that a one-coloured shape needs. */
const GREY_ALPHA = [8, 4, 0, 0, 0];

/** A square PNG of white whose alpha is given row by row, one byte for each pixel. */
export function encodeShape(size: number, alpha: Uint8Array): Buffer {
  const rows = Buffer.alloc(size * (1 + 2 * size));
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      const at = y * (1 + 2 * size) + 1 + 2 * x;
      rows[at] = 255;
      rows[at + 1] = alpha[y * size + x] ?? 0;
    }
  const header = Buffer.alloc(8);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([header, Buffer.from(GREY_ALPHA)])),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length, 0);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named), 0);
  return Buffer.concat([length, named, check]);
}
