import GripVertical from 'lucide-react/icons/grip-vertical';
import { lazy, type ReactNode, Suspense } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { plainList } from '#ui/layout/layout.css.ts';
import { movedItem } from './moved-item.ts';
import * as styles from './sortable-list.css.ts';

interface SortableListProps<T> {
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  nameOf: (item: T) => string;
  /** `moved`: the key of what was put down. */
  onOrder: (items: readonly T[], moved: string) => void;
  /** What was put down and is not kept yet: it looks as if it were still in the hand. */
  held?: string | undefined;
  /** What stands in a row beside its handle; `move` is for its menu, which everybody can use (WCAG 2.2, 2.5.7). */
  children: (item: T, place: { at: number; move: (to: number) => void }) => ReactNode;
}

type StillRow = { key: string; content: ReactNode };

/** The handles are a part of their own: only who brings something into an order loads the library that follows the finger. */
const SortableRows = lazy(async () => ({ default: (await import('./sortable-rows.tsx')).SortableRows }));

/**
 * Rows that a person brings into an order: by a handle under the finger or with the keyboard, or by the menu of a row
 * (LIST-6).
 */
export function SortableList<T>({
  label,
  items,
  keyOf,
  nameOf,
  onOrder,
  held,
  children,
}: SortableListProps<T>): ReactNode {
  const move = (from: number, to: number): void => {
    const moved = items[from];
    if (moved !== undefined) onOrder(movedItem(items, from, to), keyOf(moved));
  };
  const rows = items.map((item, at) => ({
    key: keyOf(item),
    name: nameOf(item),
    content: children(item, { at, move: (to) => move(at, to) }),
  }));
  return (
    <Suspense fallback={<StillRows label={label} rows={rows} />}>
      <SortableRows label={label} rows={rows} held={held} onMove={move} />
    </Suspense>
  );
}

/** The same rows at the same places, until their handles can be taken; a menu that opened here would go away with them. */
function StillRows({ label, rows }: { label: string; rows: readonly StillRow[] }): ReactNode {
  return (
    <ol inert className={classNames(plainList, styles.list)} aria-label={label}>
      {rows.map(({ key, content }) => (
        <li key={key} className={styles.row}>
          <span className={styles.handle}>
            <Icon of={GripVertical} />
          </span>
          <div className={styles.content}>{content}</div>
        </li>
      ))}
    </ol>
  );
}
