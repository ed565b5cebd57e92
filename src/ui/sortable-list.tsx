import { useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { type ReactNode, useId, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { plainList } from './layout.css.ts';
import { movedItem } from './moved-item.ts';
import * as styles from './sortable-list.css.ts';
import { visuallyHidden } from './theme/text.css.ts';
import { asHeld, type Held, useSorting } from './use-sorting.ts';

interface SortableListProps<T> {
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  nameOf: (item: T) => string;
  onOrder: (items: readonly T[]) => void;
  /** What stands in a row beside its handle; `move` is for its menu, which everybody can use (WCAG 2.2, 2.5.7). */
  children: (item: T, place: { at: number; move: (to: number) => void }) => ReactNode;
}

/**
 * Rows that a person brings into an order: by a handle under the finger or with the keyboard, or by the menu of a row. Our own,
 * since it is one column with one handle: the libraries that can do this bring trees, grids and drop zones of 15 KB and more.
 */
export function SortableList<T>({ label, items, keyOf, nameOf, onOrder, children }: SortableListProps<T>): ReactNode {
  const { t } = useLingui();
  const list = useRef<HTMLOListElement>(null);
  const hint = useId();
  const move = (from: number, to: number): void => onOrder(movedItem(items, from, to));
  const { held, handlers } = useSorting({ list, length: items.length, onMove: move });
  const heldItem = held && items[held.from];
  const place = (held?.to ?? 0) + 1;
  const total = items.length;
  const name = heldItem && nameOf(heldItem);
  return (
    <>
      <p id={hint} className={visuallyHidden}>
        {t`Press Space to pick it up, the arrow keys to move it, Space to put it down, Escape to leave it where it was.`}
      </p>
      <div className={visuallyHidden} role="status">
        {name !== undefined && t`${name}: place ${place} of ${total}`}
      </div>
      <ol ref={list} className={classNames(plainList, styles.list)} aria-label={label} data-moving={held && ''}>
        {asHeld(items, held).map((item) => {
          const at = items.indexOf(item);
          const isHeld = held?.from === at;
          return (
            <li
              key={keyOf(item)}
              className={styles.row}
              data-held={isHeld || undefined}
              style={held && assignInlineVars({ [styles.shift]: `${shiftOf(held, at)}px` })}
            >
              <button
                type="button"
                className={styles.handle}
                aria-label={t`Move ${nameOf(item)}`}
                aria-describedby={hint}
                aria-pressed={isHeld}
                {...handlers(at)}
              >
                <Icon of={GripVertical} />
              </button>
              <div className={styles.content}>{children(item, { at, move: (to) => move(at, to) })}</div>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** Under a finger the held row follows it, and those that it has passed make room. */
function shiftOf({ by, from, to, offset, room }: Held, at: number): number {
  if (by === 'keys') return 0;
  if (at === from) return offset;
  if (from < at && at <= to) return -room;
  return to <= at && at < from ? room : 0;
}
