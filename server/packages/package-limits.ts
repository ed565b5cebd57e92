/** What a package of others may ask of this server (PACKAGE-7). The sizes are what a phone can keep as well. */
export const PACKAGE_LIMITS = {
  /** Bytes of the archive as it comes. */
  archive: 512 * 1024 * 1024,
  /** Bytes of all files together, unpacked. */
  unpacked: 1024 * 1024 * 1024,
  /** Files and folders. */
  entries: 20_000,
  /** A file larger than `ratioFrom` that unpacks to more than so many times its size is a bomb. */
  ratio: 200,
  ratioFrom: 1024 * 1024,
  /** Characters of a name with its folders: what every file system and Cache Storage takes. */
  name: 240,
  /** Bytes of a file that is read as a whole: imsmanifest.xml, h5p.json, content.json, library.json. */
  description: 8 * 1024 * 1024,
  /** Elements inside elements in a manifest. */
  depth: 100,
  /** Items of all organisations, and libraries of an H5P package. */
  parts: 2000,
} as const;

/** As a limit is written. */
export function inMegabytes(bytes: number): string {
  return `${bytes / 1024 / 1024} MB`;
}
