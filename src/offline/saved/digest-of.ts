const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * FNV-1a over the data as text: finds a change that a disk made, and every change of a single character; no defence against
 * anybody. Synchronous, since it is computed inside of a transaction.
 */
export function digestOf(data: unknown): string {
  const text = JSON.stringify(data) ?? '';
  let digest = OFFSET;
  for (let at = 0; at < text.length; at += 1) digest = Math.imul(digest ^ text.charCodeAt(at), PRIME);
  return (digest >>> 0).toString(16);
}
