import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './popover.css.ts';

type Props = {
  /** What was tapped: it gets the focus back. */
  anchor: HTMLElement;
  /** For ears. */
  label: string;
  onClose: () => void;
  children: ReactNode;
};

/** px */
const GAP = 6;
const EDGE = 16;

/** An explanation beside what was tapped. Escape, a tap elsewhere or the next Tab closes it. */
export function Popover({ anchor, label, onClose, children }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    putBeside(element, anchor);
    anchor.setAttribute('aria-expanded', 'true');
    element.focus({ preventScroll: true });
    return () => {
      anchor.setAttribute('aria-expanded', 'false');
    };
  }, [anchor]);
  const elsewhere = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Node) || box.current?.contains(target) || anchor.contains(target)) return;
    onClose();
  });
  const close = useEffectEvent(onClose);
  useEffect(() => {
    document.addEventListener('pointerdown', elsewhere);
    addEventListener('resize', close);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      removeEventListener('resize', close);
    };
  }, []);
  const press = (event: KeyboardEvent): void => {
    // Arrows and letters are the reader's, not while something is explained.
    event.stopPropagation();
    if (event.key === 'Escape') back(event);
    else if (event.key === 'Tab' && isAtEnd(event)) {
      // From what was tapped, the browser goes on to what comes next.
      anchor.focus({ preventScroll: true });
      onClose();
    }
  };
  const back = (event: KeyboardEvent): void => {
    event.preventDefault();
    anchor.focus({ preventScroll: true });
    onClose();
  };
  return createPortal(
    <div ref={box} role="dialog" aria-label={label} tabIndex={-1} className={styles.popover} onKeyDown={press}>
      {children}
    </div>,
    document.body,
  );
}

function isAtEnd({ shiftKey, currentTarget, target }: KeyboardEvent): boolean {
  const ways = [...currentTarget.querySelectorAll('a[href], button')];
  if (shiftKey) return target === currentTarget || target === ways[0];
  return ways.length === 0 || target === ways.at(-1);
}

/** Below it, or above where there is no room; wholly on the screen. */
function putBeside(element: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const right = document.documentElement.clientWidth - width - EDGE;
  const start = getComputedStyle(anchor).direction === 'rtl' ? at.right - width : at.left;
  const isBelow = at.bottom + GAP + height <= innerHeight || at.top - GAP - height < 0;
  element.style.left = `${scrollX + Math.max(EDGE, Math.min(start, right))}px`;
  element.style.top = `${scrollY + (isBelow ? at.bottom + GAP : at.top - GAP - height)}px`;
}
