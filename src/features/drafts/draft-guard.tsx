import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LeavePageDialog } from '#ui/overlays/leave-page-dialog.tsx';

/**
 * Asks before a page with unsent words is left (ROUTE-10): they are kept as a draft, and whoever goes on should know that
 * nobody has them yet. A page that is closed or loaded anew is not held up, since nothing is lost. Not in a file of its
 * own: it has to hold from the first key on.
 */
export function DraftGuard({ hasDraft }: { hasDraft: boolean }): ReactNode {
  const { status, proceed, reset } = useBlocker({
    enableBeforeUnload: false,
    withResolver: true,
    shouldBlockFn: ({ current, next }) => hasDraft && current.pathname !== next.pathname,
  });
  return <LeavePageDialog open={status === 'blocked'} onStay={() => reset?.()} onLeave={() => proceed?.()} />;
}
