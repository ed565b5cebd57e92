import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';

type Leave = () => Promise<void>;

/** The exercises of a lesson that are open: each says its last word before the lesson goes, also by the browser's own way back. */
export function useOpenExercises() {
  const [open] = useState(() => new Set<Leave>());
  const [onOpen] = useState(() => (leave: Leave) => {
    open.add(leave);
    return (): void => {
      open.delete(leave);
    };
  });
  const leaveAll = async (): Promise<void> => {
    await Promise.all(Array.from(open, (leave) => leave()));
  };
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: async ({ current, next }) => {
      if (current.pathname !== next.pathname) await leaveAll();
      return false;
    },
  });
  return { onOpen, leaveAll };
}
