import type { ScormItem } from '#campus/packages/package-index.ts';
import { isDone, type StatusOf } from '#campus/scorm/prerequisites.ts';
import { everyItem } from './item-tree.ts';

/** Status of an item that shows something. */
export type KnownStatus = (item: string) => string;

/** A chapter is completed when all in it is; what is reported of one that does not exist is not met. */
export function statusIn(items: readonly ScormItem[], known: KnownStatus): StatusOf {
  const all = new Map(everyItem(items).map((item) => [item.id, item]));
  const isWhole = (item: ScormItem): boolean => {
    const own = item.href === null || isDone(known(item.id));
    return own && item.children.every(isWhole);
  };
  return (id) => {
    const item = all.get(id);
    if (item === undefined || item.children.length === 0) return known(id);
    return isWhole(item) ? 'completed' : 'incomplete';
  };
}
