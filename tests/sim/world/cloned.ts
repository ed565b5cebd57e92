const real = structuredClone;

/**
 * `structuredClone` for what lies in the databases: plain objects and lists, which is most of what IndexedDB copies and by
 * far the dearest. Whatever is not plain is left to the real one, which refuses what it must.
 */
export function cloned(value: unknown): unknown {
  return isPlain(value) ? copied(value) : real(value);
}

function copied(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(copied);
  const copy: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) copy[key] = copied(inner);
  return copy;
}

function isPlain(value: unknown): boolean {
  if (value === null) return true;
  if (typeof value === 'function' || typeof value === 'symbol') return false;
  if (typeof value !== 'object') return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}
