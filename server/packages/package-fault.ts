import type { PackageFaultCode } from '#campus/packages/package-upload.ts';

/** What can be wrong with a package. Each has one sentence, with the name of what it is about. */
const SENTENCES = {
  NOT_AN_ARCHIVE: () => 'This is not a zip archive, or it is not whole.',
  ARCHIVE_TOO_LARGE: (limit) => `The archive is larger than ${limit}.`,
  ENCRYPTED: (name) => `"${name}" is encrypted. Make the package again without a password.`,
  UNKNOWN_COMPRESSION: (name) =>
    `"${name}" is compressed in a way that is not known here. Use the usual one (deflate).`,
  TOO_MANY_FILES: (limit) => `There are more than ${limit} files.`,
  TOO_LARGE: (limit) => `The files are larger than ${limit} together.`,
  BOMB: (name) => `"${name}" unpacks to far more than it is said to be.`,
  DAMAGED: (name) => `"${name}" is damaged: its content is not what the archive says.`,
  NAME_OUTSIDE: (name) => `"${name}" leads out of the package.`,
  NAME_ODD: (name) => `"${name}" is not a name that every device can keep.`,
  NAME_TOO_LONG: (name) => `"${name}" is too long a name.`,
  NAME_TWICE: (name) => `"${name}" is there twice.`,
  SYMBOLIC_LINK: (name) => `"${name}" is a link to another file. Only files may be in a package.`,
  NO_MANIFEST: () => 'There is neither imsmanifest.xml nor h5p.json at the top of the archive.',
  MANIFEST_IN_FOLDER: (name) => `"${name}" must lie at the top of the archive, not in a folder.`,
  DESCRIPTION_TOO_LARGE: (name) => `"${name}" is too large.`,
  UNREADABLE_LETTERS: (name) =>
    `The letters of "${name}" are neither in UTF-8 nor in an encoding that it names. Save it as UTF-8.`,
  BROKEN_XML: (what) => `imsmanifest.xml cannot be read: ${what}.`,
  ENTITIES: () => 'imsmanifest.xml declares entities. They are not allowed here.',
  NOT_A_MANIFEST: () => 'imsmanifest.xml is not the manifest of a SCORM package.',
  UNKNOWN_VERSION: (version) => `SCORM "${version}" is not known here: 1.2 and 2004 (2nd to 4th edition) are.`,
  NO_ORGANIZATION: () => 'The manifest has no organization, so there is nothing to start.',
  NAME_OF_TWO: (id) => `Two parts of the manifest are called "${id}".`,
  UNKNOWN_RESOURCE: (id) => `An item wants the resource "${id}", which the manifest does not have.`,
  UNKNOWN_SEQUENCING: (id) => `An item wants the sequencing "${id}", which the manifest does not have.`,
  NOTHING_TO_START: () => 'No item of the manifest can be started.',
  FILE_MISSING: (name) => `"${name}" is named in the package, but it is not there.`,
  ADDRESS_OUTSIDE: (name) => `"${name}" does not lie in the package.`,
  AICC: () => 'This is an AICC course. Only SCORM 1.2, SCORM 2004 and H5P can be played.',
  BROKEN_JSON: (name) => `"${name}" cannot be read.`,
  LIBRARY_MISSING: (name) => `The library ${name} is wanted, but it is not in the package.`,
  FILE_KIND: (name) => `"${name}" is of a kind that no H5P package may have.`,
  TOO_MANY_PARTS: (limit) => `There are more than ${limit} parts.`,
  NOT_SCORM: () => 'This is an H5P package, and must be a SCORM package.',
} as const satisfies Record<PackageFaultCode, (about: string) => string>;

/** A package that is not taken. The message is one sentence for whoever made or brought it. */
export class PackageFault extends Error {
  override name = 'PackageFault';
  readonly code: PackageFaultCode;
  /** The file, part or limit that it is about; empty where it is about the whole. */
  readonly about: string;

  constructor(code: PackageFaultCode, about = '') {
    // A name from a hostile archive must not write on somebody's terminal.
    const shown = about.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '�').slice(0, 120);
    super(SENTENCES[code](shown));
    this.code = code;
    this.about = shown;
  }
}
