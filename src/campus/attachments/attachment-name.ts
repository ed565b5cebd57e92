import { FILE_NAME_BYTES_MAX } from './attachment-limits.ts';

/** What nobody sees: controls, marks that turn the direction of what follows, halves of pairs. Persian needs its joiners. */
const UNSEEN = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** What file systems read as a path, or not at all. */
const PATH_PARTS = /[/\\:*?"<>|]/g;

/**
 * A file's name as it is kept and shown (FILE-6): without characters that nobody sees, of which some make `exe.gpj` read as
 * `jpg.exe`; without what would be a path; at most FILE_NAME_BYTES_MAX bytes of UTF-8, cut before the extension. Undefined:
 * nothing is left of it.
 */
export function attachmentNameOf(given: string): string | undefined {
  const name = given
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(PATH_PARTS, '_')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.]+|[\s.]+$/gu, '');
  return name === '' ? undefined : cutTo(name, FILE_NAME_BYTES_MAX);
}

function cutTo(name: string, bytes: number): string {
  if (bytesOf(name) <= bytes) return name;
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 && bytesOf(name.slice(dot)) < bytes ? name.slice(dot) : '';
  const letters = Array.from(name.slice(0, name.length - extension.length));
  let room = bytes - bytesOf(extension);
  const kept = letters.findIndex((letter) => {
    room -= bytesOf(letter);
    return room < 0;
  });
  return letters.slice(0, kept === -1 ? letters.length : kept).join('') + extension;
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
