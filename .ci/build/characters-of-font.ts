/// <reference path="../../server/certificates/subset-font.d.ts" />
import subsetFont from 'subset-font';

const SEGMENTS = 4;
const GROUPS = 12;

/** Code points of a format 4 table: runs within the basic plane. A run that maps to glyph 0 has no letter. */
function* fromSegments(table: DataView): Generator<number> {
  const count = table.getUint16(6) / 2;
  for (let segment = 0; segment < count; segment++) {
    const at = 14 + segment * 2;
    const last = table.getUint16(at);
    const first = table.getUint16(at + count * 2 + 2);
    const delta = table.getUint16(at + count * 4 + 2);
    const offsetAt = at + count * 6 + 2;
    const offset = table.getUint16(offsetAt);
    for (let code = first; code <= last && code !== 0xffff; code++) {
      const glyph = offset === 0 ? (code + delta) & 0xffff : table.getUint16(offsetAt + offset + (code - first) * 2);
      if (glyph !== 0) yield code;
    }
  }
}

/** Code points of a format 12 table: runs of the whole of Unicode. */
function* fromGroups(table: DataView): Generator<number> {
  const count = table.getUint32(12);
  for (let group = 0; group < count; group++) {
    const at = 16 + group * 12;
    for (let code = table.getUint32(at); code <= table.getUint32(at + 4); code++) yield code;
  }
}

function tableAt(font: DataView, name: string): DataView {
  for (let at = 12; at < 12 + font.getUint16(4) * 16; at += 16) {
    const tag = [0, 1, 2, 3].map((part) => String.fromCharCode(font.getUint8(at + part))).join('');
    if (tag === name)
      return new DataView(font.buffer, font.byteOffset + font.getUint32(at + 8), font.getUint32(at + 12));
  }
  throw new Error(`the font has no table ${name}`);
}

/** All characters that a font has a glyph for; reads the table that browsers read. */
export async function charactersOfFont(font: Buffer): Promise<Set<number>> {
  const plain = await subsetFont(font, '', { keepAllGlyphs: true, targetFormat: 'truetype' });
  const cmap = tableAt(new DataView(plain.buffer, plain.byteOffset, plain.byteLength), 'cmap');
  const found = new Set<number>();
  for (let record = 0; record < cmap.getUint16(2); record++) {
    const start = cmap.getUint32(4 + record * 8 + 4);
    const table = new DataView(cmap.buffer, cmap.byteOffset + start, cmap.byteLength - start);
    const format = table.getUint16(0);
    const codes = format === SEGMENTS ? fromSegments(table) : format === GROUPS ? fromGroups(table) : [];
    for (const code of codes) found.add(code);
  }
  return found;
}
