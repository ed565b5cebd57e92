import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LeavePageDialog } from '#ui/leave-page-dialog.tsx';

/** Holds up whatever leads to another page of the campus, and asks. */
export function LeaveQuestion(): ReactNode {
  const { status, proceed, reset } = useBlocker({
    enableBeforeUnload: false,
    withResolver: true,
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname,
  });
  return <LeavePageDialog open={status === 'blocked'} onStay={() => reset?.()} onLeave={() => proceed?.()} />;
}
