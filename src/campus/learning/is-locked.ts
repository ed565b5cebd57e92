import type { Prerequisite } from './learning-item.ts';

/** An unfinished prerequisite locks card and hero (LEARN-4). */
export function isLocked({ prerequisite }: { prerequisite: Prerequisite | null }): boolean {
  return prerequisite !== null && prerequisite.status.denomination !== 'COMPLETED';
}
