import type { LanguageCode } from '#campus/languages.ts';
import { FILE_NAME_MAX, FILE_SIZE_BASE, FILE_SIZE_DECIMALS, FILE_SIZE_UNITS } from '#campus/limits.ts';
import { formatNumber } from './format-number.ts';

const ELLIPSIS = '…';

/**
 * Shortens a file's name to `max` characters, the ellipsis counted, and keeps the extension, by which people know what it is
 * (spec B, Attachments). An extension that leaves no room for a name is cut like any other text.
 */
export function shortFileName(name: string, max: number = FILE_NAME_MAX): string {
  const letters = Array.from(name);
  if (letters.length <= max) return name;
  const dot = letters.lastIndexOf('.');
  const extension = dot > 0 ? letters.slice(dot) : [];
  const room = max - extension.length - ELLIPSIS.length;
  if (room < 1) return letters.slice(0, max - ELLIPSIS.length).join('') + ELLIPSIS;
  return letters.slice(0, room).join('') + ELLIPSIS + extension.join('');
}

/** `1536` → `1.5 KB`, in steps of 1024 with at most two decimals (LANG-6). Negative or broken sizes count as nothing. */
export function formatFileSize(bytes: number, language: LanguageCode): string {
  const size = Number.isFinite(bytes) ? Math.max(0, bytes) : 0;
  const last = FILE_SIZE_UNITS.length - 1;
  const step = size < 1 ? 0 : Math.min(last, Math.floor(Math.log(size) / Math.log(FILE_SIZE_BASE)));
  const value = formatNumber(size / FILE_SIZE_BASE ** step, language, { maximumFractionDigits: FILE_SIZE_DECIMALS });
  return `${value} ${FILE_SIZE_UNITS[step] ?? FILE_SIZE_UNITS[0]}`;
}
