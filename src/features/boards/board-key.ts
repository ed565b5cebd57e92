/** All that is read of one board. */
export function boardKey(id: string) {
  return ['boards', id] as const;
}
