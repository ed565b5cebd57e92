import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { OVERLAY_REMOVE } from '#campus/limits.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Heading } from '#ui/text/heading.tsx';
import * as styles from './overlay.css.ts';

export interface OverlayProps {
  open: boolean;
  /** The person wants to leave: Escape, a tap beside it, or its cross. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons at the end, the primary last. */
  actions?: ReactNode;
  /** Off where a choice must be made: no cross, and a tap beside it does nothing. Escape still asks to close. */
  dismissible?: boolean;
}

/** Keeps the element for the time that it takes to go (DESIGN-11), then closes it, which gives the focus back. */
function useNativeDialog(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!present || element === null) return undefined;
    if (!element.open) element.showModal();
    return () => element.close();
  }, [present]);
  useEffect(() => {
    if (open || !present) return undefined;
    const removal = setTimeout(() => {
      // Closed while it is still on the page: only then the browser gives the focus back.
      dialog.current?.close();
      setPresent(false);
    }, OVERLAY_REMOVE);
    return () => clearTimeout(removal);
  }, [open, present]);
  return { dialog, present };
}

/** A tap on the backdrop is a click on the dialog itself, since its content fills it. Escape is the same for the keyboard. */
function useTapBeside(dialog: RefObject<HTMLDialogElement | null>, present: boolean, onTap: () => void): void {
  const tap = useEffectEvent(onTap);
  useEffect(() => {
    const element = dialog.current;
    if (!present || element === null) return undefined;
    const listen = (event: MouseEvent) => {
      if (event.target === element) tap();
    };
    element.addEventListener('click', listen);
    return () => element.removeEventListener('click', listen);
  }, [dialog, present]);
}

/** The base of dialog and sheet: the browser's own, which traps the focus, hides the rest and gives the focus back. */
export function Overlay(props: OverlayProps & { shape: keyof typeof styles.shape }): ReactNode {
  const { open, onClose, title, children, actions, dismissible = true, shape } = props;
  const { dialog, present } = useNativeDialog(open);
  const titleId = useId();
  const { t } = useLingui();
  useTapBeside(dialog, present, () => {
    if (dismissible) onClose();
  });
  if (!present) return null;
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={classNames(styles.overlay, styles.shape[shape])}
      data-closing={open ? undefined : ''}
      onCancel={cancel}
    >
      <div className={styles.content}>
        <div className={styles.head}>
          <Heading level={2} size="title-l" id={titleId} className={styles.title}>
            {title}
          </Heading>
          {dismissible && <IconButton icon={X} label={t`Close`} onClick={onClose} />}
        </div>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}
