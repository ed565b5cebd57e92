import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { movedItem } from './moved-item.ts';

/** What is held: where it came from, where it would go; under a finger, how far it is from its place and how much room it leaves, px. */
export type Held = { from: number; to: number; by: 'finger' | 'keys'; offset: number; room: number };

type Grip = { y: number; scroll: number; middles: readonly number[] };

/** How near to the edge of the glass the page begins to move along, and by how much for each move of the finger. */
const EDGE_PX = 72;
const SCROLL_PX = 14;

type Sorting = {
  list: RefObject<HTMLOListElement | null>;
  length: number;
  onMove: (from: number, to: number) => void;
};

/** Moves rows of a list by their handles: under a finger or a mouse, or taken up and put down by the keyboard. */
export function useSorting({ list, length, onMove }: Sorting) {
  const [held, hold] = useState<Held>();
  const grip = useRef<Grip>(undefined);
  const putDown = (isMeant: boolean): void => {
    grip.current = undefined;
    hold(undefined);
    if (isMeant && held !== undefined && held.from !== held.to) onMove(held.from, held.to);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>, from: number): void => {
    if (event.button !== 0 || list.current === null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const rects = [...list.current.children].map((row) => row.getBoundingClientRect());
    const gap = (rects[1]?.top ?? 0) - (rects[0]?.bottom ?? 0);
    grip.current = { y: event.clientY, scroll: scrollY, middles: rects.map(({ top, height }) => top + height / 2) };
    hold({ from, to: from, by: 'finger', offset: 0, room: (rects[from]?.height ?? 0) + gap });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const { current } = grip;
    if (current === undefined || held === undefined) return;
    scrollAlong(event.clientY);
    const offset = event.clientY - current.y + scrollY - current.scroll;
    hold({ ...held, offset, to: placeAt(current.middles, held.from, offset) });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, from: number): void => {
    const wish = wishOf(event.key);
    if (wish === undefined || (held === undefined && wish !== 'press')) return;
    event.preventDefault();
    if (held === undefined) hold({ from, to: from, by: 'keys', offset: 0, room: 0 });
    else if (wish === 'press' || wish === 'leave') putDown(wish === 'press');
    else hold({ ...held, to: Math.min(Math.max(held.to + wish, 0), length - 1) });
  };
  return {
    held,
    handlers: (from: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => onPointerDown(event, from),
      onPointerMove,
      onPointerUp: () => (grip.current === undefined ? undefined : putDown(true)),
      onPointerCancel: () => putDown(false),
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => onKeyDown(event, from),
      // Whoever tabs away has not put it down: it stays where it was.
      onBlur: () => (held?.by === 'keys' ? putDown(false) : undefined),
    }),
  };
}

function wishOf(key: string): -1 | 1 | 'press' | 'leave' | undefined {
  switch (key) {
    case 'ArrowUp':
      return -1;
    case 'ArrowDown':
      return 1;
    case ' ':
    case 'Enter':
      return 'press';
    case 'Escape':
      return 'leave';
    default:
      return undefined;
  }
}

/** Where the middle of what is held would stand among the others. */
function placeAt(middles: readonly number[], from: number, offset: number): number {
  const middle = (middles[from] ?? 0) + offset;
  return middles.filter((each, at) => (at < from ? each < middle : at > from && each <= middle)).length;
}

function scrollAlong(y: number): void {
  if (y < EDGE_PX) scrollBy(0, -SCROLL_PX);
  else if (y > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX);
}

/** The order that is shown while something is held by the keyboard: the row itself goes along, with the focus. */
export function asHeld<T>(items: readonly T[], held: Held | undefined): readonly T[] {
  return held?.by === 'keys' ? movedItem(items, held.from, held.to) : items;
}
