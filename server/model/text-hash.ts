import { createHash } from 'node:crypto';
import type { Localized } from './localized.ts';

/** What tells one wording of a text, in all its languages, from every other: kept with whoever agreed to it (SHA-256, hex). */
export function textHashOf(text: Localized): string {
  const inOrder = Object.entries(text).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(inOrder)).digest('hex');
}
