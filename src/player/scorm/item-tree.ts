import type { ScormItem } from '#campus/packages/package-index.ts';

/** An item that shows something. */
export type Leaf = ScormItem & { readonly href: string };

export function everyItem(items: readonly ScormItem[]): readonly ScormItem[] {
  return items.flatMap((item) => [item, ...everyItem(item.children)]);
}

/** In the order of the table of contents. */
export function leavesOf(items: readonly ScormItem[]): readonly Leaf[] {
  return everyItem(items).flatMap((item) => (item.href === null ? [] : [{ ...item, href: item.href }]));
}
