import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Bounds of the scale: small pictures can be enlarged, large ones fit the screen. */
const LARGEST = 8;
const STEP = 1.5;
const QUARTER = 90;
const WHOLE = 360;
const WHEEL_STEP = 0.01;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Zoom {
  /** Degrees, clockwise. */
  readonly turned: number;
  /** 1 is the picture's own size. */
  readonly scale: number;
  readonly isFitted: boolean;
  /** Size of the picture after rotation. */
  readonly seen: Size;
  larger(): void;
  smaller(): void;
  fit(): void;
  fullSize(): void;
  turn(): void;
}

/** Scale of a picture on its stage. It fits the stage until the reviewer changes it. */
export function useZoom(stage: RefObject<HTMLElement | null>, natural: Size): Zoom {
  const room = useRoom(stage);
  const [chosen, setChosen] = useState<number>();
  const [turned, setTurned] = useState(0);
  const lying = turned % (2 * QUARTER) === 0 ? natural : { width: natural.height, height: natural.width };
  const fitted = Math.min(1, room.width / lying.width, room.height / lying.height);
  const scale = chosen ?? fitted;
  const set = (next: number): void => setChosen(Math.min(LARGEST, Math.max(Math.min(fitted, 1), next)));
  const seen = { width: Math.round(lying.width * scale), height: Math.round(lying.height * scale) };
  useMiddle(stage, scale);
  usePinch(stage, scale, set);
  return {
    turned,
    scale,
    isFitted: chosen === undefined,
    seen,
    larger: () => set(scale * STEP),
    smaller: () => set(scale / STEP),
    fit: () => setChosen(undefined),
    fullSize: () => setChosen(1),
    turn: () => {
      setTurned((turned + QUARTER) % WHOLE);
      setChosen(undefined);
    },
  };
}

/** Size of the stage, updated when the device is rotated. */
function useRoom(stage: RefObject<HTMLElement | null>): Size {
  const [room, setRoom] = useState<Size>({ width: 1, height: 1 });
  useLayoutEffect(() => {
    const element = stage.current;
    if (element === null) return undefined;
    // Excludes scroll bars, which appear and disappear with the picture's size.
    const measure = (): void => setRoom({ width: element.offsetWidth - 2, height: element.offsetHeight - 2 });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  return room;
}

/** Keeps the centre of the view in place. */
function useMiddle(stage: RefObject<HTMLElement | null>, scale: number): void {
  const before = useRef(scale);
  useLayoutEffect(() => {
    const element = stage.current;
    const ratio = scale / before.current;
    before.current = scale;
    if (element === null || ratio === 1) return;
    element.scrollLeft = (element.scrollLeft + element.clientWidth / 2) * ratio - element.clientWidth / 2;
    element.scrollTop = (element.scrollTop + element.clientHeight / 2) * ratio - element.clientHeight / 2;
  }, [stage, scale]);
}

/** Two fingers, or the wheel with Ctrl, as a touchpad sends it. */
function usePinch(stage: RefObject<HTMLElement | null>, scale: number, set: (scale: number) => void): void {
  const fingers = useRef(new Map<number, PointerEvent>());
  const wheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    set(scale * Math.exp(-event.deltaY * WHEEL_STEP));
  });
  const move = useEffectEvent((event: PointerEvent) => {
    const held = fingers.current;
    if (!held.has(event.pointerId)) return;
    const before = distanceOf(held);
    held.set(event.pointerId, event);
    const after = distanceOf(held);
    if (before !== undefined && after !== undefined && before > 0) set((scale * after) / before);
  });
  useEffect(() => {
    const element = stage.current;
    if (element === null) return undefined;
    const held = fingers.current;
    const listening = new AbortController();
    const { signal } = listening;
    const release = ({ pointerId }: PointerEvent): boolean => held.delete(pointerId);
    element.addEventListener('wheel', wheel, { signal, passive: false });
    element.addEventListener(
      'pointerdown',
      (event) => {
        if (event.pointerType === 'touch') held.set(event.pointerId, event);
      },
      { signal },
    );
    element.addEventListener('pointermove', move, { signal });
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      element.addEventListener(end, release, { signal });
    return () => {
      listening.abort();
      held.clear();
    };
  }, [stage]);
}

function distanceOf(fingers: ReadonlyMap<number, PointerEvent>): number | undefined {
  const [one, other, third] = fingers.values();
  if (one === undefined || other === undefined || third !== undefined) return undefined;
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
