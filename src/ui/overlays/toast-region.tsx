import { useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { TOAST_HIDE, TOAST_WITH_ACTION_HIDE } from '#campus/limits.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { plainList } from '#ui/layout/layout.css.ts';
import { visuallyHidden } from '#ui/theme/text.css.ts';
import { dismissToast, type Toast, type ToastAction, toastStore } from './notify.ts';
import * as styles from './toast-region.css.ts';

const SIGNS = { success: CircleCheck, info: Info, error: CircleAlert };

/** How long it stays; an error until it is closed (DESIGN-15). */
function lifeOf({ kind, actions = [], stays }: Toast): number | undefined {
  if (kind === 'error' || stays) return undefined;
  return actions.length > 0 ? TOAST_WITH_ACTION_HIDE : TOAST_HIDE;
}

function ToastCard({ toast, held }: { toast: Toast; held: boolean }): ReactNode {
  const { t } = useLingui();
  const life = lifeOf(toast);
  const { id, kind, message, actions = [] } = toast;
  useEffect(() => {
    // Looked at or reached for, it waits; afterwards its whole time begins anew, which is kinder than the rest of it.
    if (held || life === undefined) return undefined;
    const end = setTimeout(() => dismissToast(id), life);
    return () => clearTimeout(end);
  }, [held, life, id]);
  const act = (action: ToastAction): void => {
    dismissToast(id);
    action.onPress();
  };
  return (
    <li className={styles.toast}>
      <Icon of={SIGNS[kind]} className={styles.sign[kind]} />
      <span className={styles.message} dir="auto">
        {message}
      </span>
      {actions.length > 0 && (
        <span className={actions.length > 1 ? styles.manyActions : undefined}>
          {actions.map((action) => (
            <Button key={action.label} variant="quiet" size="sm" onClick={() => act(action)}>
              {action.label}
            </Button>
          ))}
        </span>
      )}
      <IconButton icon={X} label={t`Close`} className={styles.close} onClick={() => dismissToast(id)} />
    </li>
  );
}

/** In the top layer and, with each new message, above whatever came there since; where there is no popover, simply fixed. */
function useTopLayer(shown: readonly Toast[]) {
  const region = useRef<HTMLElement>(null);
  const newest = shown.at(-1)?.id;
  useEffect(() => {
    const element = region.current;
    if (element === null || !('showPopover' in element)) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (newest !== undefined) element.showPopover();
  }, [newest]);
  return region;
}

/**
 * Where `notify` speaks. Two live regions are there from the start, since a screen reader says only what changes in a region
 * that it knows. Our own and not React Aria's, which was tried: 18 KB compressed against 1, a `<style>` that the policy must
 * allow by hash, and loaded on first need it would have to be fetched just when the network is gone.
 */
export function ToastRegion(): ReactNode {
  const { t } = useLingui();
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read);
  const [held, setHeld] = useState(false);
  const region = useTopLayer(toasts);
  const latest = toasts.at(-1);
  return (
    <>
      <div className={visuallyHidden} role="status">
        {latest && latest.kind !== 'error' && latest.message}
      </div>
      <div className={visuallyHidden} role="alert">
        {latest?.kind === 'error' && latest.message}
      </div>
      <section
        ref={region}
        popover="manual"
        aria-label={t`Messages`}
        className={styles.region}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <ul className={classNames(plainList, styles.list)}>
          {toasts.map((toast) => (
            <ToastCard key={toast.id} toast={toast} held={held} />
          ))}
        </ul>
      </section>
    </>
  );
}
