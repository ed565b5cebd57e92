export type Node = { readonly [field: string]: unknown };

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Changes every object of an answer for which `change` returns another one, wherever it stands. Returns the very same
 * value where nothing changed, which is how the cache knows that a row does not need an entry.
 */
export function mapNodes(data: unknown, change: (node: Node) => Node): unknown {
  if (Array.isArray(data)) {
    const mapped = data.map((item: unknown) => mapNodes(item, change));
    return mapped.some((item, at) => item !== data[at]) ? mapped : data;
  }
  if (!isNode(data)) return data;
  let inside: Record<string, unknown> | undefined;
  // Most of an answer are numbers and texts: a tap that queues a change goes through all rows in memory.
  for (const field of Object.keys(data)) {
    const value = data[field];
    if (typeof value !== 'object' || value === null) continue;
    const mapped = mapNodes(value, change);
    if (mapped === value) continue;
    inside ??= { ...data };
    inside[field] = mapped;
  }
  return change(inside ?? data);
}
