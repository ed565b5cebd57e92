import type { Row } from './campus-query.ts';

/** What a query of TanStack Query holds, as a row; undefined while it has none. */
export function rowOf(data: unknown): Row<unknown> | undefined {
  return typeof data === 'object' && data !== null && 'data' in data && 'asOf' in data && 'at' in data
    ? { data: data.data, asOf: Number(data.asOf), at: Number(data.at) }
    : undefined;
}
