import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive. What its headers say can be a lie: writers of archives refuse to make the ones that we must refuse. */
export type ZipFile = {
  name: string | Buffer;
  content?: string | Buffer;
  /** Stored where it is 0. */
  method?: number;
  /** Bit 0: encrypted. Bit 11: the name is UTF-8. */
  flags?: number;
  /** Unix mode with its kind. */
  mode?: number;
  declaredSize?: number;
  declaredSum?: number;
  /** The bytes of an earlier file instead of its own: its place in the list. */
  sharesWith?: number;
};

const UTF8 = 0x800;

/** The bytes of a zip archive (APPNOTE 4.3), as wrong as it is asked to be. */
export function makeZip(files: readonly ZipFile[]): Buffer {
  const bodies: Buffer[] = [];
  const table: Buffer[] = [];
  const places: { at: number; packed: Buffer; size: number; sum: number }[] = [];
  let at = 0;
  for (const file of files) {
    const name = Buffer.from(file.name);
    const shared = file.sharesWith === undefined ? undefined : places[file.sharesWith];
    const place = shared ?? { at, ...pack(file) };
    if (shared === undefined) {
      const body = Buffer.concat([localHeader(file, place, name), name, place.packed]);
      bodies.push(body);
      at += body.length;
    }
    places.push(place);
    table.push(centralHeader(file, place, name), name);
  }
  const central = Buffer.concat(table);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, central, end]);
}

type Packed = { packed: Buffer; size: number; sum: number };

function pack({ content = '', method = 8, declaredSize, declaredSum }: ZipFile): Packed {
  const bytes = Buffer.from(content);
  return {
    packed: method === 8 ? deflateRawSync(bytes) : bytes,
    size: declaredSize ?? bytes.length,
    sum: declaredSum ?? crc32(bytes),
  };
}

function localHeader({ method = 8, flags = UTF8 }: ZipFile, { packed, size, sum }: Packed, name: Buffer): Buffer {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(flags, 6);
  header.writeUInt16LE(method, 8);
  header.writeUInt32LE(sum, 14);
  header.writeUInt32LE(packed.length, 18);
  header.writeUInt32LE(size, 22);
  header.writeUInt16LE(name.length, 26);
  return header;
}

function centralHeader(file: ZipFile, { packed, size, sum, at }: Packed & { at: number }, name: Buffer): Buffer {
  const { method = 8, flags = UTF8, mode = 0o100_644 } = file;
  const header = Buffer.alloc(46);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(0x031e, 4);
  header.writeUInt16LE(20, 6);
  header.writeUInt16LE(flags, 8);
  header.writeUInt16LE(method, 10);
  header.writeUInt32LE(sum, 16);
  header.writeUInt32LE(packed.length, 20);
  header.writeUInt32LE(size, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt32LE((mode << 16) >>> 0, 38);
  header.writeUInt32LE(at, 42);
  return header;
}
