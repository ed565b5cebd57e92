/** The same items with one of them in another place. */
export function movedItem<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const moved = items.slice(from, from + 1);
  const others = items.filter((_, at) => at !== from);
  return [...others.slice(0, to), ...moved, ...others.slice(to)];
}
