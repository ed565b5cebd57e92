const ORIENTATION = 0x0112;
const SHORT = 3;
const ENTRY = 12;
const HEADER = 8;
const UPRIGHT = 1;
const LAST = 8;

/** How a camera was held, as TIFF writes it (EXIF 2.32, 4.6.4): 2 to 8; undefined where the picture is upright or says nothing. */
export function orientationIn(tiff: Buffer): number | undefined {
  const order = tiff.toString('latin1', 0, 2);
  if ((order !== 'II' && order !== 'MM') || tiff.length < HEADER) return undefined;
  const short = (at: number) => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return undefined;
  for (let n = 0; n < short(first); n += 1) {
    const entry = first + 2 + n * ENTRY;
    if (entry + ENTRY > tiff.length) return undefined;
    if (short(entry) !== ORIENTATION || short(entry + 2) !== SHORT) continue;
    const value = short(entry + 8);
    return value > UPRIGHT && value <= LAST ? value : undefined;
  }
  return undefined;
}

/** Metadata that says how the picture is turned and nothing else: not where, when or with what it was taken. */
export function tiffOf(orientation: number): Buffer {
  const tiff = Buffer.alloc(HEADER + 2 + ENTRY + 4);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(HEADER, 4);
  tiff.writeUInt16BE(1, HEADER);
  tiff.writeUInt16BE(ORIENTATION, HEADER + 2);
  tiff.writeUInt16BE(SHORT, HEADER + 4);
  tiff.writeUInt32BE(1, HEADER + 6);
  tiff.writeUInt16BE(orientation, HEADER + 10);
  return tiff;
}
