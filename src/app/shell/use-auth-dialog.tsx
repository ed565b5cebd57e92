import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ComponentProps, type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import { rememberPath, takeRememberedPath } from '#device/session/session.ts';
import type { AuthDialog, DialogForm } from '#features/register/auth-dialog.tsx';
import { type AuthPlace, authPath } from '#features/session/auth-path.ts';
import { from } from '#ui/theme/media.ts';

type Dialog = ComponentType<ComponentProps<typeof AuthDialog>>;

/**
 * Login and registration open over the page that one reads, and lead back to it (ROUTE-13). They stay links: on a phone each
 * is a page of its own, and so it is where the dialog cannot be had.
 */
export function useAuthDialog(place: AuthPlace): {
  openAs: (form: DialogForm) => (event: MouseEvent) => void;
  /** At once, on a phone too: somebody wants to do what needs a person. */
  open: (form: DialogForm) => void;
  dialog: ReactNode;
} {
  const { href } = useLocation();
  const navigate = useNavigate();
  const [form, setForm] = useState<DialogForm>();
  const [brought, setBrought] = useState<{ Dialog: Dialog }>();
  const open = async (wanted: DialogForm): Promise<void> => {
    rememberPath(href);
    try {
      const { AuthDialog: Dialog } = await import('#features/register/auth-dialog.tsx');
      setBrought({ Dialog });
      setForm(wanted);
    } catch {
      await navigate({ to: authPath(wanted, place) });
    }
  };
  const openAs = (wanted: DialogForm) => (event: MouseEvent) => {
    const isForNewTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (isForNewTab) return;
    if (!matchMedia(from('sm')).matches) return rememberPath(href);
    event.preventDefault();
    void open(wanted);
  };
  const change = (next: DialogForm | undefined): void => {
    setForm(next);
    // Who closes it has not come in: another login leads to where it belongs.
    if (next === undefined) takeRememberedPath();
  };
  return {
    openAs,
    open: (wanted) => void open(wanted),
    dialog: brought && <brought.Dialog form={form} onChange={change} place={place} />,
  };
}
