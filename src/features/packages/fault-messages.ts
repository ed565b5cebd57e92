import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PackageFaultCode } from '#campus/packages/package-upload.ts';

/** What is wrong with a package, for whoever brought it; `about` is the file, part or limit. */
const MESSAGES = {
  NOT_AN_ARCHIVE: msg`This is not a zip archive, or it is incomplete.`,
  ARCHIVE_TOO_LARGE: msg`The archive is larger than {about}.`,
  ENCRYPTED: msg`“{about}” is encrypted. Make the package again without a password.`,
  UNKNOWN_COMPRESSION: msg`“{about}” is compressed in a way that is not known here. Use the usual one (deflate).`,
  TOO_MANY_FILES: msg`There are more than {about} files.`,
  TOO_LARGE: msg`The files are larger than {about} together.`,
  BOMB: msg`“{about}” unpacks to far more than it says.`,
  DAMAGED: msg`“{about}” is damaged.`,
  NAME_OUTSIDE: msg`“{about}” points outside the package.`,
  NAME_ODD: msg`“{about}” is not a file name that works on every device.`,
  NAME_TOO_LONG: msg`The name “{about}” is too long.`,
  NAME_TWICE: msg`“{about}” is in the package twice.`,
  SYMBOLIC_LINK: msg`“{about}” is a link to another file. Only files may be in a package.`,
  NO_MANIFEST: msg`There is no imsmanifest.xml at the top of the archive.`,
  MANIFEST_IN_FOLDER: msg`“{about}” must be at the top of the archive, not in a folder.`,
  DESCRIPTION_TOO_LARGE: msg`“{about}” is too large.`,
  UNREADABLE_LETTERS: msg`The text of “{about}” cannot be read. Save it as UTF-8.`,
  BROKEN_XML: msg`imsmanifest.xml cannot be read: {about}.`,
  ENTITIES: msg`imsmanifest.xml declares entities. They are not allowed here.`,
  NOT_A_MANIFEST: msg`imsmanifest.xml is not the manifest of a SCORM package.`,
  UNKNOWN_VERSION: msg`SCORM “{about}” is not known here: 1.2 and 2004 (2nd to 4th edition) are.`,
  NO_ORGANIZATION: msg`The manifest has no organization, so there is nothing to start.`,
  NAME_OF_TWO: msg`Two parts of the manifest are called “{about}”.`,
  UNKNOWN_RESOURCE: msg`An item needs the resource “{about}”, which the manifest does not have.`,
  UNKNOWN_SEQUENCING: msg`An item refers to the sequencing “{about}”, which the manifest does not have.`,
  NOTHING_TO_START: msg`No item of the manifest can be started.`,
  FILE_MISSING: msg`“{about}” is named in the package, but it is not there.`,
  ADDRESS_OUTSIDE: msg`“{about}” is not in the package.`,
  AICC: msg`This is an AICC course. Only SCORM 1.2 and SCORM 2004 can be played.`,
  BROKEN_JSON: msg`“{about}” cannot be read.`,
  LIBRARY_MISSING: msg`The library {about} is needed, but it is not in the package.`,
  FILE_KIND: msg`“{about}” is a kind of file that an H5P package may not have.`,
  TOO_MANY_PARTS: msg`There are more than {about} parts.`,
  NOT_SCORM: msg`This is an H5P package. A SCORM unit needs a SCORM package.`,
} satisfies Record<PackageFaultCode, MessageDescriptor>;

export function faultMessage(code: PackageFaultCode, about: string): MessageDescriptor {
  return { ...MESSAGES[code], values: { about } };
}
