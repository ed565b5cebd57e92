import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardCode,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { plainList } from '#ui/layout/layout.css.ts';
import * as styles from './sortable-list.css.ts';

type SortableRow = { key: string; name: string; content: ReactNode };
type SortableRowsProps = {
  label: string;
  rows: readonly SortableRow[];
  /** Put down, and not kept yet. */
  held: string | undefined;
  onMove: (from: number, to: number) => void;
};

/** A finger that goes on within this time, or further than this, scrolls the page (LIST-6). */
const TOUCH = { delay: 180, tolerance: 8 };
/** A mouse that is pressed and let go has moved nothing. */
const MOUSE = { distance: 4 };
/** Whoever tabs away has not put it down: it goes back to where it was. */
const KEYS = {
  start: [KeyboardCode.Space, KeyboardCode.Enter],
  end: [KeyboardCode.Space, KeyboardCode.Enter],
  cancel: [KeyboardCode.Esc, KeyboardCode.Tab],
};

/** One column: nothing goes sideways. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });
const modifiers = [upAndDown];

/** The rows of a sortable list with their handles. */
export function SortableRows({ label, rows, held, onMove }: SortableRowsProps): ReactNode {
  const { t } = useLingui();
  const keys = rows.map(({ key }) => key);
  const sensors = useSensors(
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
    useSensor(MouseSensor, { activationConstraint: MOUSE }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, keyboardCodes: KEYS }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent): void => {
    const from = keys.indexOf(String(active.id));
    const to = over === null ? from : keys.indexOf(String(over.id));
    if (from !== to) onMove(from, to);
  };
  const draggable = t`Press Space to pick it up, the arrow keys to move it, Space to put it down, Escape to leave it where it was.`;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={modifiers}
      accessibility={{ screenReaderInstructions: { draggable }, announcements: useAnnouncements(rows) }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol className={classNames(plainList, styles.list)} aria-label={label}>
          {rows.map((row) => (
            <RowWithHandle key={row.key} row={row} isHeld={row.key === held} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function RowWithHandle({ row, isHeld }: { row: SortableRow; isHeld: boolean }): ReactNode {
  const { t } = useLingui();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: row.key,
  });
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-held={isDragging || isHeld || undefined}
      aria-busy={isHeld || undefined}
      style={{ ...assignInlineVars({ [styles.shift]: `${transform?.y ?? 0}px` }), transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={styles.handle}
        aria-label={t`Move ${row.name}`}
        aria-describedby={attributes['aria-describedby']}
        aria-pressed={isDragging}
        {...listeners}
      >
        <Icon of={GripVertical} />
      </button>
      <div className={styles.content}>{row.content}</div>
    </li>
  );
}

/** What is announced while something is moved: where it would stand, and where it stays. */
function useAnnouncements(rows: readonly SortableRow[]): Announcements {
  const { t } = useLingui();
  const total = rows.length;
  const placeOf = (id: UniqueIdentifier): number => rows.findIndex(({ key }) => key === id) + 1;
  const announcement = (of: UniqueIdentifier, over: UniqueIdentifier): string => {
    const name = rows[placeOf(of) - 1]?.name ?? '';
    const place = placeOf(over);
    return t`${name}: place ${place} of ${total}`;
  };
  return {
    onDragStart: ({ active }) => announcement(active.id, active.id),
    onDragOver: ({ active, over }) => announcement(active.id, (over ?? active).id),
    onDragEnd: ({ active, over }) => announcement(active.id, (over ?? active).id),
    onDragCancel: ({ active }) => announcement(active.id, active.id),
  };
}
