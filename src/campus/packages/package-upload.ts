import * as v from 'valibot';
import { deviceId } from '#campus/network/device-id.ts';

/** A tutor's package goes up in parts of this many bytes: a part that is lost on the way is sent again, not the whole. */
export const PACKAGE_PART_BYTES = 4 * 1024 * 1024;

/** What can be wrong with a package (PACKAGE-7). */
export const PACKAGE_FAULTS = [
  'NOT_AN_ARCHIVE',
  'ARCHIVE_TOO_LARGE',
  'ENCRYPTED',
  'UNKNOWN_COMPRESSION',
  'TOO_MANY_FILES',
  'TOO_LARGE',
  'BOMB',
  'DAMAGED',
  'NAME_OUTSIDE',
  'NAME_ODD',
  'NAME_TOO_LONG',
  'NAME_TWICE',
  'SYMBOLIC_LINK',
  'NO_MANIFEST',
  'MANIFEST_IN_FOLDER',
  'DESCRIPTION_TOO_LARGE',
  'UNREADABLE_LETTERS',
  'BROKEN_XML',
  'ENTITIES',
  'NOT_A_MANIFEST',
  'UNKNOWN_VERSION',
  'NO_ORGANIZATION',
  'NAME_OF_TWO',
  'UNKNOWN_RESOURCE',
  'UNKNOWN_SEQUENCING',
  'NOTHING_TO_START',
  'FILE_MISSING',
  'ADDRESS_OUTSIDE',
  'AICC',
  'BROKEN_JSON',
  'LIBRARY_MISSING',
  'TOO_MANY_PARTS',
  'FILE_KIND',
  'NOT_SCORM',
] as const;
export type PackageFaultCode = (typeof PACKAGE_FAULTS)[number];

/** `PUT`-like: bytes from `offset` on of an archive of `size` bytes, under an id that the device made. */
export const packagePartSchema = v.object({
  upload: deviceId,
  offset: v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number)),
  size: v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), v.minValue(1)),
});

/** What the campus says to a part: go on from there, or what became of the whole. */
export const packageAnswerSchema = v.object({
  data: v.variant('is', [
    v.object({ is: v.literal('received'), bytes: v.number() }),
    v.object({ is: v.literal('taken'), title: v.string(), schemaVersion: v.string(), size: v.number() }),
    /** `about`: the file, part or limit that it is about; empty where it is about the whole. */
    v.object({ is: v.literal('refused'), code: v.picklist(PACKAGE_FAULTS), about: v.string() }),
  ]),
});
export type PackageAnswer = v.InferOutput<typeof packageAnswerSchema>['data'];
