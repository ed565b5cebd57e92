import { Trans } from '@lingui/react/macro';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { SHOW_MORE_DEBOUNCE, SHOW_MORE_EXCESS_PX, SHOW_MORE_MIN_HEIGHT_PX } from '#campus/limits.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { Button } from './button.tsx';
import * as styles from './show-more.css.ts';

const FOLD_FROM_PX = SHOW_MORE_MIN_HEIGHT_PX + SHOW_MORE_EXCESS_PX;

/** Whoever tabs into the hidden part opens it. */
function useFocusInside(content: RefObject<HTMLElement | null>, onFocus: () => void): void {
  const open = useEffectEvent(onFocus);
  useEffect(() => {
    const element = content.current;
    const listen = () => open();
    element?.addEventListener('focusin', listen);
    return () => element?.removeEventListener('focusin', listen);
  }, [content]);
}

/**
 * Whether the content is tall enough to be worth folding; measured again when it grows, as pictures arrive. The first time
 * it is heard of with the frame that lays it out, and folded before that is painted: a screen of several texts that each
 * asked for its height would be laid out once for each.
 */
function useTall(content: RefObject<HTMLElement | null>): boolean {
  const [tall, setTall] = useState(false);
  useLayoutEffect(() => {
    const element = content.current;
    if (element === null) return undefined;
    let later: ReturnType<typeof setTimeout> | undefined;
    let isFirst = true;
    const observer = new ResizeObserver(([change]) => {
      clearTimeout(later);
      if (isFirst && change !== undefined) flushSync(() => setTall(change.contentRect.height > FOLD_FROM_PX));
      else later = setTimeout(() => setTall(element.scrollHeight > FOLD_FROM_PX), SHOW_MORE_DEBOUNCE);
      isFirst = false;
    });
    for (const child of element.children) observer.observe(child);
    return () => {
      clearTimeout(later);
      observer.disconnect();
    };
  }, [content]);
  return tall;
}

/** Folds long text to 200 px, if that hides more than 80 (DESIGN-17). */
export function ShowMore({ children }: { children: ReactNode }): ReactNode {
  const content = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const tall = useTall(content);
  const id = useId();
  useFocusInside(content, () => setOpen(true));
  return (
    <Stack gap="xs">
      <div ref={content} id={id} className={tall && !open ? styles.folded : undefined}>
        <div>{children}</div>
      </div>
      {tall && (
        <Button
          variant="quiet"
          size="sm"
          className={styles.more}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? <Trans>Show less</Trans> : <Trans>Show more</Trans>}
        </Button>
      )}
    </Stack>
  );
}
