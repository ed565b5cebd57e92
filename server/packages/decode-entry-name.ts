import { type Entry, getFileNameLowLevel } from 'yauzl';

/** Bit 11 of the flags of an entry: the name is in UTF-8 (APPNOTE 4.4.4). */
const IS_UTF8 = 0x800;
/** Three letters of code page 866 in a row: no word of code page 437 has as many accents side by side. */
const CYRILLIC = /[\x80-\xaf\xe0-\xf1]{3}/;

/**
 * The name of an entry. Archives of macOS have UTF-8 without saying so; those of old tools have the code page of their
 * system, of which the specification knows 437 only.
 */
export function decodeEntryName(entry: Entry): string {
  const { generalPurposeBitFlag: flags, fileNameRaw: bytes, extraFields } = entry;
  const named = getFileNameLowLevel(flags, bytes, extraFields, true);
  const isDeclared = (flags & IS_UTF8) !== 0 || named !== getFileNameLowLevel(flags, bytes, [], true);
  if (isDeclared) return named;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return CYRILLIC.test(bytes.toString('latin1')) ? new TextDecoder('ibm866').decode(bytes) : named;
  }
}
