import { createStore } from '#campus/create-store.ts';

export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface ToastInput {
  kind: 'success' | 'info' | 'error';
  /** Already in the person's language. */
  message: string;
  /** What to do about it, two things at most; each must be possible in place too (WCAG 2.2.1). */
  actions?: readonly ToastAction[];
  /** Until it is closed: a choice that should not pass by. Errors stay anyway. */
  stays?: true;
}

export interface Toast extends ToastInput {
  id: number;
}

/** More than this at once nobody reads; the oldest makes room. */
const SHOWN_AT_MOST = 3;

const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

export function dismissToast(id: number): void {
  toasts.set(toasts.read().filter((toast) => toast.id !== id));
}

/** Says something in passing. Every failure is visible in place too (DESIGN-15). Returns how to take it back. */
export function notify(input: ToastInput): () => void {
  lastId += 1;
  const toast = { ...input, id: lastId };
  // The same words again do not pile up: they start anew.
  const others = toasts.read().filter(({ message }) => message !== input.message);
  toasts.set([...others, toast].slice(-SHOWN_AT_MOST));
  return () => dismissToast(toast.id);
}

/** For `useSyncExternalStore`. */
export const toastStore = {
  read: toasts.read,
  subscribe: toasts.subscribe,
};
